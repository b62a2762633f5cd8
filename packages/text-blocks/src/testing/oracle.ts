import type { TextBlock } from '@jangts/types';

/** The contract written down once more: slowly, line by line, with regular expressions and no offsets but sums. */
export function splitSlowly(text: string, targetChars: number): TextBlock[] {
  const blocks: string[] = [];
  let block = '';
  let closed = false;
  let fence = '';
  for (const [index, line] of linesOf(text).entries()) {
    let content = line.replace(/\r\n$|\n$|\r$/, '');
    if (index === 0) content = content.replace(/^\uFEFF/, '');
    const blank = content.trim() === '';
    let starts = false;
    if (fence !== '') {
      const closing = /^ {0,3}(`+|~+)[ \t]*$/.exec(content)?.[1] ?? '';
      if (closing.startsWith(fence)) fence = '';
    } else {
      starts = isHeading(content) || isRule(content);
      fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(content)?.[1] ?? '';
    }
    const fits = block.length + line.length <= targetChars;
    if (block !== '' && (starts || (closed && !blank) || !fits)) {
      blocks.push(block);
      block = '';
    }
    block += line;
    closed = blank;
  }
  if (block !== '') blocks.push(block);
  let start = 0;
  return blocks.map((text, index) => {
    const end = start + text.length;
    const made = { number: index + 1, start, end, text };
    start = end;
    return made;
  });
}

/** The lines of a text, each with its line end. */
export function linesOf(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g) ?? [];
}

function isHeading(content: string): boolean {
  return /^ {0,3}#{1,6}(?:[ \t]|$)/.test(content);
}

function isRule(content: string): boolean {
  return ['-', '*', '_'].some(mark => {
    const [indent = ''] = /^ {0,3}/.exec(content) ?? [];
    const marks = content.slice(indent.length).replaceAll(/[ \t]/g, '');
    return content.startsWith(mark, indent.length) && /^(.)\1{2,}$/.test(marks) && marks.startsWith(mark);
  });
}
