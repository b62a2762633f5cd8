import { clip, columnsOf, fit } from './columns.js';
import { percent } from './numbers.js';
import { type Cell, LOOKS, type Table, type View } from './view.js';
import { plainText } from './visible.js';

/** A piece of a line and the SGR code that it is painted with. */
type Span = readonly [text: string, style?: number | undefined];

/** What shows each look, told apart without colour as well; the last is free budget. */
const FILLS = '█▓▒░▚─·';

const BOLD = 1;
const DIM = 2;
const STYLES = [34, 36, 32, 33, 35, DIM, DIM];

const NARROWEST = 6;
const WIDEST_BAR = 24;
const WIDEST_STACK = 100;

/** A stretch of a bar. */
function fill(look: number, columns: number): Span {
  return [FILLS.charAt(look).repeat(columns), STYLES[look]];
}

function span(cell: Cell): Span {
  return typeof cell === 'number'
    ? [`${FILLS.charAt(cell)} ${LOOKS[cell]}`, STYLES[cell]]
    : [plainText(cell)];
}

/** The bar of the budget. Each border is rounded by itself, so that the parts always fill the bar. */
function stack({ parts, whole }: View, columns: number): Span[] {
  let sum = 0;
  let end = 0;
  return [...parts, whole].map((part, look) => {
    const start = end;
    sum = Math.min(whole, sum + part);
    end = Math.round((percent(sum, whole) / 100) * columns);
    return fill(look, end - start);
  });
}

/** A header and one line per row, with bars where they find room. */
function tableLines({ heads, rows, bars }: Table, width: number): Span[][] {
  const numbers = heads.length - 2;
  const lines = [heads.map((head): Span => [head, DIM]), ...rows.map(cells => cells.map(span))];
  const widths = heads.map((_, at) =>
    lines.reduce((widest, spans) => Math.max(widest, columnsOf(spans[at]![0], width)), 0),
  );
  // Two blanks after each column. The widest column of words gives way, one terminal column at a time.
  let room = widths.reduce((room, columns) => room - columns - 2, width);
  for (; room < -2; room++) {
    const widest = widths.indexOf(Math.max(...widths.slice(0, numbers)));
    if (widths[widest]! <= NARROWEST) break;
    widths[widest]! -= 1;
  }
  const longest = Math.min(room, WIDEST_BAR);
  return lines.map((spans, row) => {
    const cells = spans.flatMap(([text, style], at): Span[] => [
      [fit(text, widths[at]!, at >= numbers), style],
      ['  '],
    ]);
    const bar = bars?.[row - 1];
    if (bar && longest >= NARROWEST) cells.push(fill(bar[0], Math.round(bar[1] * longest)));
    return cells;
  });
}

/** A view as lines of at most `width` columns. Spans are cut before they are painted, so that no escape sequence is. */
export function terminal(view: View, width: number, color: boolean): string {
  const [figures, meaning] = view.words;
  const lines: Span[][] = [[[figures, BOLD], [` · ${meaning}`]], stack(view, Math.min(width, WIDEST_STACK))];
  for (const table of view.tables) {
    lines.push([]);
    for (const spans of tableLines(table, width)) lines.push(spans);
  }
  return lines
    .map(spans => {
      let text = '';
      let room = width;
      for (const [span, style] of spans) {
        const shown = clip(span, room);
        room -= columnsOf(shown, room);
        text += color && style && shown ? `\x1b[${style}m${shown}\x1b[0m` : shown;
      }
      return text.trimEnd();
    })
    .join('\n');
}
