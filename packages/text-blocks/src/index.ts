export type {
  TextBlock,
  TextBlockCutOptions,
  TextBlockHeading,
  TextBlockOptions,
  TextBlockOutline,
  TextBlockPackOptions,
  TextBlockReadable,
  TextBlockReader,
  TextBlockSource,
} from '@jangts/types';
export { cutTextBlock } from './cut-text-block.js';
export { outlineTextBlocks } from './outline-text-blocks.js';
export { packTextBlocks } from './pack-text-blocks.js';
export { splitTextBlocks } from './split-text-blocks.js';
export { streamTextBlocks } from './stream-text-blocks.js';
/** Splitting, streaming, packing, outlining and cutting, under short names. */
export * as TextBlocks from './text-blocks.js';
