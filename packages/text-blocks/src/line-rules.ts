// What a line is. Each function looks at one line of `text`: its content, without the line end, is [start, end),
// and `mark` is where the content begins behind its indentation. None reads outside of it.

const TAB = 0x09;
const SPACE = 0x20;
const HASH = 0x23;
const ASTERISK = 0x2a;
const HYPHEN = 0x2d;
const UNDERSCORE = 0x5f;
const BACKTICK = 0x60;
const TILDE = 0x7e;

// Kinds of a line: 1 to 6 for a heading of that level, which it is unless a fence is open, …
/** A rule, unless a fence is open. */
export const RULE = 7;
/** An ordinary line. */
export const TEXT = 8;
/** Only white space. */
export const BLANK = 9;
/** A line that may open or close a fence: `nextFence` tells. */
export const FENCE = 10;

/** The fenced code block that is open: how many marks opened it, negative for tildes; 0 outside of any. */
export type Fence = number;

/** What kind of line it is that begins with the character `first`. */
export function lineKind(text: string, start: number, end: number, first: number): number {
  let mark = start;
  let code = first;
  if (code === SPACE) {
    mark = skipIndent(text, start, end);
    if (mark < end) code = text.charCodeAt(mark);
  }
  switch (code) {
    case HASH: {
      const behind = skipRun(text, mark, end, code);
      const isHeading = behind - mark < RULE && (behind === end || isPadding(text.charCodeAt(behind)));
      return isHeading ? behind - mark : TEXT;
    }
    case ASTERISK:
    case HYPHEN:
    case UNDERSCORE:
      return isRule(text, mark, end, code) ? RULE : TEXT;
    case BACKTICK:
    case TILDE:
      return FENCE;
    default:
      // White space beyond spaces and tabs is rare: only there is `trim` itself asked, which takes its time.
      return maySpace(code) && maySpace(text.charCodeAt(end - 1)) && text.slice(mark, end).trim() === ''
        ? BLANK
        : TEXT;
  }
}

/** The offset behind an indentation of up to three spaces. */
export function skipIndent(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && at < start + 3 && text.charCodeAt(at) === SPACE) at++;
  return at;
}

/** The fence that is open behind a line of kind `FENCE`, when `fence` was open before it. */
export function nextFence(text: string, start: number, end: number, fence: Fence): Fence {
  const mark = skipIndent(text, start, end);
  const code = text.charCodeAt(mark);
  const behind = skipRun(text, mark, end, code);
  const run = code === TILDE ? mark - behind : behind - mark;
  const info = text.slice(behind, end);
  // What closes a fence has its mark, as often at least, and nothing behind it.
  if (fence) return run / fence >= 1 && !/[^ \t]/.test(info) ? 0 : fence;
  // With another backtick in the line, backticks are inline code.
  return behind - mark < 3 || (run > 0 && info.includes('`')) ? 0 : run;
}

/** Whether there are three or more of the first mark, and nothing else but spaces and tabs. */
function isRule(text: string, mark: number, end: number, rule: number): boolean {
  let marks = 1;
  for (let at = mark + 1; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === rule) marks++;
    else if (!isPadding(code)) return false;
  }
  return marks > 2;
}

function maySpace(code: number): boolean {
  return code <= SPACE || code > TILDE;
}

function isPadding(code: number): boolean {
  return code === SPACE || code === TAB;
}

/** The offset behind the run of a mark, the first of which is known. */
function skipRun(text: string, mark: number, end: number, code: number): number {
  let at = mark + 1;
  while (at < end && text.charCodeAt(at) === code) at++;
  return at;
}
