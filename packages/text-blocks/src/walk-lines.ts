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

/** Is told of a line: its rank, where it starts and ends in the document, and which part of `text` its content is. */
export type VisitLine = (
  rank: number,
  start: number,
  next: number,
  text: string,
  at: number,
  end: number,
) => void;

/**
 * Checks the blocks of one text and walks over its lines, wherever the blocks part; all blocks of a line are visited
 * before it. A block of whole lines in which nothing looks like a mark passes for one line: most are like that, and
 * native searches tell it many times faster than a walk.
 */
export function walkLines(
  blocks: readonly TextBlock[],
  visitBlock: (block: TextBlock) => void,
  visitLine: VisitLine,
): void {
  if (!Array.isArray(blocks)) throw wrongType('blocks', 'an array', blocks);
  const count = blocks.length;
  let lines = '';
  let fence: Fence = 0;
  let end: number | undefined;
  for (let index = 0; index < count; index++) {
    const block = readBlock(blocks[index] as TextBlock, index, end);
    const { text } = block;
    end = block.end;
    visitBlock(block);
    const isWhole = lines === '';
    lines += text;
    if (text.charCodeAt(text.length - 1) === LF || index + 1 === count) {
      if (isWhole && isPlain(text)) {
        visitLine(isBlank(text, 0, text.length) ? EMPTY : ORDINARY, block.start, end, text, 0, text.length);
      } else fence = walkWholeLines(lines, end - lines.length, fence, visitLine);
      lines = '';
    }
  }
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
function walkWholeLines(text: string, origin: number, open: Fence, visitLine: VisitLine): Fence {
  const { length } = text;
  let fence = open;
  let cr = -1;
  for (let at = 0; at < length;) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = length;
    let next = Math.min(end + 1, length);
    if (cr < at) cr = (text.indexOf('\r', at) + 1 || length + 1) - 1;
    if (cr < end) {
      if (cr + 1 < end) next = cr + 1;
      end = cr;
    }
    const from = origin + at === 0 && text.startsWith('\ufeff') && end > 1 ? 1 : at;
    const mark = skipIndent(text, from, end);
    const kind = lineKind(text, from, end, text.charCodeAt(from));
    let rank = kind === BLANK ? EMPTY : ORDINARY;
    if (kind === FENCE) fence = nextFence(text, mark, end, fence);
    else if (kind === BREAK && fence === 0) rank = text[mark] === '#' ? headingLevel(text, mark, end) : RULE;
    visitLine(rank, origin + at, origin + next, text, at, end);
    at = next;
  }
  return fence;
}
