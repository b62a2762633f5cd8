export type {
  TextBlock,
  TextBlockOptions,
  TextBlockReadable,
  TextBlockReader,
  TextBlockSource,
} from '@jangts/types';
export { splitTextBlocks } from './split-text-blocks.js';
export { streamTextBlocks } from './stream-text-blocks.js';
export * as TextBlocks from './text-blocks.js';
