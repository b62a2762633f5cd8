const TAB = 0x09;
const SPACE = 0x20;
const HASH = 0x23;

/** The text of a heading, from its first `#` on: without its marks, those that close it and the padding around. */
export function headingTitle(text: string, mark: number, end: number): string {
  let start = mark;
  while (start < end && text.charCodeAt(start) === HASH) start++;
  while (start < end && isPadding(text.charCodeAt(start))) start++;
  const behind = dropPadding(text, start, end);
  let closing = behind;
  while (closing > start && text.charCodeAt(closing - 1) === HASH) closing--;
  // Marks close a heading only behind a space or tab.
  const closes = closing === start || isPadding(text.charCodeAt(closing - 1));
  return text.slice(start, closes ? dropPadding(text, start, closing) : behind);
}

/** Where the text [start, end) ends without the spaces and tabs behind it. */
function dropPadding(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isPadding(text.charCodeAt(at - 1))) at--;
  return at;
}

function isPadding(code: number): boolean {
  return code === SPACE || code === TAB;
}
