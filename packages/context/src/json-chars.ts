/** What each ASCII character needs in JSON text beyond itself: `\n` one more, `\u0000` five. */
const escapes = new Uint8Array(128).fill(5, 0, 32);
for (const mark of '\b\t\n\f\r"\\') escapes[mark.charCodeAt(0)] = 1;

/** Exactly `JSON.stringify(text).length`, or -1 when the text has a lone surrogate. */
export function jsonChars(text: string): number {
  let chars = text.length + 2;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 128) {
      chars += escapes[unit]!;
    } else if (unit >= 0xd800 && unit <= 0xdfff) {
      const next = text.charCodeAt(at + 1);
      if (unit > 0xdbff || !(next >= 0xdc00 && next <= 0xdfff)) return -1;
      at++;
    }
  }
  return chars;
}
