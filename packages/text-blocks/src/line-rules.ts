// What a line is. Each function looks at one line of `text`, whose content, without the line end, is
// [start, end); `mark` is where the content begins behind its indentation. None reads outside of it.

const TAB = 0x09;
const SPACE = 0x20;
const HASH = 0x23;
const ASTERISK = 0x2a;
const HYPHEN = 0x2d;
const UNDERSCORE = 0x5f;
const BACKTICK = 0x60;
const TILDE = 0x7e;

/** The fenced code block that is open: its marks, counted, and negative for tildes; 0 outside of any. */
export type Fence = number;

/** What `lineKind` tells: an ordinary line, a blank one, a heading or rule, or a fence that opens or closes. */
export type LineKind = typeof TEXT | typeof BLANK | typeof BREAK | typeof FENCE;
export const TEXT = 0;
export const BLANK = 1;
export const BREAK = 2;
export const FENCE = 3;

/** What a line is, inside or outside of a fence. */
export function lineKind(text: string, start: number, end: number, fence: Fence): LineKind {
  const mark = skipIndent(text, start, end);
  if (mark === end) return BLANK;
  switch (text.charCodeAt(mark)) {
    case HASH:
      return fence === 0 && headingLevel(text, mark, end) > 0 ? BREAK : TEXT;
    case ASTERISK:
    case HYPHEN:
    case UNDERSCORE:
      return fence === 0 && isRule(text, mark, end) ? BREAK : TEXT;
    case BACKTICK:
    case TILDE:
      return nextFence(text, mark, end, fence) === fence ? TEXT : FENCE;
    default:
      return isBlank(text, mark, end) ? BLANK : TEXT;
  }
}

/** Whether a line that begins with this character is ordinary for certain; most are. */
export function isPlainStart(code: number): boolean {
  // Between them lie the marks and all white space; `| 32` folds the letters' two ranges into one.
  const letter = code | 32;
  return (letter > 96 && letter < 126) || (code > 0x3000 && code < 0xfeff);
}

/** The offset behind an indentation of up to three spaces. */
export function skipIndent(text: string, start: number, end: number): number {
  const most = Math.min(start + 3, end);
  let at = start;
  while (at < most && text.charCodeAt(at) === SPACE) at++;
  return at;
}

/** The level of the heading whose first `#` is at `mark`: 1 to 6, or 0 when it is none. */
export function headingLevel(text: string, mark: number, end: number): number {
  const behind = skipRun(text, mark, end, HASH);
  const level = behind - mark;
  return level < 7 && (behind === end || isPadding(text.charCodeAt(behind))) ? level : 0;
}

/** The text of the heading whose first `#` is at `mark`, without its marks and those that close it. */
export function headingTitle(text: string, mark: number, end: number): string {
  const start = skipPadding(text, skipRun(text, mark, end, HASH), end);
  let behind = dropPadding(text, start, end);
  let closing = behind;
  while (closing > start && text.charCodeAt(closing - 1) === HASH) closing--;
  // Marks close a heading only behind a space or tab.
  if (closing === start || isPadding(text.charCodeAt(closing - 1)))
    behind = dropPadding(text, start, closing);
  return text.slice(start, behind);
}

/** Whether the line is a rule: three or more of the character at `mark`, spaces and tabs aside. */
export function isRule(text: string, mark: number, end: number): boolean {
  const rule = text.charCodeAt(mark);
  let marks = 1;
  for (let at = mark + 1; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === rule) marks++;
    else if (!isPadding(code)) return false;
  }
  return marks >= 3;
}

/** The fence that is open behind a line with a backtick or tilde at `mark`, when `fence` was open before it. */
export function nextFence(text: string, mark: number, end: number, fence: Fence): Fence {
  const code = text.charCodeAt(mark);
  const behind = skipRun(text, mark, end, code);
  const run = code === TILDE ? mark - behind : behind - mark;
  if (fence !== 0) {
    const closes = run * Math.sign(fence) >= Math.abs(fence) && skipPadding(text, behind, end) === end;
    return closes ? 0 : fence;
  }
  if (run > -3 && run < 3) return 0;
  if (code === BACKTICK) {
    // With a backtick in its info text it would be inline code.
    for (let at = behind; at < end; at++) if (text.charCodeAt(at) === BACKTICK) return 0;
  }
  return run;
}

/** Whether [start, end) is only white space as `String.prototype.trim` counts it. */
export function isBlank(text: string, start: number, end: number): boolean {
  const at = skipPadding(text, start, end);
  if (at === end) return true;
  const code = text.charCodeAt(at);
  // White space beyond spaces and tabs is rare: only there is `trim` itself asked.
  return (code < SPACE || code > TILDE) && text.slice(at, end).trim() === '';
}

function isPadding(code: number): boolean {
  return code === SPACE || code === TAB;
}

function skipPadding(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isPadding(text.charCodeAt(at))) at++;
  return at;
}

/** Where the text [start, end) ends without the spaces and tabs behind it. */
function dropPadding(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isPadding(text.charCodeAt(at - 1))) at--;
  return at;
}

function skipRun(text: string, start: number, end: number, code: number): number {
  let at = start;
  while (at < end && text.charCodeAt(at) === code) at++;
  return at;
}
