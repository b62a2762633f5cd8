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

/** An ordinary line. */
export const TEXT = 0;
/** Only white space. */
export const BLANK = 1;
/** A heading or a rule, unless a fence is open. */
export const BREAK = 2;
/** A line that may open or close a fence: `nextFence` tells. */
export const FENCE = 3;

/** The fenced code block that is open: how many marks opened it, negative for tildes; 0 outside of any. */
export type Fence = number;

/** What the line is that begins with the character `first`. */
export function lineKind(text: string, start: number, end: number, first: number): number {
  let mark = start;
  let code = first;
  if (code === SPACE) {
    mark = skipIndent(text, start, end);
    if (mark < end) code = text.charCodeAt(mark);
  }
  switch (code) {
    case HASH:
      return headingLevel(text, mark, end) > 0 ? BREAK : TEXT;
    case ASTERISK:
    case HYPHEN:
    case UNDERSCORE:
      return isRule(text, mark, end, code) ? BREAK : TEXT;
    case BACKTICK:
    case TILDE:
      return FENCE;
    default:
      return (code <= SPACE || code > TILDE) && isBlank(text, mark, end) ? BLANK : TEXT;
  }
}

/** The offset behind an indentation of up to three spaces. */
export function skipIndent(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && at < start + 3 && text.charCodeAt(at) === SPACE) at++;
  return at;
}

/** The level of a heading, 1 to 6, from its first `#` on; 0 when it is none. */
export function headingLevel(text: string, mark: number, end: number): number {
  const behind = skipRun(text, mark, end, HASH);
  const level = behind - mark;
  return level < 7 && (behind === end || isPadding(text.charCodeAt(behind))) ? level : 0;
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

/** The fence that is open behind a line that begins with a backtick or tilde, when `fence` was open before it. */
export function nextFence(text: string, mark: number, end: number, fence: Fence): Fence {
  const code = text.charCodeAt(mark);
  const behind = skipRun(text, mark, end, code);
  const run = code === TILDE ? mark - behind : behind - mark;
  // What closes a fence has its mark, as often at least, and nothing behind it.
  if (fence !== 0) return run / fence >= 1 && skipPadding(text, behind, end) === end ? 0 : fence;
  // With another backtick in the line, backticks are inline code.
  return behind - mark < 3 || (run > 0 && text.slice(behind, end).includes('`')) ? 0 : run;
}

/** Whether [start, end) is only white space, as `String.prototype.trim` counts it. */
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

/** The offset behind the run of a mark, the first of which is known. */
function skipRun(text: string, mark: number, end: number, code: number): number {
  let at = mark + 1;
  while (at < end && text.charCodeAt(at) === code) at++;
  return at;
}
