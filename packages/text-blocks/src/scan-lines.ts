// The one hot loop. A line end is found by the engine's own `indexOf`, which beats looking at each character on
// all but the shortest lines; character codes are looked at only where a line starts, and mostly just one of
// them: a letter there settles the matter, and so does a line end. Both kinds of line end are searched for once
// and kept until they are passed, so that a far one costs nothing.

import type { TextBlock } from '@jangts/types';
import { BLANK, FENCE, type Fence, lineKind, nextFence, TEXT } from './line-rules.js';

const LF = 0x0a;
const CR = 0x0d;
const BYTE_ORDER_MARK = 0xfeff;

/** What is known of a text up to some line. */
export interface Scan {
  /** The blocks that ended in the last part of the text. */
  readonly blocks: TextBlock[];
  /** Offset of the line. */
  readonly at: number;
  /** How many blocks end before it. */
  readonly count: number;
  /** The open block so far. */
  readonly head: string;
  /** Whether the last line was blank, so that only another blank line may follow in the open block. */
  readonly closed: boolean;
  /** The fenced code block that is open. */
  readonly fence: Fence;
}

/** What is known before the first line. */
export const START: Scan = { blocks: [], at: 0, count: 0, head: '', closed: false, fence: 0 };

/** Is told of a line: its kind, where it starts in the document, and where in `text` it starts and ends. */
export type VisitLine = (kind: number, start: number, text: string, at: number, next: number) => void;

/** Goes on with the next part of a text, which is made of whole lines; `isLast` ends the open block as well. */
export function scanLines(
  text: string,
  isLast: boolean,
  targetChars: number,
  before: Scan,
  visitLine?: VisitLine,
): Scan {
  const blocks: TextBlock[] = [];
  const { length } = text;
  const { at: origin, head } = before;
  let { count, closed, fence } = before;
  let start = -head.length;
  let at = 0;
  let lf = -1;
  let cr = text.indexOf('\r');
  if (cr < 0) cr = length;
  while (at < length) {
    const code = text.charCodeAt(at);
    let kind = BLANK;
    let next = at + 1;
    if (code === CR) {
      if (next < length && text.charCodeAt(next) === LF) next++;
    } else if (code !== LF) {
      if (lf < at) {
        lf = text.indexOf('\n', next);
        if (lf < 0) lf = length;
      }
      let end = lf;
      if (cr < lf) {
        if (cr < at) {
          cr = text.indexOf('\r', next);
          if (cr < 0) cr = length;
        }
        if (cr < lf) end = cr;
      }
      next = Math.min(end + 1 === lf ? end + 2 : end + 1, length);
      kind = TEXT;
      // A letter, a bracket or an ideograph is no mark and no white space.
      if (!((code | 32) > 96 && (code | 32) < 126) && !(code > 0x3000 && code < 0xfeff)) {
        const from = code === BYTE_ORDER_MARK && origin + at === 0 && end > 1 ? 1 : at;
        kind = lineKind(text, from, end, text.charCodeAt(from));
        if (kind === FENCE) fence = nextFence(text, from, end, fence);
        if (kind < TEXT && fence !== 0) kind = TEXT;
      }
    }
    if (((closed && kind !== BLANK) || kind < TEXT || next - start > targetChars) && at > start) {
      blocks.push({
        number: ++count,
        start: origin + start,
        end: origin + at,
        text: start < 0 ? head + text.slice(0, at) : text.slice(start, at),
      });
      start = at;
    }
    visitLine?.(kind, origin + at, text, at, next);
    closed = kind === BLANK;
    at = next;
  }
  const rest = start < 0 ? head + text.slice(0, at) : text.slice(start, at);
  if (isLast && rest) blocks.push({ number: ++count, start: origin + start, end: origin + at, text: rest });
  return { blocks, at: origin + at, count, head: isLast ? '' : rest, closed, fence };
}
