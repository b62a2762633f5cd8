import type { TextBlock, TextBlockPackOptions } from '@jangts/types';
import { readTargetChars } from './check-arguments.js';
import { EMPTY, ORDINARY, RULE, walkLines } from './walk-lines.js';

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
  const { bounds, texts, ranks, bareHeadings } = rateBoundaries(blocks);
  const packed: TextBlock[] = [];
  let first = 0;
  const packUntil = (behind: number) => {
    const start = bounds[first]!;
    const end = bounds[behind]!;
    let text = '';
    for (; first < behind; first++) text += texts[first]!;
    // Nothing but empty blocks makes no block.
    if (text !== '') packed.push({ number: packed.length + 1, start, end, text });
    return first;
  };
  for (let next = 1, from = 0; next < texts.length; next++) {
    while (from < next && bounds[next + 1]! - bounds[from]! > targetChars) {
      from = packUntil(bestBoundary(from, next));
    }
  }
  packUntil(texts.length);
  return packed;

  /**
   * The boundary behind block `first` and up to `next` at which a packed block is to end. However often this goes
   * back, each boundary is looked at a few times only: what lies before half of the target is not looked at again
   * before the choice after next, and behind a boundary taken for want of one past half there are only headings.
   */
  function bestBoundary(from: number, next: number): number {
    const start = bounds[from]!;
    let best = next;
    let bestScore = Infinity;
    let at = next;
    for (; at > from && bounds[at]! - start >= targetChars / 2; at--) {
      const score = ranks[at]! + (bareHeadings[at]! < start ? 0 : EMPTY);
      if (score < bestScore) {
        best = at;
        bestScore = score;
      }
    }
    // Only a boundary before half can keep a heading with its text.
    if (bestScore > EMPTY) for (; at > from; at--) if (bareHeadings[at]! < start) return at;
    return best;
  }
}

/** Checks the blocks and rates the boundary before each: the lower its rank, the better to end a packed block there. */
function rateBoundaries(blocks: readonly TextBlock[]) {
  const ranks: number[] = [];
  /** Where the heading starts that has none of its text before the boundary; -1 without one. */
  const bareHeadings: number[] = [];
  let bare = -1;
  const { bounds, texts } = walkLines(blocks, (rank, start, next, text, at, end, { bounds, texts }) => {
    const bareBehind = rank < RULE ? start : rank === EMPTY ? bare : -1;
    let content = -1;
    while (ranks.length < texts.length && bounds[ranks.length]! < next) {
      const bound = bounds[ranks.length]!;
      // A block may end within the line. Behind its indentation that tears the line itself.
      if (bound > start && content < 0) content = start + end - at - text.slice(at, end).trimStart().length;
      bareHeadings.push(bound > start && bound > content ? bareBehind : bare);
      ranks.push(bound > start ? ORDINARY : Math.min(rank, ORDINARY));
    }
    bare = bareBehind;
  });
  return { bounds, texts, ranks, bareHeadings };
}
