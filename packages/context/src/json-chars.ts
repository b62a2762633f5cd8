// Measured on Node 20, against JSON.stringify of the same text: a native search for one character costs a fortieth,
// one pass of a regular expression two fifths. So JSON.stringify is left for the texts that hold one of the control
// characters that hardly any text has.
const USUAL_ESCAPES = ['"', '\\', '\n', '\t', '\r'];
// oxlint-disable-next-line no-control-regex -- they are what it looks for
const UNUSUAL_ESCAPE = /[\0-\x08\x0b\x0c\x0e-\x1f]/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Exactly `JSON.stringify(text).length`, or -1 when the text has a lone surrogate. Throws a `RangeError` when the
 * engine cannot hold that JSON. A text that is JSON itself takes less to measure: its control characters are escaped.
 */
export function jsonChars(text: string, isJSON: boolean): number {
  if (!isWellFormed(text)) return -1;
  if (!isJSON && UNUSUAL_ESCAPE.test(text)) return JSON.stringify(text).length;
  let chars = text.length + 2;
  for (const mark of USUAL_ESCAPES) {
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) chars++;
  }
  return chars;
}

/** `String.prototype.isWellFormed`, where there is one: it is newer than ES2022. */
function isWellFormed(text: string & { isWellFormed?(): boolean }): boolean {
  return text.isWellFormed ? text.isWellFormed() : !LONE_SURROGATE.test(text);
}
