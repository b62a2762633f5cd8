import type { InspectHTMLOptions, TextBlock } from '@jangts/types';
import { page } from './html.js';
import { counted, grouped } from './numbers.js';
import { read } from './read.js';

/**
 * Makes one self-contained HTML page that shows a text with the boundaries of its blocks.
 */
export function renderBlocksHTML(blocks: readonly TextBlock[], options: InspectHTMLOptions = {}): string {
  const list = read<TextBlock[]>('blocks', blocks, [{ number: 0, start: 0, end: 0, text: '' }]);
  const chars = list.reduce((sum, { text }) => sum + text.length, 0);
  const title = counted(list.length, 'block');
  return page(
    {
      about: 'Text blocks',
      words: [title, counted(chars, 'character')],
      parts: [],
      whole: 0,
      tables: [
        {
          title,
          heads: ['Block', 'Offsets', 'Characters'],
          rows: list.map(({ number, start, end, text }) => [
            grouped(number),
            `${grouped(start)} – ${grouped(end)}`,
            grouped(text.length),
          ]),
          texts: list.map(({ text }) => text),
        },
      ],
    },
    options,
    ' open',
  );
}
