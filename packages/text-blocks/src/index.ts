export type { TextBlock, TextBlockOptions } from '@jangts/types';
export { splitTextBlocks } from './split-text-blocks.js';
export * as TextBlocks from './text-blocks.js';
