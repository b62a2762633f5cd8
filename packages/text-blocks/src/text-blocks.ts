export { cutTextBlock as cut } from './cut-text-block.js';
export { outlineTextBlocks as outline } from './outline-text-blocks.js';
export { packTextBlocks as pack } from './pack-text-blocks.js';
export { splitTextBlocks as split } from './split-text-blocks.js';
export { streamTextBlocks as stream } from './stream-text-blocks.js';
