// Splitting a text that comes in pieces. Whole lines go to the same scan as a whole text does; what is kept
// between the pieces is the open block's lines, the line that has not ended, and a CR that an LF may follow.

import type { TextBlock } from '@jangts/types';
import { append, gather, type Gathered, read, take } from './gather.js';
import { BREAK, isBlank, lineKind } from './line-rules.js';
import { scanLines, type ScanState } from './scan-lines.js';

/** No heading's marks reach further, indentation and the space behind them included. */
const HEADING_CHARS = 10;

/** What is known and kept of a text that comes in pieces. */
export interface PieceState {
  readonly targetChars: number;
  readonly scan: ScanState;
  /** Offset of the line that has not ended. */
  origin: number;
  /** The whole lines of the open block. */
  readonly head: Gathered;
  /** The line that has not ended. */
  readonly line: Gathered;
  /** A CR at the end of the last piece: a line end alone, or the first half of one. */
  held: '' | '\r';
}

export function startPieces(targetChars: number): PieceState {
  const scan = { count: 0, start: 0, closed: false, fence: 0 };
  return { targetChars, scan, origin: 0, head: gather(), line: gather(), held: '' };
}

/** The blocks that are known to be complete with one piece more. */
export function addPiece(state: PieceState, piece: string): TextBlock[] {
  const text = state.held + piece;
  const last = text.length - 1;
  state.held = text[last] === '\r' ? '\r' : '';
  const whole = endOfLines(text, last);
  const blocks = whole > 0 ? addLines(state, [take(state.line), text.slice(0, whole)].join('')) : [];
  const rest = text.slice(whole, state.held ? last : text.length);
  append(state.line, rest);
  if (state.head.length > 0 && isOpenBlockComplete(state, rest)) blocks.push(takeOpenBlock(state));
  return blocks;
}

/** The blocks that the end of the text completes. */
export function endPieces(state: PieceState): TextBlock[] {
  const blocks = addLines(state, take(state.line) + state.held);
  if (state.head.length > 0) blocks.push(takeOpenBlock(state));
  return blocks;
}

/** The offset behind the last line end that is one for certain: a CR at `last` may be half of one. */
function endOfLines(text: string, last: number): number {
  const lf = text.lastIndexOf('\n') + 1;
  return lf + text.slice(lf, last).lastIndexOf('\r') + 1;
}

function addLines(state: PieceState, text: string): TextBlock[] {
  const { scan, head, origin } = state;
  const blocks = scanLines(text, origin, state.targetChars, scan);
  const [first] = blocks;
  if (first && head.length > 0) {
    blocks[0] = { ...first, text: take(head) + text.slice(0, first.end - origin) };
  }
  append(head, text.slice(Math.max(scan.start, 0)));
  state.origin += text.length;
  scan.start -= text.length;
  return blocks;
}

/** Whether the line that has not ended, however it goes on, cannot belong to the open block; `rest` is its newest part. */
function isOpenBlockComplete({ targetChars, scan, head, line, held }: PieceState, rest: string): boolean {
  const room = targetChars - head.length - line.length - held.length;
  if (room < 0 || head.length === targetChars) return true;
  // Its older parts, if any, are blank: otherwise the block would have been complete before.
  if (scan.closed && !isBlank(rest, 0, rest.length)) return true;
  // Either the line is over, or one more character would be one too many.
  const over = held || room === 0;
  // Before that only a heading is certain, by its marks and the space behind them.
  if (!over && line.length - rest.length >= HEADING_CHARS) return false;
  const content = over ? read(line) : `${read(line).slice(0, HEADING_CHARS)}x`;
  return lineKind(content, 0, content.length, scan.fence) === BREAK;
}

function takeOpenBlock({ scan, origin, head }: PieceState): TextBlock {
  const start = origin - head.length;
  scan.start = 0;
  return { number: ++scan.count, start, end: origin, text: take(head) };
}
