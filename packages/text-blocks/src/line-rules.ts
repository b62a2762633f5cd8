// What a line is. Its content, without the line end, is [start, end) of `text`.

const TAB = 0x09;
const CR = 0x0d;
const SPACE = 0x20;
const HASH = 0x23;
const ASTERISK = 0x2a;
const HYPHEN = 0x2d;
const UNDERSCORE = 0x5f;
const BACKTICK = 0x60;
const TILDE = 0x7e;

// Kinds of a line: 1 to 6 for a heading of that level, …
/** A horizontal rule. */
export const RULE = 7;
/** An ordinary line. */
export const TEXT = 8;
/** Only white space. */
export const BLANK = 9;

/** What the lines before make of a line. */
export interface LineState {
  /** The marks that opened the fenced code block that is open; empty outside of any. */
  fence: string;
}

/** What kind of line it is that begins with the character `first`; one that opens or closes a fence changes the state. */
export function lineKind(
  text: string,
  start: number,
  end: number,
  state: LineState,
  first: number = text.charCodeAt(start),
): number {
  let at = start;
  let mark = first;
  if (mark === SPACE) {
    at = skipIndent(text, start);
    mark = text.charCodeAt(at);
  }
  switch (mark) {
    case HASH: {
      const behind = skipRun(text, at, mark);
      const level = behind - at;
      const isHeading = level < RULE && (behind === end || isPadding(text.charCodeAt(behind)));
      return isHeading && !state.fence ? level : TEXT;
    }
    case ASTERISK:
    case HYPHEN:
    case UNDERSCORE:
      return isRule(text, at, end, mark) && !state.fence ? RULE : TEXT;
    case BACKTICK:
    case TILDE:
      followFence(text, at, end, state);
      return TEXT;
    default: {
      // Most lines end in something to be seen: only others are asked by `trim`, which takes its time.
      const last = text.charCodeAt(end - 1);
      return !(last > SPACE && last < TILDE) && text.slice(start, end).trim() === '' ? BLANK : TEXT;
    }
  }
}

/** The offset behind an indentation of up to three spaces. */
export function skipIndent(text: string, start: number): number {
  let at = start;
  while (at < start + 3 && text.charCodeAt(at) === SPACE) at++;
  return at;
}

function followFence(text: string, at: number, end: number, state: LineState): void {
  const mark = text.charCodeAt(at);
  const behind = skipRun(text, at, mark);
  const info = text.slice(behind, end);
  if (state.fence) {
    // What closes a fence has its mark, as often at least, and nothing behind it.
    if (text.startsWith(state.fence, at) && !/[^ \t]/.test(info)) state.fence = '';
  } else if (behind - at > 2 && (mark === TILDE || !info.includes('`'))) {
    // With another backtick in the line, backticks are inline code.
    state.fence = text.slice(at, behind);
  }
}

/** Whether there are three or more of the first mark, and nothing else but spaces and tabs. */
function isRule(text: string, start: number, end: number, mark: number): boolean {
  let marks = 1;
  for (let at = start + 1; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === mark) marks++;
    else if (!isPadding(code)) return false;
  }
  return marks > 2;
}

/** The offset behind the run of a mark. */
function skipRun(text: string, start: number, mark: number): number {
  let at = start + 1;
  while (text.charCodeAt(at) === mark) at++;
  return at;
}

// A CR is in a line only where its LF may be still to come.
function isPadding(code: number): boolean {
  return code === SPACE || code === TAB || code === CR;
}
