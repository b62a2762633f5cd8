import type { TextBlock } from '@jangts/types';

/** The blocks that have these texts, one after the other. */
export function asBlocks(texts: readonly string[]): TextBlock[] {
  let end = 0;
  return texts.map((text, index) => ({ number: index + 1, start: end, end: (end += text.length), text }));
}
