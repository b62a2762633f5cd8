export { splitTextBlocks as split } from './split-text-blocks.js';
export { streamTextBlocks as stream } from './stream-text-blocks.js';
