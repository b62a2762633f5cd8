import type { ContextMessage, OpenAIAdapterOptions, OpenAIMessage } from '@jangts/types';
import { readMessages } from './read-messages.js';
import { readOption } from './read-option.js';

export type { ContextMessage, OpenAIAdapterOptions, OpenAIMessage } from '@jangts/types';

/**
 * The `messages` of `openai.chat.completions.create`: `ChatCompletionMessageParam[]` of `openai` 6 and 7.
 *
 * @param messages Assembled messages, in any order.
 * @param options `systemRole` is the role that system messages get: `'system'` unless given.
 * @throws {TypeError} A message or an option is not what its type says.
 * @example
 * ```ts
 * toOpenAIChat([{ role: 'system', content: 'Be brief.' }, { role: 'user', content: 'Hello' }], {
 *   systemRole: 'developer',
 * });
 * // [{ role: 'developer', content: 'Be brief.' }, { role: 'user', content: 'Hello' }]
 * ```
 */
export function toOpenAIChat(
  messages: readonly ContextMessage[],
  options?: OpenAIAdapterOptions,
): OpenAIMessage[] {
  const systemRole = readOption(options, 'systemRole', ['system', 'developer']) ?? 'system';
  return readMessages(messages).map(({ role, content }) => ({
    role: role === 'system' ? systemRole : role,
    content,
  }));
}

/**
 * The `input` of `openai.responses.create`: `ResponseInput` of `openai` 6 and 7.
 *
 * @param messages Assembled messages, in any order.
 * @param options `systemRole` is the role that system messages get: `'system'` unless given.
 * @throws {TypeError} A message or an option is not what its type says.
 * @example
 * ```ts
 * toOpenAIResponses([{ role: 'system', content: 'Be brief.' }, { role: 'user', content: 'Hello' }]);
 * // [{ role: 'system', content: 'Be brief.' }, { role: 'user', content: 'Hello' }]
 * ```
 */
export function toOpenAIResponses(
  messages: readonly ContextMessage[],
  options?: OpenAIAdapterOptions,
): OpenAIMessage[] {
  // Responses take the same plain messages as chat completions.
  return toOpenAIChat(messages, options);
}
