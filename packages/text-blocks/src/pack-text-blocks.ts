import type { TextBlock, TextBlockPackOptions } from '@jangts/types';
import { readTargetChars } from './check-arguments.js';
import { BEFORE_OTHER, rateBoundaries, type RatedBlocks } from './rate-boundaries.js';

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
  const { bounds, texts } = rated;
  const packed: TextBlock[] = [];
  let first = 0;
  for (let next = 1; next < texts.length; next++) {
    while (first < next && bounds[next + 1]! - bounds[first]! > targetChars) {
      const end = bestBoundary(rated, first, next, targetChars);
      pushPacked(packed, rated, first, end);
      first = end;
    }
  }
  pushPacked(packed, rated, first, texts.length);
  return packed;
}

function pushPacked(
  packed: TextBlock[],
  { offset, bounds, texts }: RatedBlocks,
  first: number,
  end: number,
): void {
  let text = '';
  for (let index = first; index < end; index++) text += texts[index]!;
  // Nothing but empty blocks makes no block.
  if (text !== '') {
    packed.push({
      number: packed.length + 1,
      start: offset + bounds[first]!,
      end: offset + bounds[end]!,
      text,
    });
  }
}

/**
 * The boundary behind `first` and up to `next` at which a packed block is to end. However often it goes back for a
 * heading, each boundary is looked at a few times only: what lies before half of the target now lies before the next
 * choice but one, and behind a boundary taken for want of one past half there are none but headings without text.
 */
function bestBoundary(
  { bounds, ranks, bareHeadings }: RatedBlocks,
  first: number,
  next: number,
  targetChars: number,
): number {
  const start = bounds[first]!;
  const half = start + targetChars / 2;
  let best = next;
  let bestScore = Infinity;
  let at = next;
  for (; at > first && bounds[at]! >= half; at--) {
    const score = ranks[at]! + (bareHeadings[at]! < start ? 0 : BEFORE_OTHER);
    if (score < bestScore) {
      best = at;
      bestScore = score;
    }
  }
  if (bestScore <= BEFORE_OTHER) return best;
  // Only a boundary before half can keep a heading with its text.
  for (; at > first; at--) if (bareHeadings[at]! < start) return at;
  return best;
}
