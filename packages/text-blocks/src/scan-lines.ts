// The one hot loop. A line end is found by the engine's own `indexOf`, which beats looking at each character on
// all but the shortest lines; character codes are looked at only where a line starts, and mostly just one of
// them: a letter there settles the matter, and so does a line end. Both kinds of line end are searched for once
// and kept until they are passed, so that a far one costs nothing.

import type { TextBlock } from '@jangts/types';
import {
  BLANK,
  BREAK,
  FENCE,
  type Fence,
  isPlainStart,
  lineKind,
  nextFence,
  skipIndent,
  TEXT,
} from './line-rules.js';

const LF = 0x0a;
const CR = 0x0d;
const BYTE_ORDER_MARK = 0xfeff;

/** What is known of a text up to some offset. */
export interface ScanState {
  /** Blocks so far, the open one not counted. */
  count: number;
  /** Where the open block starts; negative when it starts before the text that is scanned next. */
  start: number;
  /** Whether the last line was blank, so that only another blank line may follow in the open block. */
  closed: boolean;
  /** The fenced code block that is open. */
  fence: Fence;
}

/**
 * The blocks that end in `text`, which stands at `origin` in the whole and is made of whole lines; the state is
 * brought up to the end of it, `start` staying an offset into `text`.
 */
export function scanLines(text: string, origin: number, targetChars: number, state: ScanState): TextBlock[] {
  const blocks: TextBlock[] = [];
  const { length } = text;
  let { count, start, closed, fence } = state;
  let lf = -1;
  let cr = text.indexOf('\r');
  if (cr < 0) cr = length;
  for (let at = 0; at < length;) {
    const code = text.charCodeAt(at);
    let kind: number = TEXT;
    let next = at + 1;
    if (code === LF) {
      kind = BLANK;
    } else if (code === CR) {
      kind = BLANK;
      if (next < length && text.charCodeAt(next) === LF) next++;
    } else {
      if (lf < at) lf = (text.indexOf('\n', next) + 1 || length + 1) - 1;
      let end = lf;
      if (cr < lf) {
        if (cr < at) cr = (text.indexOf('\r', next) + 1 || length + 1) - 1;
        if (cr < lf) end = cr;
      }
      next = Math.min(end + 1 === lf ? end + 2 : end + 1, length);
      if (!isPlainStart(code)) {
        const first = code === BYTE_ORDER_MARK && origin + at === 0 ? 1 : at;
        kind = lineKind(text, first, end, fence);
        if (kind === FENCE) fence = nextFence(text, skipIndent(text, first, end), end, fence);
      }
    }
    if ((kind === BREAK || (closed && kind !== BLANK) || next - start > targetChars) && at > start) {
      blocks.push({ number: ++count, start: origin + start, end: origin + at, text: text.slice(start, at) });
      start = at;
    }
    closed = kind === BLANK;
    at = next;
  }
  state.count = count;
  state.start = start;
  state.closed = closed;
  state.fence = fence;
  return blocks;
}
