// What a line is. `mark` is where its content begins behind the indentation.

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

/** The marks that opened the fenced code block that is open; '' outside of any. */
export type Fence = string;

/** What kind of line [start, end) is, its line end left out. */
export function lineKind(text: string, start: number, end: number): number {
  let mark = start;
  while (mark < end && mark < start + 3 && text.charCodeAt(mark) === SPACE) mark++;
  if (mark === end) return BLANK;
  const code = text.charCodeAt(mark);
  switch (code) {
    case HASH:
      return headingLevel(text, mark, end) || TEXT;
    case ASTERISK:
    case HYPHEN:
    case UNDERSCORE:
      return isRule(text, mark, end, code) ? RULE : TEXT;
    case BACKTICK:
    case TILDE:
      return FENCE;
    default:
      return (code <= SPACE || code > TILDE) && text.slice(mark, end).trim() === '' ? BLANK : TEXT;
  }
}

/** The fence that is open behind a line of kind `FENCE`, when `fence` was open before it. */
export function nextFence(line: string, fence: Fence): Fence {
  const content = line.trimStart();
  const [marks] = /^(?:`+|~+)/.exec(content)!;
  const info = content.slice(marks.length);
  // What closes a fence has its mark, as often at least, and nothing behind it.
  if (fence) return marks.startsWith(fence) && !/[^ \t]/.test(info) ? '' : fence;
  // With another backtick in the line, backticks are inline code.
  return marks.length < 3 || (marks.startsWith('`') && info.includes('`')) ? '' : marks;
}

/** The level of a heading, 1 to 6, from its first `#` on; 0 when it is none. */
function headingLevel(text: string, mark: number, end: number): number {
  let behind = mark + 1;
  while (behind < end && text.charCodeAt(behind) === HASH) behind++;
  const level = behind - mark;
  return level < RULE && (behind === end || isPadding(text.charCodeAt(behind))) ? level : 0;
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

function isPadding(code: number): boolean {
  return code === SPACE || code === TAB;
}
