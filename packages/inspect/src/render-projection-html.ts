import type { InspectHTMLOptions, ProjectionExplanation } from '@jangts/types';
import { page } from './html.js';
import { budgetWords, grouped } from './numbers.js';
import { read, readFields } from './read.js';

/** `count 3, length 80`. */
function fields(record: object): string {
  return Object.entries(record)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

/**
 * Makes one self-contained HTML page that shows what a projection kept of a value and what it left out.
 *
 * @throws TypeError for a field of the wrong type, RangeError for a number out of range; the message names the field.
 *
 * @example
 * const step = { kind: 'reduced', count: 3, length: 80, attempt: 2 };
 * const omitted = { entries: 12, chars: 340 };
 * const explained = { text: '[]', truncated: true, chars: 2, maxChars: 9, withinBudget: true, step, omitted };
 * renderProjectionHTML(explained).includes('Left out: entries 12, chars 340'); // true
 */
export function renderProjectionHTML(
  explained: ProjectionExplanation,
  options: InspectHTMLOptions = {},
): string {
  const [text, chars, maxChars] = readFields<[string, number, number]>(
    'explained',
    explained,
    'text chars# maxChars#',
  );
  const { step, omitted } = explained;
  const kept = fields(read('object', 'explained.step', step));
  const leftOut = omitted === null ? 'not known' : fields(read('object', 'explained.omitted', omitted));
  return page(
    [
      'Projection',
      `${budgetWords(chars, maxChars)}\nKept: ${kept}\nLeft out: ${leftOut}`,
      [[['Text', 'Characters', 'Budget'], [['text', grouped(chars), grouped(maxChars)]], [text]]],
      [chars],
      Math.max(chars, maxChars),
    ],
    options,
  );
}
