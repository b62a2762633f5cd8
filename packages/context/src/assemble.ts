import type { ContextInput, ContextIssue } from '@jangts/types';
import { biggest } from './biggest.js';
import type { CheckedFragment } from './checked-fragment.js';
import { ContextError } from './context-error.js';
import { quote } from './describe.js';

// JSON characters of `{"role":"user","content":}` and `{"role":"system","content":}`.
const USER_ENVELOPE = 26;
const SYSTEM_ENVELOPE = 28;

/** The last stage: makes the messages of checked fragments, when they fit. */
export function assemble(fragments: readonly CheckedFragment[], maxInputChars: number): ContextInput {
  // Brackets, and a comma between messages.
  let inputChars = 2 + Math.max(0, fragments.length - 1);
  for (const fragment of fragments) inputChars += messageChars(fragment);
  if (inputChars > maxInputChars) throw overBudget(fragments, inputChars, maxInputChars);
  return {
    messages: fragments.map(({ usage: { role }, rendered: { content } }) => ({ role, content })),
    fragmentUsage: fragments.map(({ usage }) => usage),
    inputChars,
    maxInputChars,
  };
}

function messageChars({ usage, rendered }: CheckedFragment): number {
  return rendered.contentChars + (usage.role === 'system' ? SYSTEM_ENVELOPE : USER_ENVELOPE);
}

function overBudget(fragments: readonly CheckedFragment[], actual: number, limit: number): ContextError {
  const message = `the input takes ${actual} JSON characters, ${actual - limit} over maxInputChars of ${limit}`;
  const issue: ContextIssue = { code: 'input-over-budget', message, limit, actual };
  const shown = biggest(fragments, 10, messageChars);
  const lines = shown.map(fragment => {
    const { id, sourceId, trust, chars, maxChars } = fragment.usage;
    const share = ((100 * messageChars(fragment)) / actual).toFixed(1);
    return `- ${share} %: ${quote(id)} from ${quote(sourceId)}, trust ${trust}, ${chars} characters of at most ${maxChars}`;
  });
  if (fragments.length > shown.length) lines.push(`- and ${fragments.length - shown.length} smaller ones`);
  return new ContextError([issue], [message, ...lines].join('\n'));
}
