export { splitTextBlocks as split } from './split-text-blocks.js';
