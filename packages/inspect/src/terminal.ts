import { clip, columnsOf, fit } from './columns.js';
import { type Cell, LOOKS, type Table, type View } from './view.js';
import { plainText } from './visible.js';

/** A piece of a line and the SGR code that it is painted with. */
type Span = readonly [text: string, style?: number | undefined];

/** What shows each look, told apart without colour as well; the last is free budget. */
const FILLS = '█▓▒░▚─·';

const DIM = 2;
const STYLES = [34, 36, 32, 33, 35, DIM, DIM];

/** A stretch of a bar. */
function fill(look: number, columns: number): Span {
  return [FILLS[look]!.repeat(columns), STYLES[look]];
}

function span(cell: Cell): Span {
  return typeof cell === 'number' ? [`${FILLS[cell]} ${LOOKS[cell]}`, STYLES[cell]] : [plainText(cell)];
}

/** The bar of the budget. Each border is rounded by itself, so that the parts always fill the bar. */
function stack(parts: readonly number[], whole: number, columns: number): Span[] {
  let sum = 0;
  let end = 0;
  return [...parts, whole].map((part, look) => {
    const start = end;
    sum = Math.min(whole, sum + part);
    end = Math.round((sum / whole) * columns);
    return fill(look, end - start);
  });
}

/** A header and one line per row, with bars where there is room for them. */
function tableLines([heads, rows, , bars]: Table, width: number): Span[][] {
  const numbers = heads.length - 2;
  const lines = [heads.map((head): Span => [head, DIM]), ...rows.map(cells => cells.map(span))];
  const widths = heads.map((_, at) =>
    lines.reduce((widest, spans) => Math.max(widest, columnsOf(spans[at]![0], width)), 0),
  );
  // Two blanks stand after each column. The widest column of words gives way, one terminal column at a time, for
  // what is too wide, and from 80 columns on for bars.
  let room = widths.reduce((room, columns) => room - columns - 2, width);
  for (; room < (bars && width > 79 ? 10 : -2); room++) {
    const widest = widths.indexOf(Math.max(...widths.slice(0, numbers)));
    if (widths[widest]! < 7) break;
    widths[widest]! -= 1;
  }
  return lines.map((spans, at) => {
    const line = spans.flatMap(([text, style], column): Span[] => [
      [fit(text, widths[column]!, column >= numbers), style],
      ['  '],
    ]);
    if (bars && at && room > 9) {
      line.push(fill(rows[at - 1]![2] as number, Math.round(bars[at - 1]! * Math.min(20, room))));
    }
    return line;
  });
}

/** A view as lines of at most `width` columns. Spans are cut before they are painted, so that no escape sequence is. */
export function terminal([, words, tables, parts, whole]: View, width: number, color: boolean): string {
  const lines: Span[][] = [
    [[words]],
    stack(parts, whole, Math.min(width, 100)),
    ...tables.flatMap(table => [[], ...tableLines(table, width)]),
  ];
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
