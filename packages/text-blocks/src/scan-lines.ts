// The one hot loop. A line end is found by the engine's own `indexOf`, which beats looking at each character on
// all but the shortest lines; character codes are looked at only where a line starts, and mostly just one of
// them: a letter there settles the matter, and so does a line end. Both kinds of line end are searched for once
// and kept until they are passed, so that a far one costs nothing.
//
// A whole text and the parts of one have a literal each for their blocks. V8 counts how many objects of a literal
// outlive a collection, and where most do, it makes them in the old space: a gain for blocks that are kept, but those
// of a stream, dead at once, would keep their texts alive there until the next full collection.

import type { TextBlock } from '@jangts/types';

// Not those of constants.ts: V8 puts a file's own constants in their places, but reads what is imported or exported
// anew each time, a twelfth of the time of the loop. This file must import nothing for esbuild to do so too.
const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const HASH = 0x23;
const ASTERISK = 0x2a;
const HYPHEN = 0x2d;
const UNDERSCORE = 0x5f;
const BACKTICK = 0x60;
const TILDE = 0x7e;
const BYTE_ORDER_MARK = 0xfeff;

// Kinds of a line: 1 to 6 for a heading of that level, …
/** A horizontal rule. */
const RULE = 7;
/** An ordinary line. */
const TEXT = 8;
/** Only white space. */
const BLANK = 9;

/** What the lines before make of a line. */
export interface LineState {
  /** The marks that opened the fenced code block that is open; empty outside of any. */
  fence: string;
}

/**
 * What kind of line [start, end) of a text is, which includes its line end or a part of that; a line that has not ended
 * has none. One that opens or closes a fence changes the state.
 */
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

/** What is known of a text up to some line. */
export interface ScanState extends LineState {
  /** Offset of that line. */
  at: number;
  /** How many blocks end before it. */
  count: number;
  /** What kinds of line start a block, all below this: behind a blank line every one but another of those. */
  least: number;
}

/** What is known before the first line. */
export function startScan(): ScanState {
  return { at: 0, count: 0, least: 0, fence: '' };
}

/**
 * Goes on with the next whole lines of a text, `head` being those of the open block so far, or scans a whole text, which
 * has no `head`, not even an empty one; gives the blocks that end in them or with them, the open one as well.
 */
export function scanLines(text: string, targetChars: number, state: ScanState, head?: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  const { length } = text;
  const { at: origin } = state;
  let start = head ? -head.length : 0;
  let at = 0;
  // Behind the next LF and the next CR; where there is none, one more than the length: a CR that ends the text is then
  // no half of a CR LF, which all CRs are that stand right before the next LF.
  let lf = 0;
  let cr = 0;
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
        if (lf <= at) lf = text.indexOf('\n', next) + 1 || length + 1;
        if (cr <= at) cr = text.indexOf('\r', next) + 1 || length + 1;
        next = Math.min(cr < lf - 1 ? cr : lf, length);
        // A letter, a bracket or an ideograph is no mark and no white space.
        kind =
          ((code | 32) > 96 && (code | 32) < 126) || (code > 0x3000 && code < BYTE_ORDER_MARK)
            ? TEXT
            : lineKind(text, origin + at === 0 && code === BYTE_ORDER_MARK ? 1 : at, next, state);
      }
    }
    if ((kind < state.least || next - start > targetChars) && at > start) {
      blocks.push(
        head === undefined
          ? { number: ++state.count, start, end: at, text: text.slice(start, at) }
          : {
              number: ++state.count,
              start: origin + start,
              end: origin + at,
              text: start < 0 ? head + text.slice(0, at) : text.slice(start, at),
            },
      );
      start = at;
    }
    if (at === length) break;
    state.least = Math.max(kind, TEXT);
    at = next;
  }
  state.at += length;
  return blocks;
}
