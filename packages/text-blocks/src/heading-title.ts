/** The text of a heading line that begins with its marks: without those, the padding around it, and marks behind padding that close it. */
export function headingTitle(line: string): string {
  const title = dropBehind(line.replace(/^#+[ \t]*/, ''), ' \t\r\n');
  const closed = dropBehind(title, '#');
  const opened = dropBehind(closed, ' \t');
  return opened.length < closed.length || closed === '' ? opened : title;
}

function dropBehind(text: string, dropped: string): string {
  let end = text.length;
  while (end > 0 && dropped.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}
