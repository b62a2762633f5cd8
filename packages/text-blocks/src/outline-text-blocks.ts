import type { TextBlock, TextBlockHeading, TextBlockOutline } from '@jangts/types';
import { RULE } from './constants.js';
import { headingTitle } from './heading-title.js';
import { readBlocks } from './read-blocks.js';

/**
 * Tells under which headings each block stands: those in force where it starts, and the first one of its own.
 *
 * `blocks` are those of one text or any stretch of them; headings before the first one are not known. All headings of a
 * block count for the blocks behind it, also when it is one that `packTextBlocks` made. Underlined headings are not
 * known, and titles stay as they are written: inline marks are not taken away.
 *
 * @throws TypeError when `blocks` is no array of text blocks.
 * @throws RangeError when the blocks are not those of one text, in order and without gaps (the message names the
 * index).
 * @example
 * ```ts
 * const blocks = splitTextBlocks('# Tea\n\n## Green\n\nLet it cool.\n', { targetChars: 40 });
 * const outline = outlineTextBlocks(blocks);
 * outline.map(({ path }) => path.map(({ title }) => title)); // [['Tea'], ['Tea', 'Green'], ['Tea', 'Green']]
 * outline[2].path[1]; // { level: 2, title: 'Green', start: 7 }
 * ```
 */
export function outlineTextBlocks(blocks: readonly TextBlock[]): TextBlockOutline[] {
  const { copies, marks } = readBlocks(blocks);
  let path: readonly TextBlockHeading[] = [];
  let next = 0;
  return copies.map(({ number, end }) => {
    let ownPath: readonly TextBlockHeading[] | undefined;
    for (; next < marks.length && marks[next]!.start < end; next++) {
      const { kind: level, start, line } = marks[next]!;
      if (level === RULE) continue;
      path = [...path.filter(heading => heading.level < level), { level, title: headingTitle(line), start }];
      ownPath ??= path;
    }
    return { number, path: ownPath ?? path };
  });
}
