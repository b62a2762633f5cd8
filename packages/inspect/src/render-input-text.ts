import type { AuditedContextInput, ContextInput, InspectTextOptions } from '@jangts/types';
import { inputView } from './input-view.js';
import { read, readSize } from './read.js';
import { terminal } from './terminal.js';

/**
 * Shows in the terminal what a model input is made of: how much of the budget is used, what each fragment takes,
 * totals by trust and source, and what a compression changed. No line is wider than `options.width`.
 *
 * @throws TypeError for a field of the wrong type, RangeError for a number out of range; the message names the field.
 *
 * @example
 * const input = { messages: [], fragmentUsage: [], inputChars: 2, maxInputChars: 10 };
 * renderInputText(input, { width: 10 }).split('\n')[1]; // '──········'
 */
export function renderInputText(
  input: ContextInput | AuditedContextInput,
  options: InspectTextOptions = {},
): string {
  const view = inputView(input);
  const { width = 80, color = false } = read('object', 'options', options);
  return terminal(view, readSize('width', width, 1), read('boolean', 'color', color));
}
