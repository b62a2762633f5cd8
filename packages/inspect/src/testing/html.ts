/** Reads the text back from a page's markup for it: the slow and obvious inverse of `htmlText`. */
export function readPre(html: string): string {
  return html.replace(/<i>(.+?)<\/i>|&#(\d+);/gu, (_, name: string | undefined, code: string) =>
    name === undefined ? String.fromCharCode(Number(code)) : readName(name),
  );
}

/** The character that a name such as `U+202E` stands for. */
function readName(name: string): string {
  return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
}

/** The texts of a page, read back from its markup. */
export function textsOf(html: string): string[] {
  return Array.from(html.matchAll(/<pre>\n([^]*?)<\/pre>/g), ([, text]) => readPre(text!));
}
