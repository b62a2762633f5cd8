import { oneOf } from './one-of.js';
import type { Arrival } from './wire-tests.js';

interface PromptMessage {
  role: string;
  content: string | readonly unknown[];
}

/** Reads the only call that a mock model of the AI SDK was given. */
export function readPrompt(calls: readonly { prompt: readonly PromptMessage[] }[]): Arrival {
  if (calls.length !== 1) throw new Error(`the model was called ${calls.length} times`);
  const { prompt } = calls[0]!;
  return {
    bytes: JSON.stringify(prompt),
    texts: prompt.flatMap(({ role, content }) => {
      const privileged = oneOf(role, 'system', 'user') === 'system';
      const texts =
        typeof content === 'string' ? [content] : (content as { text: string }[]).map(({ text }) => text);
      return texts.map(text => ({ privileged, text }));
    }),
  };
}
