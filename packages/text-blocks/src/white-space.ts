const SPACE = 0x20;
const DELETE = 0x7f;

/** Whether a character is white space as `String.prototype.trim` counts it. */
export function isWhiteSpace(code: number): boolean {
  if (code <= SPACE) return code === SPACE || (code >= 0x09 && code <= 0x0d);
  return code > DELETE && String.fromCharCode(code).trim() === '';
}
