import type { AuditedContextInput, ContextInput, InspectHTMLOptions } from '@jangts/types';
import { page } from './html.js';
import { inputView } from './input-view.js';

/**
 * Makes one self-contained HTML page that shows what a model input is made of.
 */
export function renderInputHTML(
  input: ContextInput | AuditedContextInput,
  options: InspectHTMLOptions = {},
): string {
  return page(inputView(input), options);
}
