import type { InspectHTMLOptions } from '@jangts/types';
import { read, readText } from './read.js';
import { STYLE, STYLE_SOURCE } from './style.js';
import { type Cell, LOOKS, type Table, type View } from './view.js';
import { htmlText, plainText } from './visible.js';

/** A picture beside the words that say the same. */
function picture(content: string): string {
  return `<svg aria-hidden="true">${content}</svg>`;
}

/** A stretch of a bar, in percent. */
function stretch(look: number, start: number, length: number): string {
  return `<rect fill="url(#p${look})" x="${start}%" width="${length}%" height="100%"/>`;
}

/**
 * The bar of the budget. The patterns of all bars are defined in it: lines at angles of their own tell the trusts apart
 * without colour; the first and the envelope have none.
 */
function stack(parts: readonly number[], whole: number): string {
  let content = '';
  let start = 0;
  for (const [look, part] of parts.entries()) {
    const length = (part / whole) * 100;
    content += `<pattern id="p${look}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(${look * 45})"><path d="M0 0h6v6H0"/><path d="M0 3h${look % 5 && 6}"/></pattern>${stretch(look, start, length)}`;
    start += length;
  }
  return picture(content);
}

function htmlCell(cell: Cell): string {
  return typeof cell === 'number' ? picture(stretch(cell, 0, 100)) + LOOKS[cell] : htmlText(cell);
}

/**
 * A table under its title. The head of a row unfolds the row's text, if it has one, and starts unfolded where the
 * texts are all that there is to see; a long table without texts starts folded. The line end after `<pre>` is not part
 * of the text: parsers drop the first one. End tags that HTML does without are left out.
 */
function section([heads, rows, texts, bars]: Table): string {
  let html = `<details class="n${heads.length}"${texts || rows.length < 13 ? ' open' : ''}><summary><h2>${heads[0]} (${rows.length})</h2></summary><table><thead><tr>`;
  for (const head of heads) html += `<th>${head}`;
  html += '<tbody>';
  for (const [at, row] of rows.entries()) {
    const [head, ...cells] = row.map(htmlCell);
    html += '\n<tr><th>';
    html += texts
      ? `<details${bars ? '' : ' open'}><summary>${head}</summary><pre>\n${htmlText(texts[at]!)}</pre></details>`
      : head;
    if (bars) cells.push(picture(stretch(row[2] as number, 0, bars[at]! * 100)) + cells.pop());
    for (const cell of cells) html += `<td>${cell}`;
  }
  return `${html}</table></details>\n`;
}

/** A whole page that loads nothing and runs nothing, and has the browser hold it to that. */
export function page([about, words, tables, parts, whole]: View, options: InspectHTMLOptions): string {
  const { title: given = about } = read('object', 'options', options);
  const title = readText('title', given);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${STYLE_SOURCE}'">
<meta name="viewport" content="width=device-width">
<title>${htmlText(plainText(title))}</title>
<style>${STYLE}</style>
<main>
<h1>${htmlText(title)}</h1>
<p>${htmlText(words)}</p>
${whole ? stack(parts, whole) : ''}
${tables.map(section).join('')}</main>
`;
}
