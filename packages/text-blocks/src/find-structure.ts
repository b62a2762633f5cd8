import { type Fence, headingLevel, nextFence } from './line-rules.js';

const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const BYTE_ORDER_MARK = 0xfeff;

/** A heading line. */
export interface HeadingLine {
  readonly level: number;
  /** Where the line starts. */
  readonly start: number;
  /** Where its `#`s start. */
  readonly mark: number;
  /** Where its content ends. */
  readonly end: number;
}

/** What the line rules find in a text. */
export interface Structure {
  readonly headings: readonly HeadingLine[];
  /** Pairs of offsets: a line that starts behind the first one and up to the second one lies in a fence. */
  readonly fenced: readonly number[];
}

/**
 * Finds the headings and fenced code blocks of a text. Only what looks like their marks is looked at: native
 * searches run from one to the next, several times faster than a walk over every line.
 *
 * @param isWhole - Whether the text is the start of its document, where a byte order mark may stand.
 */
export function findStructure(text: string, isWhole: boolean): Structure {
  const headings: HeadingLine[] = [];
  const fenced: number[] = [];
  let fence: Fence = 0;
  let opened = 0;
  let [hash, backticks, tildes, lf, cr] = [-1, -1, -1, -1, -1];
  for (let at = 0; ;) {
    // A mark that cannot matter now is not searched for; one found before is not searched for again.
    if (fence === 0) hash = seek(text, '#', at, hash);
    if (fence >= 0) backticks = seek(text, '```', at, backticks);
    if (fence <= 0) tildes = seek(text, '~~~', at, tildes);
    const mark = fence === 0 ? Math.min(hash, backticks, tildes) : fence > 0 ? backticks : tildes;
    if (mark === text.length) break;
    lf = seek(text, '\n', mark, lf);
    cr = seek(text, '\r', mark, cr);
    const end = Math.min(lf, cr);
    const start = lineStart(text, mark, isWhole);
    if (start >= 0 && mark === hash && fence === 0) {
      const level = headingLevel(text, mark, end);
      if (level > 0) headings.push({ level, start, mark, end });
    } else if (start >= 0) {
      const next = nextFence(text, mark, end, fence);
      if (fence === 0) opened = end;
      else if (next === 0) fenced.push(opened, end);
      fence = next;
    }
    // A line has one chance: behind its first mark there can be no other that starts it.
    at = end;
  }
  if (fence !== 0) fenced.push(opened, text.length);
  return { headings, fenced };
}

/** Where `mark` occurs at or behind `from`; the text's length when it does not. `known` is the last answer. */
export function seek(text: string, mark: string, from: number, known: number): number {
  if (known >= from) return known;
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at;
}

/** Where the line of `mark` starts when nothing but its indentation stands before it; otherwise -1. */
function lineStart(text: string, mark: number, isWhole: boolean): number {
  let at = mark;
  while (at > 0 && mark - at < 3 && text.charCodeAt(at - 1) === SPACE) at--;
  if (at === 0) return 0;
  const before = text.charCodeAt(at - 1);
  if (before === LF || before === CR) return at;
  return isWhole && at === 1 && before === BYTE_ORDER_MARK ? 0 : -1;
}
