/** Whether the characters before and after an offset are one surrogate pair. */
export function partsPair(text: string, offset: number): boolean {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff;
}
