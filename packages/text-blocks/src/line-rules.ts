// What a line is: [start, end) of `text`, with its line end or a part of that; a line that has not ended has none.

import {
  ASTERISK,
  BACKTICK,
  BLANK,
  CR,
  HASH,
  HYPHEN,
  LF,
  RULE,
  SPACE,
  TAB,
  TEXT,
  TILDE,
  UNDERSCORE,
} from './constants.js';

/** What the lines before make of a line. */
export interface LineState {
  /** The marks that opened the fenced code block that is open; empty outside of any. */
  fence: string;
}

/** What kind of line it is; one that opens or closes a fence changes the state. */
export function lineKind(text: string, start: number, end: number, state: LineState): number {
  let at = start;
  let mark = text.charCodeAt(at);
  // An indentation has up to three spaces.
  while (mark === SPACE && at < start + 3) mark = text.charCodeAt(++at);
  // Behind the run of the mark, which goes past the line only where that is a line end: then the line is blank.
  let behind = at;
  let next: number;
  do next = text.charCodeAt(++behind);
  while (next === mark);

  if (mark === BACKTICK || mark === TILDE) {
    if (state.fence) {
      // What closes a fence has its mark, as often at least, and nothing behind it.
      if (text.startsWith(state.fence, at) && !countMarks(text, behind, end, mark)) state.fence = '';
    } else if (behind > at + 2 && (mark === TILDE || !text.slice(behind, end).includes('`'))) {
      // With another backtick in the line, backticks are inline code.
      state.fence = text.slice(at, behind);
    }
  } else if (mark === HASH) {
    if (!state.fence && behind < at + RULE && (behind === end || isPadding(next))) return behind - at;
  } else if (mark === ASTERISK || mark === HYPHEN || mark === UNDERSCORE) {
    if (!state.fence && countMarks(text, at, end, mark) > 2) return RULE;
  } else if (!(behind < end && next > SPACE && next < TILDE) && text.slice(start, end).trim() === '') {
    // Most lines have something to be seen behind the run: only others are asked by `trim`, which takes its time.
    return BLANK;
  }
  return TEXT;
}

/** How often a mark stands in what is nothing else but padding and a line end; -1 where there is more. */
function countMarks(text: string, start: number, end: number, mark: number): number {
  let marks = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === mark) marks++;
    else if (!isPadding(code)) return -1;
  }
  return marks;
}

/** Whether it is a space or tab, or of a line end. */
function isPadding(code: number): boolean {
  return code === SPACE || code === TAB || code === LF || code === CR;
}
