import type { TextBlock, TextBlockHeading, TextBlockOutline } from '@jangts/types';
import { headingTitle } from './heading-title.js';
import { RULE } from './line-rules.js';
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
  const { numbers, texts, bounds, marks } = readBlocks(blocks);
  let path: readonly TextBlockHeading[] = [];
  let next = 0;
  return numbers.map((number, index) => {
    let ownPath: readonly TextBlockHeading[] | undefined;
    for (; next < marks.length && marks[next]!.start < bounds[index + 1]!; next++) {
      const { kind: level, start, end } = marks[next]!;
      if (level === RULE) continue;
      let line = '';
      for (let part = index; bounds[part]! < end; part++) {
        line += texts[part]!.slice(Math.max(0, start - bounds[part]!), end - bounds[part]!);
      }
      path = [...path.filter(heading => heading.level < level), { level, title: headingTitle(line), start }];
      ownPath ??= path;
    }
    return { number, path: ownPath ?? path };
  });
}
