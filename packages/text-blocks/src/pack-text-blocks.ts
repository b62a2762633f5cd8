import type { TextBlock, TextBlockPackOptions } from '@jangts/types';
import { findStructure, seek } from './find-structure.js';
import { joinBlocks, type JoinedBlocks } from './join-blocks.js';
import { BREAK, lineKind } from './line-rules.js';
import { readTargetChars } from './read-target-chars.js';
import { isWhiteSpace } from './white-space.js';

const LF = 0x0a;
const CR = 0x0d;

/** Ranks of a boundary: 1 to 6 before a heading of that level, … */
const BEFORE_RULE = 7;
const BEFORE_OTHER = 8;

/** What speaks for and against ending a packed block before each block, by the block's index. */
interface Boundaries {
  /** The lower the better. */
  readonly ranks: Uint8Array;
  /** Where the heading starts that has none of its text before the boundary; -1 without one. */
  readonly bareHeadings: Int32Array;
}

/**
 * Joins neighbouring blocks up to a target, so that the joined ones begin at headings where they can.
 *
 * @throws TypeError when `blocks` is no array of text blocks, or `options` no object with a number `targetChars`.
 * @throws RangeError when the blocks are not those of one text, in order and without gaps, or `targetChars` is no
 * positive safe integer.
 */
export function packTextBlocks(blocks: readonly TextBlock[], options: TextBlockPackOptions): TextBlock[] {
  const targetChars = readTargetChars(options);
  const joined = joinBlocks(blocks);
  const { text, offset, bounds } = joined;
  const boundaries = rateBoundaries(joined);
  const packed: TextBlock[] = [];
  const pack = (from: number, to: number) => {
    const start = bounds[from]!;
    const end = bounds[to]!;
    if (start === end) return;
    packed.push({
      number: packed.length + 1,
      start: offset + start,
      end: offset + end,
      text: text.slice(start, end),
    });
  };
  let first = 0;
  for (let next = 1; next < blocks.length; next++) {
    while (first < next && bounds[next + 1]! - bounds[first]! > targetChars) {
      const end = bestBoundary(bounds, boundaries, first, next, targetChars);
      pack(first, end);
      first = end;
    }
  }
  if (first < blocks.length) pack(first, blocks.length);
  return packed;
}

/** The boundary behind `first` and up to `next` at which a packed block is to end. */
function bestBoundary(
  bounds: readonly number[],
  { ranks, bareHeadings }: Boundaries,
  first: number,
  next: number,
  targetChars: number,
): number {
  const start = bounds[first]!;
  const half = start + targetChars / 2;
  const tears = (at: number) => bareHeadings[at]! >= start;
  const score = (at: number) => (tears(at) ? ranks[at]! + BEFORE_OTHER : ranks[at]!);
  let best = next;
  let at = next;
  for (; at > first && bounds[at]! >= half; at--) if (score(at) < score(best)) best = at;
  if (!tears(best)) return best;
  // Only a boundary before half can keep the heading with its text.
  for (; at > first; at--) if (!tears(at)) return at;
  return best;
}

function rateBoundaries({ text, offset, bounds }: JoinedBlocks): Boundaries {
  const { headings, fenced } = findStructure(text, offset === 0);
  const ranks = new Uint8Array(bounds.length).fill(BEFORE_OTHER);
  const bareHeadings = new Int32Array(bounds.length).fill(-1);
  let heading = 0;
  let bareUntil = -1;
  let fence = 0;
  let [lf, cr] = [-1, -1];
  for (let index = 1; index < bounds.length; index++) {
    const bound = bounds[index]!;
    for (; heading < headings.length && headings[heading]!.mark < bound; heading++) {
      bareUntil = skipWhiteSpace(text, headings[heading]!.end);
    }
    while (fence < fenced.length && fenced[fence + 1]! < bound) fence += 2;
    if (headings[heading]?.start === bound) ranks[index] = headings[heading]!.level;
    else if (!(fenced[fence]! < bound) && startsLine(text, bound)) {
      lf = seek(text, '\n', bound, lf);
      cr = seek(text, '\r', bound, cr);
      if (lineKind(text, bound, Math.min(lf, cr), 0) === BREAK) ranks[index] = BEFORE_RULE;
    }
    if (bound <= bareUntil) bareHeadings[index] = headings[heading - 1]!.start;
  }
  return { ranks, bareHeadings };
}

/** Whether a line starts at the offset, so far as the character before it tells. */
function startsLine(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return before === LF || before === CR;
}

function skipWhiteSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && isWhiteSpace(text.charCodeAt(at))) at++;
  return at;
}
