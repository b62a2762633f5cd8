import type { AuditedContextInput, ContextInput, InspectTextOptions } from '@jangts/types';
import { inputView } from './input-view.js';
import { read, readSize } from './read.js';
import { terminal } from './terminal.js';

/**
 * Shows in the terminal what a model input is made of: how much of the budget is used, what each fragment takes,
 * totals by trust and source, and what a compression changed.
 *
 * @throws TypeError, RangeError when an argument is not what its type says; the message names the field.
 */
export function renderInputText(
  input: ContextInput | AuditedContextInput,
  options: InspectTextOptions = {},
): string {
  const view = inputView(input);
  const { width = 80, color = false } = read('object', 'options', options);
  return terminal(view, readSize('width', width, 1), read('boolean', 'color', color));
}
