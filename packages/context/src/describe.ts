/** Longest part of an id or a source that a message shows, in characters of its escaped form. */
const SHOWN_CHARS = 80;

// What JSON leaves as it is but a terminal or a log would obey: controls, line ends, bidirectional marks.
const INVISIBLE = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** An id or a source for a message: in quotes, escaped to one harmless line, cut. */
export function quote(text: string): string {
  let shown = '';
  for (const character of text) {
    const escaped = JSON.stringify(character)
      .slice(1, -1)
      .replace(INVISIBLE, mark => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
    if (shown.length + escaped.length > SHOWN_CHARS) return `"${shown}…"`;
    shown += escaped;
  }
  return `"${shown}"`;
}

/** Stands for a property whose getter or trap threw. */
export const UNREADABLE: unique symbol = Symbol('unreadable');

/** What came instead of what was expected: its type, or the number itself. */
export function describe(value: unknown): string {
  if (value === UNREADABLE) return 'an error';
  if (value === null || typeof value === 'number') return String(value);
  try {
    return Array.isArray(value) ? 'array' : typeof value;
  } catch {
    return 'revoked proxy';
  }
}
