import type { TextBlock, TextBlockPackOptions } from '@jangts/types';
import { readTargetChars } from './check-arguments.js';
import { BLANK, RULE, TEXT } from './line-rules.js';
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
  const rated = rateBoundaries(blocks);
  const { texts, bounds } = rated;
  const packed: TextBlock[] = [];
  let first = 0;
  for (let next = 1; next <= texts.length; next++) {
    // Behind the last block nothing fits any more.
    const end = bounds[next + 1] ?? Infinity;
    while (first < next && end - bounds[first]! > targetChars) {
      const behind = end < Infinity ? bestBoundary(rated, first, next, targetChars) : next;
      const start = bounds[first]!;
      let text = '';
      for (; first < behind; first++) text += texts[first]!;
      // Nothing but empty blocks makes no block.
      if (text !== '') packed.push({ number: packed.length + 1, start, end: bounds[behind]!, text });
    }
  }
  return packed;
}

/**
 * The boundary behind block `first` and up to `next` at which a packed block is to end. However often this goes back,
 * each boundary is looked at a few times only: what lies before half of the target is not looked at again before the
 * choice after next, and behind a boundary taken for want of one past half there are only headings.
 */
function bestBoundary(
  { bounds, ranks, bareHeadings }: RatedBoundaries,
  first: number,
  next: number,
  targetChars: number,
): number {
  const start = bounds[first]!;
  let best = next;
  let bestScore = Infinity;
  let at = next;
  for (; at > first && bounds[at]! - start >= targetChars / 2; at--) {
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

/** Blocks, and what speaks for a boundary before each. */
interface RatedBoundaries {
  readonly texts: readonly string[];
  readonly bounds: readonly number[];
  /** The kind of the line that the block begins with: the lower, the better. */
  readonly ranks: readonly number[];
  /** Where the heading starts that has none of its text before the boundary; -1 without one. */
  readonly bareHeadings: readonly number[];
}

function rateBoundaries(blocks: readonly TextBlock[]): RatedBoundaries {
  const { texts, bounds, marks } = readBlocks(blocks);
  const ranks: number[] = [];
  const bareHeadings: number[] = [];
  let next = 0;
  let bare = -1;
  for (let index = 0; index < texts.length; index++) {
    const start = bounds[index]!;
    const end = bounds[index + 1]!;
    bareHeadings.push(bare);
    let mark = marks[next];
    ranks.push(mark?.start === start ? mark.kind : TEXT);
    for (; mark !== undefined && mark.at < end; mark = marks[++next])
      bare = mark.kind < RULE ? mark.start : -1;
    // A heading may end in another block than it starts in.
    if (bare >= 0 && texts[index]!.slice(Math.max(0, marks[next - 1]!.end - start)).trim() !== '') bare = -1;
  }
  return { texts, bounds, ranks, bareHeadings };
}
