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
export interface ScanState {
  /** Offset of that line. */
  at: number;
  /** How many blocks end before it. */
  count: number;
  /** The open block so far. */
  head: string;
  /** Whether the last line was blank, so that only another blank line may follow in the open block. */
  closed: boolean;
  /** The fenced code block that is open. */
  fence: Fence;
}

/** What is known before the first line. */
export function startScan(): ScanState {
  return { at: 0, count: 0, head: '', closed: false, fence: 0 };
}

/**
 * Goes on with the next part of a text, which begins with a line; gives the blocks that end in it. Where it is not
 * the last part, a line is looked at only if it has ended for certain: a CR at the very end may be half a line end.
 */
export function scanLines(text: string, isLast: boolean, targetChars: number, state: ScanState): TextBlock[] {
  const blocks: TextBlock[] = [];
  const { length } = text;
  const { at: origin, head } = state;
  let { count, closed, fence } = state;
  let start = -head.length;
  let at = 0;
  let lf = -1;
  let cr = text.indexOf('\r');
  if (cr < 0) cr = length;
  while (at < length) {
    const code = text.charCodeAt(at);
    let kind: number = BLANK;
    let next = at + 1;
    if (code === CR) {
      if (next < length) next += text.charCodeAt(next) === LF ? 1 : 0;
      else if (!isLast) break;
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
      if (next === length && !isLast && text.charCodeAt(length - 1) !== LF) break;
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
    closed = kind === BLANK;
    at = next;
  }
  state.at = origin + at;
  state.count = count;
  state.head = start < 0 ? head + text.slice(0, at) : text.slice(start, at);
  state.closed = closed;
  state.fence = fence;
  return blocks;
}

/** Takes the open block as one that is complete. */
export function endBlock(state: ScanState): TextBlock {
  const { at: end, head: text } = state;
  state.head = '';
  return { number: ++state.count, start: end - text.length, end, text };
}
