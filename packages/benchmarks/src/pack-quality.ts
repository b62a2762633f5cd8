// How good pieces are as entries of an index, judged by a walk over lines of its own.

/** A line of Markdown. */
interface Line {
  readonly start: number;
  readonly text: string;
  readonly kind: 'blank' | 'heading' | 'code' | 'text';
}

/** Shares are of all pieces. */
export interface Quality {
  readonly pieces: number;
  /** Mean length over the target. */
  readonly fill: number;
  /** Share that begins at a heading or at the start of a paragraph. */
  readonly structural: number;
  /** How many end with a heading whose text is in the next piece. */
  readonly headingsTorn: number;
  /** Share that ends within a sentence of a paragraph. */
  readonly sentencesTorn: number;
}

/** Judges pieces of a text, trimmed or not; they are looked for one behind the other. */
export function judge(text: string, pieces: readonly string[], targetChars: number): Quality {
  const lines = readLines(text);
  let [chars, structural, headingsTorn, sentencesTorn] = [0, 0, 0, 0];
  let [from, line] = [0, 0];
  for (const piece of pieces) {
    chars += piece.length;
    const content = piece.trim();
    const start = text.indexOf(content, from);
    // A piece that is not in the text cannot be placed: it counts as one that begins and ends nowhere good.
    if (start < 0 || content === '') continue;
    from = start + content.length;
    while (lines[line + 1] !== undefined && lines[line + 1]!.start <= start) line++;
    if (beginsWell(lines, line, start, text)) structural++;
    let last = line;
    while (lines[last + 1] !== undefined && lines[last + 1]!.start < from) last++;
    if (lines[last]!.kind === 'heading' && text.slice(from).trim() !== '') headingsTorn++;
    if (endsInSentence(lines, last, from)) sentencesTorn++;
  }
  return {
    pieces: pieces.length,
    fill: chars / pieces.length / targetChars,
    structural: structural / pieces.length,
    headingsTorn,
    sentencesTorn: sentencesTorn / pieces.length,
  };
}

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let fence = '';
  for (const match of text.matchAll(/.*(?:\n|$)/g)) {
    const line = match[0].trimEnd();
    const mark = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? '';
    const isCode = fence !== '' || mark !== '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    const isHeading = /^ {0,3}#{1,6}(?:[ \t]|$)/.test(line);
    lines.push({
      start: match.index,
      text: line,
      kind: isCode ? 'code' : line === '' ? 'blank' : isHeading ? 'heading' : 'text',
    });
  }
  return lines;
}

function beginsWell(lines: readonly Line[], index: number, start: number, text: string): boolean {
  const line = lines[index]!;
  if (text.slice(line.start, start).trim() !== '') return false;
  const before = lines[index - 1];
  // A fenced code block begins where its first line does.
  if (line.kind === 'code') return before?.kind !== 'code' && /^ {0,3}(?:`{3}|~{3})/.test(line.text);
  return line.kind === 'heading' || before === undefined || before.kind !== 'text';
}

function endsInSentence(lines: readonly Line[], index: number, end: number): boolean {
  const line = lines[index]!;
  if (line.kind !== 'text') return false;
  const isLineEnd = end >= line.start + line.text.length;
  const next = lines[index + 1];
  // A list item, a row of a table, a quote and markup begin anew.
  if (isLineEnd && (next?.kind !== 'text' || /^\s*(?:[-*+|><[]|\d+[.)])/.test(next.text))) return false;
  const written = line.text.slice(0, end - line.start);
  return !/[.!?…。！？:：;；]["'”’」』）)\]*_`]*\s*$/.test(written);
}
