import type { ContextMessage, GoogleGenAIInput, GoogleGenAIPart, SystemOrderOptions } from '@jangts/types';
import { partSystem } from './part-system.js';

export type {
  ContextMessage,
  GoogleGenAIContent,
  GoogleGenAIInput,
  GoogleGenAIPart,
  SystemOrderOptions,
} from '@jangts/types';

/**
 * The `contents` and `config` of `ai.models.generateContent` of `@google/genai` 2 and 3, one part per message.
 * Empty texts, which Gemini refuses, are left out.
 *
 * @param messages Assembled messages, system messages first.
 * @param options `systemOrder: 'hoist'` moves later system messages to the front.
 * @throws {TypeError} A message or an option is not what its type says.
 * @throws {RangeError} A system message comes after a user message; or there is no user text.
 * @example
 * ```ts
 * toGoogleGenAI([{ role: 'system', content: 'Be brief.' }, { role: 'user', content: 'Hello' }]);
 * // {
 * //   contents: [{ role: 'user', parts: [{ text: 'Hello' }] }],
 * //   config: { systemInstruction: { parts: [{ text: 'Be brief.' }] } },
 * // }
 * ```
 */
export function toGoogleGenAI(
  messages: readonly ContextMessage[],
  options?: SystemOrderOptions,
): GoogleGenAIInput {
  const { system, user } = partSystem(messages, options, 'Google GenAI', true);
  return {
    contents: [{ role: 'user', parts: user.map(textPart) }],
    config: { ...(system.length > 0 && { systemInstruction: { parts: system.map(textPart) } }) },
  };
}

const textPart = (text: string): GoogleGenAIPart => ({ text });
