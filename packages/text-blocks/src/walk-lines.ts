import type { TextBlock } from '@jangts/types';
import { wrongType } from './check-arguments.js';
import {
  BLANK,
  BREAK,
  FENCE,
  type Fence,
  headingLevel,
  isBlank,
  lineKind,
  nextFence,
  skipIndent,
} from './line-rules.js';
import { readBlock } from './read-block.js';

const LF = 0x0a;
const HYPHEN = 0x2d;
const UNDERSCORE = 0x5f;

/** Ranks of a line: 1 to 6 for a heading of that level, … */
export const RULE = 7;
export const ORDINARY = 8;
export const EMPTY = 9;

/** What was read of blocks so far. */
export interface ReadBlocks {
  /** Where each block starts, and behind the last one where it ends. Numbers that the garbage collector never sees. */
  readonly bounds: Float64Array;
  readonly numbers: Float64Array;
  readonly texts: string[];
}

/** Is told of a line: its rank, where it starts and ends in the document, and which part of `text` its content is. */
export type VisitLine = (
  rank: number,
  start: number,
  next: number,
  text: string,
  at: number,
  end: number,
  blocks: ReadBlocks,
) => void;

/**
 * Checks the blocks of one text and walks over its lines, wherever the blocks part; all blocks of a line are read
 * before it is visited. A block of whole lines in which nothing looks like a mark passes for one line: most are like
 * that, and native searches tell it many times faster than a walk.
 */
export function walkLines(blocks: readonly TextBlock[], visitLine: VisitLine): ReadBlocks {
  if (!Array.isArray(blocks)) throw wrongType('blocks', 'an array', blocks);
  const count = blocks.length;
  const bounds = new Float64Array(count + 1);
  const numbers = new Float64Array(count);
  const texts: string[] = [];
  const read: ReadBlocks = { bounds, numbers, texts };
  let lines = '';
  let fence: Fence = 0;
  for (let index = 0; index < count; index++) {
    const expected = index > 0 ? bounds[index] : undefined;
    const { number, start, end, text } = readBlock(blocks[index] as TextBlock, index, expected);
    bounds[index] = start;
    bounds[index + 1] = end;
    numbers[index] = number;
    texts.push(text);
    const isWhole = lines === '';
    lines += text;
    if (text.charCodeAt(text.length - 1) === LF || index + 1 === count) {
      if (isWhole && isPlain(text)) {
        const rank = isBlank(text, 0, text.length) ? EMPTY : ORDINARY;
        visitLine(rank, start, end, text, 0, text.length, read);
      } else fence = walkWholeLines(lines, end - lines.length, fence, visitLine, read);
      lines = '';
    }
  }
  return read;
}

/** Whether no line of the text has a mark that matters; a rule matters in the first line only. */
function isPlain(text: string): boolean {
  const first = text.charCodeAt(0);
  return (
    (first > UNDERSCORE || (first > HYPHEN && first < UNDERSCORE)) &&
    !text.includes('`') &&
    !text.includes('#') &&
    !text.includes('~')
  );
}

/** Walks over whole lines that start at `origin`; gives the fence that is open behind them. */
function walkWholeLines(
  text: string,
  origin: number,
  open: Fence,
  visitLine: VisitLine,
  read: ReadBlocks,
): Fence {
  const { length } = text;
  let fence = open;
  let lf = -1;
  let cr = -1;
  for (let at = 0; at < length;) {
    // Both kinds of line end are kept until they are passed, so that a far one costs nothing.
    if (lf < at) lf = (text.indexOf('\n', at) + 1 || length + 1) - 1;
    if (cr < at) cr = (text.indexOf('\r', at) + 1 || length + 1) - 1;
    const end = Math.min(lf, cr);
    const next = Math.min(end + 1 === lf ? end + 2 : end + 1, length);
    const from = origin + at === 0 && text.startsWith('\ufeff') && end > 1 ? 1 : at;
    const mark = skipIndent(text, from, end);
    const kind = lineKind(text, from, end, text.charCodeAt(from));
    let rank = kind === BLANK ? EMPTY : ORDINARY;
    if (kind === FENCE) fence = nextFence(text, mark, end, fence);
    else if (kind === BREAK && fence === 0) rank = text[mark] === '#' ? headingLevel(text, mark, end) : RULE;
    visitLine(rank, origin + at, origin + next, text, at, end, read);
    at = next;
  }
  return fence;
}
