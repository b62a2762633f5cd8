/** Whether the characters before and after an offset are one surrogate pair. */
export function partsPair(text: string, offset: number): boolean {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff;
}

/** The first `length` characters, one fewer where that would part a surrogate pair. */
export function cut(text: string, length: number): string {
  return text.length > length ? text.slice(0, length - +partsPair(text, length)) : text;
}
