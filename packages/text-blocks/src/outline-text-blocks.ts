import type { TextBlock, TextBlockHeading, TextBlockOutline } from '@jangts/types';
import { findStructure } from './find-structure.js';
import { joinBlocks } from './join-blocks.js';
import { headingTitle } from './line-rules.js';

/**
 * Tells under which headings each block stands.
 *
 * @throws TypeError when `blocks` is no array of text blocks.
 * @throws RangeError when the blocks are not those of one text, in order and without gaps.
 */
export function outlineTextBlocks(blocks: readonly TextBlock[]): TextBlockOutline[] {
  const { text, offset, bounds, numbers } = joinBlocks(blocks);
  const { headings } = findStructure(text, offset === 0);
  const outlines: TextBlockOutline[] = [];
  let path: readonly TextBlockHeading[] = [];
  let next = 0;
  for (let index = 0; index < numbers.length; index++) {
    let pathOfBlock = path;
    const firstOfBlock = next;
    for (; next < headings.length && headings[next]!.start < bounds[index + 1]!; next++) {
      const { level, start, mark, end } = headings[next]!;
      const title = headingTitle(text, mark, end);
      path = [...path.filter(heading => heading.level < level), { level, title, start: offset + start }];
      if (next === firstOfBlock) pathOfBlock = path;
    }
    outlines.push({ number: numbers[index]!, path: pathOfBlock });
  }
  return outlines;
}
