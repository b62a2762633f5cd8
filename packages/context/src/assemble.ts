import type { ContextInput, ContextIssue } from '@jangts/types';
import type { CheckedFragments } from './checked-fragments.js';
import type { ContextError } from './context-error.js';
import { quote } from './describe.js';
import { errorOf } from './error-of.js';

// JSON characters of `{"role":"user","content":}` and `{"role":"system","content":}`.
const USER_ENVELOPE = 26;
const SYSTEM_ENVELOPE = 28;

/** The last stage: gives out the messages of checked fragments, when they fit. */
export function assemble(checked: CheckedFragments, maxInputChars: number): ContextInput {
  const { messages, usages } = checked;
  // Brackets, and a comma between messages.
  let inputChars = 2 + Math.max(0, messages.length - 1);
  for (let index = 0; index < messages.length; index++) inputChars += messageChars(checked, index);
  if (inputChars > maxInputChars) throw overBudget(checked, inputChars, maxInputChars);
  return { messages, fragmentUsage: usages, inputChars, maxInputChars };
}

function messageChars({ messages, contentChars }: CheckedFragments, index: number): number {
  const envelope = messages[index]!.role === 'system' ? SYSTEM_ENVELOPE : USER_ENVELOPE;
  return envelope + contentChars[index]!;
}

function overBudget(checked: CheckedFragments, actual: number, limit: number): ContextError {
  const message = `the input takes ${actual} JSON characters, ${actual - limit} over maxInputChars of ${limit}`;
  const size = (index: number): number => messageChars(checked, index);
  const line = (index: number): string => {
    const { id, sourceId, trust, chars, maxChars } = checked.usages[index]!;
    const share = ((100 * size(index)) / actual).toFixed(1);
    return `${share} %: ${quote(id)} from ${quote(sourceId)}, trust ${trust}, ${chars} of at most ${maxChars}`;
  };
  const issues: ContextIssue[] = [{ code: 'input-over-budget', message, limit, actual }];
  return errorOf(issues, message, [...checked.usages.keys()], size, line);
}
