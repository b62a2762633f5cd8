import type { InspectHTMLOptions } from '@jangts/types';
import { percent } from './numbers.js';
import { read } from './read.js';
import { STYLE, STYLE_SOURCE } from './style.js';
import { type Cell, LOOKS, type Table, type View } from './view.js';
import { htmlLabel, htmlText, plainText } from './visible.js';

/** What tells the looks apart without colour: plain, slanted, dashed, level, slanted the other way, plain grey. */
const HATCHES = [
  '',
  'M-1 1l2-2M0 8l8-8M7 9l2-2',
  'M1 2h2M5 6h2',
  'M0 2h8M0 6h8',
  'M-1 7l2 2M0 0l8 8M7-1l2 2',
  '',
];

function stretch(look: number, start: number, length: number): string {
  return `<rect fill="url(#p${look})" x="${start.toFixed(2)}%" width="${length.toFixed(2)}%" height="100%"/>`;
}

/** A small picture beside the words that say the same. */
function picture(name: string, look: number, length: number): string {
  return `<svg class="${name}" aria-hidden="true">${stretch(look, 0, length)}</svg>`;
}

/** The bar of the budget. The patterns of all bars are defined in it. */
function stack({ words, parts, whole }: View): string {
  let html = `<svg role="img" aria-label="${words[0]}">`;
  for (const [look, hatch] of HATCHES.entries()) {
    html += `<pattern id="p${look}" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0h8v8H0"/><path d="${hatch}"/></pattern>`;
  }
  let start = 0;
  for (const [look, part] of parts.entries()) {
    const length = percent(part, whole);
    if (length > 0) html += stretch(look, start, length);
    start += length;
  }
  return `${html}</svg>`;
}

function htmlCell(cell: Cell): string {
  return typeof cell === 'number' ? picture('w', cell, 100) + LOOKS[cell] : htmlLabel(cell);
}

/**
 * A table under its title; the head of a row unfolds the row's text, if it has one. A long table starts folded.
 * The line end after `<pre>` is not part of the text: parsers drop the first one.
 */
function section({ title, heads, rows, bars, texts }: Table, open: string): string {
  let html = `\n<details class="d"${texts || rows.length < 13 ? ' open' : ''}><summary><h2>${title}</h2></summary>\n<table class="n${heads.length}"><thead><tr>`;
  for (const head of heads) html += `<th>${head}</th>`;
  html += '</tr></thead><tbody>';
  for (const [at, row] of rows.entries()) {
    const [head, ...cells] = row.map(htmlCell);
    const bar = bars?.[at];
    if (bar) cells.push(picture('s', bar[0], bar[1] * 100) + cells.pop());
    html += '\n<tr><th scope="row">';
    html += texts
      ? `<details${open}><summary>${head}</summary><pre>\n${htmlText(texts[at]!)}</pre></details>`
      : head;
    html += '</th>';
    for (const cell of cells) html += `<td>${cell}</td>`;
    html += '</tr>';
  }
  return `${html}</tbody></table></details>`;
}

/** A whole page that loads nothing and runs nothing, and has the browser hold it to that. */
export function page(view: View, options: InspectHTMLOptions, open = ''): string {
  const { title = view.about } = read<InspectHTMLOptions>('options', options, { 'title?': '' });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${STYLE_SOURCE}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width">
<title>${htmlText(plainText(title))}</title>
<style>${STYLE}</style>
<main>
<h1>${htmlLabel(title)}</h1>
<p><b>${view.words[0]}</b> · ${view.words[1]}</p>
${view.whole ? stack(view) : ''}${view.tables.map(table => section(table, open)).join('')}
</main>
`;
}
