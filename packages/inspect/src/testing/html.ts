/** Reads the text back from a page's markup for it: the slow and obvious inverse of `htmlText`. */
export function readPre(html: string): string {
  return html.replace(/<i>(.+?)<\/i>|&#(\d+);/gu, (_, name: string | undefined, code: string) =>
    name === undefined ? String.fromCharCode(Number(code)) : readName(name),
  );
}

/** The character that a name such as `␀` or `U+202E` stands for. */
export function readName(name: string): string {
  if (name === '␡') return '\x7f';
  return name.startsWith('U+')
    ? String.fromCodePoint(Number.parseInt(name.slice(2), 16))
    : String.fromCharCode(name.charCodeAt(0) - 0x2400);
}
