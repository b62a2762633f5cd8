import type { InspectHTMLOptions, TextBlock } from '@jangts/types';
import { page } from './html.js';
import { grouped } from './numbers.js';
import { readList } from './read.js';

/**
 * Makes one self-contained HTML page that shows a text with the boundaries of its blocks.
 *
 * @throws TypeError for a field of the wrong type, RangeError for a number out of range; the message names the field.
 *
 * @example
 * renderBlocksHTML([{ number: 1, start: 0, end: 3, text: '# A' }]).includes('# A</pre>'); // true
 */
export function renderBlocksHTML(blocks: readonly TextBlock[], options: InspectHTMLOptions = {}): string {
  const list = readList<[text: string, number: number, start: number, end: number]>(
    'blocks',
    blocks,
    'text number# start# end#',
  );
  const texts = list.map(([text]) => text);
  const rows = list.map(([, ...numbers]) => numbers.map(grouped));
  return page(
    [
      'Blocks',
      `${grouped(texts.join('').length)} characters`,
      [[['Blocks', 'Start', 'End'], rows, texts]],
      [],
      0,
    ],
    options,
  );
}
