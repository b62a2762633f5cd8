/**
 * What a terminal draws as one piece, and how wide: a nonspacing mark, a joiner or a variation selector (none); an
 * emoji with its skin tone and its joined parts, a Hangul syllable of jamo or a wide East Asian character (two
 * columns); anything else (one). Characters of ambiguous width count one. A keycap is two because its U+20E3 counts
 * one. Emoji newer than the runtime's Unicode version lie in U+1FA70 to U+1FAFF.
 */
const PIECE =
  /((?!\u20e3)[\p{Mn}\p{Me}\u200c\u200d])|((?:(?!\p{RI})\p{EPres}|\p{ExtPict}(?=\ufe0f|\p{EMod}|\u200d\p{ExtPict}))(?:\ufe0f|\p{EMod}|\u200d\p{ExtPict})*|[\u1100-\u115f][\u1160-\u11ff]*|[\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1fa70}-\u{1faff}\u{20000}-\u{3fffd}])|./gsu;

/** Where the text must end to take at most so many columns, and how many it takes up to there. */
function measure(text: string, columns: number): [end: number, taken: number] {
  if (!/[^ -~]/.test(text)) {
    const end = Math.min(text.length, columns);
    return [end, end];
  }
  let taken = 0;
  for (const { 1: empty, 2: wide, index } of text.matchAll(PIECE)) {
    const next = taken + (empty ? 0 : wide ? 2 : 1);
    if (next > columns) return [index, taken];
    taken = next;
  }
  return [text.length, taken];
}

/** Columns that a text takes in a terminal; counted no further than `most`. */
export function columnsOf(text: string, most: number): number {
  return measure(text, most)[1];
}

/** The text, or as much of it as leaves room for `…`, in at most so many columns. */
export function clip(text: string, columns: number): string {
  if (measure(text, columns)[0] === text.length) return text;
  return columns > 0 ? `${text.slice(0, measure(text, columns - 1)[0])}…` : '';
}

/** Clipped, or filled with spaces, to exactly so many columns; numbers go to the right. */
export function fit(text: string, columns: number, right: boolean): string {
  const clipped = clip(text, columns);
  const blank = ' '.repeat(columns - columnsOf(clipped, columns));
  return right ? blank + clipped : clipped + blank;
}
