import { lineKind, type LineState, skipIndent, TEXT } from './line-rules.js';

const LF = 0x0a;
const CR = 0x0d;

/** A heading or a rule that is in force. */
export interface Mark {
  /** The kind of its line. */
  readonly kind: number;
  /** Offsets: where the line starts, where its content does behind an indentation, and where that ends. */
  readonly start: number;
  readonly at: number;
  readonly end: number;
}

/** Adds the marks in whole lines that start at `origin`. */
export function findMarks(text: string, origin: number, state: LineState, marks: Mark[]): void {
  const { length } = text;
  let lf = -1;
  let cr = -1;
  // A byte order mark is no part of the first line's content.
  const head = origin === 0 && text.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (let start = head; start < length;) {
    const code = text.charCodeAt(start);
    // The empty line between CR and LF does no harm.
    if (code === LF || code === CR) {
      start++;
      continue;
    }
    // Both kinds of line end are kept until they are passed, so that a far one costs nothing; -1 becomes a far one.
    if (lf < start) lf = text.indexOf('\n', start) >>> 0;
    if (cr < start) cr = text.indexOf('\r', start) >>> 0;
    const end = Math.min(lf, cr, length);
    const kind = lineKind(text, start, end, state, code);
    if (kind < TEXT) {
      marks.push({
        kind,
        start: start > head ? origin + start : origin,
        at: origin + skipIndent(text, start),
        end: origin + end,
      });
    }
    start = end + 1;
  }
}
