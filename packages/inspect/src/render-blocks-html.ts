import type { InspectHTMLOptions, TextBlock } from '@jangts/types';
import { page } from './html.js';
import { grouped } from './numbers.js';
import { readList } from './read.js';

/**
 * Makes one self-contained HTML page that shows a text with the boundaries of its blocks.
 */
export function renderBlocksHTML(blocks: readonly TextBlock[], options: InspectHTMLOptions = {}): string {
  const list = readList<[text: string, number: number, start: number, end: number]>(
    'blocks',
    blocks,
    'text number# start# end#',
  );
  let chars = 0;
  const rows = list.map(([text, number, start, end]) => {
    chars += text.length;
    return [grouped(number), `${grouped(start)} – ${grouped(end)}`, grouped(text.length)];
  });
  const texts = list.map(([text]) => text);
  return page(
    ['Text blocks', `${grouped(chars)} characters`, [[['Blocks', 'Offsets', 'Characters'], rows, texts]]],
    options,
  );
}
