import type { TextBlock, TextBlockPackOptions } from '@jangts/types';
import { readTargetChars } from './check-arguments.js';
import { BLANK, RULE, TEXT } from './line-rules.js';
import { readBlocks } from './read-blocks.js';
import { walkLines } from './walk-lines.js';

/**
 * Joins neighbouring blocks up to a target, so that the joined ones begin at headings where they can.
 *
 * `blocks` are those of one text or any stretch of them: offsets stay those of the text, numbers begin at 1. Whatever
 * made them, lines and fenced code blocks are followed across them; the first one is taken to begin outside of a fence.
 * Only a block that is longer than the target by itself makes a longer one.
 *
 * @throws TypeError when `blocks` is no array of text blocks, or `targetChars` no number.
 * @throws RangeError when the blocks are not those of one text, in order and without gaps (the message names the
 * index), or `targetChars` is no positive safe integer.
 * @example
 * ```ts
 * const blocks = splitTextBlocks('# Tea\n\nBoil water.\n\n# Milk\n\nWarm it.\n', { targetChars: 24 });
 * blocks.map(block => block.text); // ['# Tea\n\n', 'Boil water.\n\n', '# Milk\n\n', 'Warm it.\n']
 * const packed = packTextBlocks(blocks, { targetChars: 24 });
 * packed.map(block => block.text); // ['# Tea\n\nBoil water.\n\n', '# Milk\n\nWarm it.\n']
 * ```
 */
export function packTextBlocks(blocks: readonly TextBlock[], options: TextBlockPackOptions): TextBlock[] {
  const targetChars = readTargetChars(options);
  const read = readBlocks(blocks);
  const { ranks, bareHeadings } = rateBoundaries(read);
  const packed: TextBlock[] = [];
  let first = 0;
  for (let next = 1; next < read.length; next++) {
    while (first < next && read[next]!.end - read[first]!.start > targetChars) packUntil(bestBoundary(next));
  }
  packUntil(read.length);
  return packed;

  function packUntil(behind: number): void {
    let text = '';
    const start = read[first]?.start ?? 0;
    for (; first < behind; first++) text += read[first]!.text;
    // Nothing but empty blocks makes no block.
    if (text) packed.push({ number: packed.length + 1, start, end: start + text.length, text });
  }

  /**
   * The boundary behind block `first` and up to `next` at which a packed block is to end. However often this goes
   * back, each boundary is looked at a few times only: what lies before half of the target is not looked at again
   * before the choice after next, and behind a boundary taken for want of one past half there are only headings.
   */
  function bestBoundary(next: number): number {
    const { start } = read[first]!;
    let best = next;
    let bestScore = Infinity;
    let at = next;
    for (; at > first && read[at]!.start - start >= targetChars / 2; at--) {
      const score = ranks[at]! + (bareHeadings[at]! < start ? 0 : BLANK);
      if (score < bestScore) {
        best = at;
        bestScore = score;
      }
    }
    // Only a boundary before half can keep a heading with its text.
    if (bestScore > BLANK) for (; at > first; at--) if (bareHeadings[at]! < start) return at;
    return best;
  }
}

/** Rates the boundary before each block: the lower its rank, the better to end a packed block there. */
function rateBoundaries(blocks: readonly TextBlock[]) {
  const ranks: number[] = [];
  /** Where the heading starts that has none of its text before the boundary; -1 without one. */
  const bareHeadings: number[] = [];
  let bare = -1;
  walkLines(blocks, (kind, start, text, at, next) => {
    const bareBehind = kind < RULE ? start : kind === BLANK ? bare : -1;
    const end = start + next - at;
    let content = -1;
    for (let block; (block = blocks[ranks.length]) && block.start < end;) {
      // A block may end within the line. Behind its indentation that tears the line itself.
      const isInside = block.start > start;
      if (isInside && content < 0) content = end - text.slice(at, next).trimStart().length;
      bareHeadings.push(isInside && block.start > content ? bareBehind : bare);
      ranks.push(isInside ? TEXT : Math.min(kind, TEXT));
    }
    bare = bareBehind;
  });
  return { ranks, bareHeadings };
}
