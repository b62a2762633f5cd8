import { type Fence, headingLevel, nextFence } from './line-rules.js';

const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const BYTE_ORDER_MARK = 0xfeff;

/** What is known of a text up to some offset. Offsets count from its start. */
export interface Structure {
  /** The fenced code block that is open. */
  fence: Fence;
  /** Pairs of offsets: a line that starts behind the first one and up to the second one lies in a fence. */
  readonly fenced: number[];
}

/** Is told of a heading: its level, and where in the stretch it starts, its `#`s start and its content ends. */
export type VisitHeading = (level: number, start: number, mark: number, end: number) => void;

/**
 * Finds the headings and fenced code blocks of `stretch`, which stands at `origin` and is made of whole lines. Only
 * what looks like their marks is looked at: native searches run from one to the next, several times faster than a
 * walk over every line. `isFirst` says that a byte order mark may stand at the start.
 */
export function findStructure(
  stretch: string,
  origin: number,
  isFirst: boolean,
  structure: Structure,
  visitHeading: VisitHeading,
): void {
  const { fenced } = structure;
  let { fence } = structure;
  let [hash, backticks, tildes, lf, cr] = [-1, -1, -1, -1, -1];
  for (let at = 0; ;) {
    // A mark that cannot matter now is not searched for; one found before is not searched for again.
    if (fence === 0) hash = seek(stretch, '#', at, hash);
    if (fence >= 0) backticks = seek(stretch, '```', at, backticks);
    if (fence <= 0) tildes = seek(stretch, '~~~', at, tildes);
    const mark = fence === 0 ? Math.min(hash, backticks, tildes) : fence > 0 ? backticks : tildes;
    if (mark === stretch.length) break;
    lf = seek(stretch, '\n', mark, lf);
    cr = seek(stretch, '\r', mark, cr);
    const end = Math.min(lf, cr);
    const start = lineStart(stretch, mark, isFirst);
    if (start >= 0 && mark === hash && fence === 0) {
      const level = headingLevel(stretch, mark, end);
      if (level > 0) visitHeading(level, start, mark, end);
    } else if (start >= 0) {
      const next = nextFence(stretch, mark, end, fence);
      if (fence === 0 && next !== 0) fenced.push(origin + end, Infinity);
      else if (next === 0 && fence !== 0) fenced[fenced.length - 1] = origin + end;
      fence = next;
    }
    // A line has one chance: behind its first mark there can be no other that starts it.
    at = end;
  }
  structure.fence = fence;
}

/** Where `mark` occurs at or behind `from`; the text's length when it does not. `known` is the last answer. */
export function seek(text: string, mark: string, from: number, known: number): number {
  if (known >= from) return known;
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at;
}

/** Where the line of `mark` starts when nothing but its indentation stands before it; otherwise -1. */
function lineStart(text: string, mark: number, isFirst: boolean): number {
  let at = mark;
  while (at > 0 && mark - at < 3 && text.charCodeAt(at - 1) === SPACE) at--;
  if (at === 0) return 0;
  const before = text.charCodeAt(at - 1);
  if (before === LF || before === CR) return at;
  return isFirst && at === 1 && before === BYTE_ORDER_MARK ? 0 : -1;
}
