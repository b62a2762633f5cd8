import type { AuditedContextInput, ContextInput, InspectHTMLOptions } from '@jangts/types';
import { page } from './html.js';
import { inputView } from './input-view.js';

/**
 * Makes one self-contained HTML page that shows what a model input is made of, with each fragment's text folded. It
 * runs and loads nothing; everything that comes from the input is content, with hidden characters made visible.
 *
 * @throws TypeError for a field of the wrong type, RangeError for a number out of range; the message names the field.
 *
 * @example
 * const input = { messages: [], fragmentUsage: [], inputChars: 2, maxInputChars: 10 };
 * renderInputHTML(input, { title: 'Turn 41' }).includes('<h1>Turn 41</h1>'); // true
 */
export function renderInputHTML(
  input: ContextInput | AuditedContextInput,
  options: InspectHTMLOptions = {},
): string {
  return page(inputView(input), options);
}
