// The one hot loop. A line end is found by the engine's own `indexOf`, which beats looking at each character on
// all but the shortest lines; character codes are looked at only where a line starts, and mostly just one of
// them: a letter there settles the matter, and so does a line end. Both kinds of line end are searched for once
// and kept until they are passed, so that a far one costs nothing.

import type { TextBlock } from '@jangts/types';
import { BLANK, lineKind, type LineState, TEXT } from './line-rules.js';

const LF = 0x0a;
const CR = 0x0d;
const BYTE_ORDER_MARK = 0xfeff;

/** What is known of a text up to some line. */
export interface ScanState extends LineState {
  /** Offset of that line. */
  at: number;
  /** How many blocks end before it. */
  count: number;
  /** The open block so far. */
  head: string;
  /** Whether the last line was blank, so that only another blank line may follow in the open block. */
  closed: boolean;
}

/** What is known before the first line. */
export function startScan(): ScanState {
  return { at: 0, count: 0, head: '', closed: false, fence: '' };
}

/** Goes on with the next whole lines of a text; gives the blocks that end in them or with them, the open one as well. */
export function scanLines(text: string, targetChars: number, state: ScanState): TextBlock[] {
  const blocks: TextBlock[] = [];
  const { length } = text;
  const { at: origin, head } = state;
  let { count, closed } = state;
  let start = -head.length;
  let at = 0;
  let lf = -1;
  let cr = text.indexOf('\r');
  if (cr < 0) cr = length;
  for (;;) {
    // The end of the text ends a block as a heading does.
    let kind = 0;
    let next = at + 1;
    if (at < length) {
      const code = text.charCodeAt(at);
      kind = BLANK;
      if (code === CR) {
        if (text.charCodeAt(next) === LF) next++;
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
          const from = code === BYTE_ORDER_MARK && origin + at === 0 ? 1 : at;
          kind = lineKind(text, from, end, state, text.charCodeAt(from));
        }
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
    if (at === length) break;
    closed = kind === BLANK;
    at = next;
  }
  state.at += length;
  state.count = count;
  state.head = '';
  state.closed = closed;
  return blocks;
}
