import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hit } from './open-index.js';

const LINES_AROUND = 2;
const LINE_CHARS = 100;

/** A hit in its place in the document: the line where a word was found, its neighbours, the piece's lines marked. */
export function showHit(folder: string, { file, section, start, end, terms }: Hit): string {
  const text = readFileSync(join(folder, file), 'utf8');
  const escaped = terms.map(term => term.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&'));
  const found = start + Math.max(0, text.slice(start, end).search(new RegExp(escaped.join('|'), 'i')));

  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  const starts = [0];
  for (const line of lines) starts.push(starts.at(-1)! + line.length);
  const focus = starts.findLastIndex(lineStart => lineStart <= found);
  const shown = [`${file}:${focus + 1}  ${section || '(no heading)'}  [${start}, ${end})`];
  for (let index = Math.max(0, focus - LINES_AROUND); index <= focus + LINES_AROUND; index++) {
    const [line, lineStart, lineEnd] = [lines[index], starts[index]!, starts[index + 1]!];
    if (line === undefined) break;
    const mark = lineStart < end && lineEnd > start ? '┃' : ' ';
    // Of a long line the part around the word.
    const from = index === focus ? Math.max(0, found - lineStart - LINE_CHARS / 2) : 0;
    shown.push(`${String(index + 1).padStart(5)} ${mark} ${line.slice(from, from + LINE_CHARS)}`.trimEnd());
  }
  return shown.join('\n');
}
