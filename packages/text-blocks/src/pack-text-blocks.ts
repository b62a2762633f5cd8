import type { TextBlock, TextBlockPackOptions } from '@jangts/types';
import { readTargetChars } from './check-arguments.js';
import { BLANK, RULE } from './constants.js';
import type { BlockCopy } from './read-block.js';
import { readBlocks } from './read-blocks.js';

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
  const rated = rateBlocks(blocks);
  const packed: TextBlock[] = [];
  let first = 0;
  for (let next = 1; next <= rated.length; next++) {
    // Behind the last block nothing fits any more.
    const end = rated[next]?.end ?? Infinity;
    while (first < next && end - rated[first]!.start > targetChars) {
      const behind = end < Infinity ? bestBoundary(rated, first, next, targetChars) : next;
      const { start } = rated[first]!;
      let text = '';
      for (; first < behind; first++) text += rated[first]!.text;
      // Nothing but empty blocks makes no block.
      if (text !== '') packed.push({ number: packed.length + 1, start, end: start + text.length, text });
    }
  }
  return packed;
}

/**
 * The block behind `first` and up to `next` before which a packed block is to end. However often this goes back, each
 * boundary is looked at a few times only: what lies before half of the target is not looked at again before the choice
 * after next, and behind a boundary taken for want of one past half there are only headings.
 */
function bestBoundary(rated: readonly BlockCopy[], first: number, next: number, targetChars: number): number {
  const { start: least } = rated[first]!;
  let best = next;
  let bestScore = Infinity;
  let at = next;
  for (; at > first; at--) {
    const { start, rank, bare } = rated[at]!;
    if (start - least < targetChars / 2) break;
    const score = rank + (bare < least ? 0 : BLANK);
    if (score < bestScore) {
      best = at;
      bestScore = score;
    }
  }
  // Only a boundary before half can keep a heading with its text.
  if (bestScore > BLANK) for (; at > first; at--) if (rated[at]!.bare < least) return at;
  return best;
}

/** Reads the blocks, and writes into their copies what speaks for a boundary before each. */
function rateBlocks(blocks: readonly TextBlock[]): readonly BlockCopy[] {
  const { copies, marks } = readBlocks(blocks);
  let next = 0;
  let bare = -1;
  for (const copy of copies) {
    const { start, end, text } = copy;
    let mark = marks[next];
    if (mark?.start === start) copy.rank = mark.kind;
    copy.bare = bare;
    for (; mark !== undefined && mark.end - mark.line.length < end; mark = marks[++next])
      bare = mark.kind < RULE ? mark.start : -1;
    // A heading may end in another block than it starts in.
    if (bare >= 0 && text.slice(Math.max(0, marks[next - 1]!.end - start)).trim() !== '') bare = -1;
  }
  return copies;
}
