export type * from '@jangts/types';
export type { ContextError } from '@jangts/context';
// Documented here as a value, beside the types that it works with.
export { splitTextBlocks } from '@jangts/text-blocks';
