import { BYTE_ORDER_MARK, CR, LF, TEXT } from './constants.js';
import { lineKind, type LineState } from './scan-lines.js';

/** A heading or a rule that is in force. */
export interface Mark {
  /** The kind of its line. */
  readonly kind: number;
  /** The offset at which its line starts. */
  readonly start: number;
  /** Its line from the first mark on, with its line end (of CR LF only the CR). */
  readonly line: string;
  /** The offset behind that. */
  readonly end: number;
}

/** Adds the marks in whole lines that start at `origin`. */
export function findMarks(text: string, origin: number, state: LineState, marks: Mark[]): void {
  const { length } = text;
  let lf = 0;
  let cr = 0;
  for (let at = 0; at < length;) {
    const code = text.charCodeAt(at);
    let next = at + 1;
    // The empty line between CR and LF does no harm.
    if (code !== CR && code !== LF) {
      if (lf <= at) lf = text.indexOf('\n', next) + 1 || length + 1;
      if (cr <= at) cr = text.indexOf('\r', next) + 1 || length + 1;
      next = Math.min(cr, lf, length);
      const kind = lineKind(text, origin + at === 0 && code === BYTE_ORDER_MARK ? 1 : at, next, state);
      if (kind < TEXT) {
        marks.push({
          kind,
          start: origin + at,
          // That drops a byte order mark as well.
          line: text.slice(at, next).trimStart(),
          end: origin + next,
        });
      }
    }
    at = next;
  }
}
