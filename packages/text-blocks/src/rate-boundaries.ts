import type { TextBlock } from '@jangts/types';
import { findStructure, seek, type Structure } from './find-structure.js';
import { joinBlocks } from './join-blocks.js';
import { BREAK, lineKind } from './line-rules.js';
import { isWhiteSpace } from './white-space.js';

const LF = 0x0a;
const CR = 0x0d;

/** Ranks of a boundary: 1 to 6 before a heading of that level, … */
const BEFORE_RULE = 7;
export const BEFORE_OTHER = 8;

/** What packing needs to know of neighbouring blocks. Offsets count from where the first of them starts. */
export interface RatedBlocks {
  readonly offset: number;
  /** Where each block starts, and last where all of them end. */
  readonly bounds: readonly number[];
  readonly texts: readonly string[];
  /** How good it is to end before each block: the lower the better. */
  readonly ranks: Uint8Array;
  /** Where the heading starts that has none of its text before each block; -1 without one. */
  readonly bareHeadings: Int32Array;
}

/** A heading, and where, behind white space, something follows it. */
interface Heading {
  readonly level: number;
  readonly start: number;
  readonly mark: number;
  textStart: number;
}

const NO_HEADING: Heading = { level: 0, start: -1, mark: -1, textStart: -1 };

/** Checks the blocks of one text and rates the boundaries between them. */
export function rateBoundaries(blocks: readonly TextBlock[]): RatedBlocks {
  const structure: Structure = { fence: 0, fenced: [] };
  let ranks = new Uint8Array();
  let bareHeadings = new Int32Array();
  let rated = 0;
  let last = NO_HEADING;
  const { offset, bounds, texts } = joinBlocks(blocks, (text, origin, { offset, bounds }) => {
    if (last.textStart === origin) last = { ...last, textStart: origin + skipWhiteSpace(text, 0) };
    const headings = [last];
    structure.fenced.splice(0, structure.fenced.length - 2);
    findStructure(text, origin, offset + origin === 0, structure, (level, start, mark, end) => {
      headings.push({
        level,
        start: origin + start,
        mark: origin + mark,
        textStart: origin + skipWhiteSpace(text, end),
      });
    });
    last = headings.at(-1)!;
    if (rated === 0) {
      ranks = new Uint8Array(blocks.length);
      bareHeadings = new Int32Array(blocks.length);
    }
    rated = rateStretch(text, origin, bounds, rated, headings, structure.fenced, ranks, bareHeadings);
  });
  return { offset, bounds, texts, ranks, bareHeadings };
}

function rateStretch(
  text: string,
  origin: number,
  bounds: readonly number[],
  first: number,
  headings: readonly Heading[],
  fenced: readonly number[],
  ranks: Uint8Array,
  bareHeadings: Int32Array,
): number {
  const end = origin + text.length;
  let heading = headings[0]!;
  let next = 1;
  let nextStart = next < headings.length ? headings[next]!.mark : end;
  let fence = 0;
  let lf = -1;
  let cr = -1;
  const last = bounds.length - 1;
  let index = first;
  for (; index < last; index++) {
    const bound = bounds[index]!;
    while (nextStart < bound) {
      heading = headings[next++]!;
      nextStart = next < headings.length ? headings[next]!.mark : end;
    }
    const at = bound - origin;
    let rank = BEFORE_OTHER;
    if (next < headings.length && headings[next]!.start === bound) rank = headings[next]!.level;
    else if (isRuleStart(text.charCodeAt(at)) && startsLine(text, at)) {
      while (fence < fenced.length && fenced[fence + 1]! < bound) fence += 2;
      lf = seek(text, '\n', at, lf);
      cr = seek(text, '\r', at, cr);
      const isFenced = fence < fenced.length && fenced[fence]! < bound;
      if (!isFenced && lineKind(text, at, Math.min(lf, cr), text.charCodeAt(at)) === BREAK)
        rank = BEFORE_RULE;
    }
    ranks[index] = rank;
    bareHeadings[index] = bound <= heading.textStart ? heading.start : -1;
  }
  return index;
}

/** Whether a rule may begin with the character. */
function isRuleStart(code: number): boolean {
  return code === 0x2d || code === 0x2a || code === 0x5f || code === 0x20;
}

/** Whether a line starts at the offset, so far as the character before it tells. */
function startsLine(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  return before === LF || before === CR;
}

function skipWhiteSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && isWhiteSpace(text.charCodeAt(at))) at++;
  return at;
}
