// What a line is. Each function looks at one line of `text`: its content, without the line end, is
// [start, end) or, behind its indentation, [mark, end). None of them reads outside of it.

const TAB = 0x09;
const SPACE = 0x20;
const HASH = 0x23;
const ASTERISK = 0x2a;
const HYPHEN = 0x2d;
const UNDERSCORE = 0x5f;
const BACKTICK = 0x60;
const TILDE = 0x7e;

/** A fenced code block that is open: its length in marks, negative for tildes; 0 when there is none. */
export type Fence = number;

/** The offset behind an indentation of up to three spaces. */
export function skipIndent(text: string, start: number, end: number): number {
  const most = Math.min(end, start + 3);
  let at = start;
  while (at < most && text.charCodeAt(at) === SPACE) at++;
  return at;
}

/** Whether [start, end) holds spaces and tabs only. */
function isPadding(text: string, start: number, end: number): boolean {
  let at = start;
  while (at < end && isSpaceOrTab(text.charCodeAt(at))) at++;
  return at === end;
}

function isSpaceOrTab(code: number): boolean {
  return code === SPACE || code === TAB;
}

/** The offset behind a run of `code` that starts at `start`. */
function skipRun(text: string, start: number, end: number, code: number): number {
  let at = start;
  while (at < end && text.charCodeAt(at) === code) at++;
  return at;
}

/** The level of a heading, 1 to 6; 0 when the line is none. */
export function headingLevel(text: string, mark: number, end: number): number {
  const level = skipRun(text, mark, end, HASH) - mark;
  if (level > 6 || (mark + level < end && !isSpaceOrTab(text.charCodeAt(mark + level)))) return 0;
  return level;
}

/** Whether the line is a horizontal rule: three or more of one mark, with spaces or tabs between and after. */
export function isRule(text: string, mark: number, end: number): boolean {
  if (mark === end) return false;
  const rule = text.charCodeAt(mark);
  if (rule !== HYPHEN && rule !== ASTERISK && rule !== UNDERSCORE) return false;
  let marks = 0;
  for (let at = mark; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === rule) marks++;
    else if (!isSpaceOrTab(code)) return false;
  }
  return marks >= 3;
}

/** The fence that the line opens; 0 when it opens none. */
export function openingFence(text: string, mark: number, end: number): Fence {
  if (mark === end) return 0;
  const code = text.charCodeAt(mark);
  if (code !== BACKTICK && code !== TILDE) return 0;
  const behind = skipRun(text, mark, end, code);
  const length = behind - mark;
  if (length < 3) return 0;
  if (code === TILDE) return -length;
  // Info text with a backtick makes it inline code.
  for (let at = behind; at < end; at++) if (text.charCodeAt(at) === BACKTICK) return 0;
  return length;
}

/** Whether the line closes the open fence: the same mark, at least as many, then spaces or tabs only. */
export function closesFence(text: string, mark: number, end: number, fence: Fence): boolean {
  const behind = skipRun(text, mark, end, fence > 0 ? BACKTICK : TILDE);
  return behind - mark >= Math.abs(fence) && isPadding(text, behind, end);
}

/** Whether the line is only white space as `String.prototype.trim` counts it. */
export function isBlank(text: string, start: number, end: number): boolean {
  let at = start;
  while (at < end && isSpaceOrTab(text.charCodeAt(at))) at++;
  if (at === end) return true;
  const code = text.charCodeAt(at);
  // White space beyond spaces and tabs is rare: only there is `trim` itself asked.
  return (code < SPACE || code > TILDE) && text.slice(at, end).trim() === '';
}
