import { describe, UNREADABLE } from './describe.js';
import type { Findings } from './issues.js';
import { isPositiveSize } from './vocabulary.js';

/** Checks `maxInputChars`. */
export function checkBudget(value: unknown, { ofArguments }: Findings): void {
  if (isPositiveSize(value)) return;
  const message = `maxInputChars: expected a positive safe integer, got ${describe(value)}`;
  ofArguments.push({ code: value === UNREADABLE ? 'invalid-input' : 'invalid-input-budget', message });
}
