import type { AISDKInput, ContextMessage, SystemOrderOptions } from '@jangts/types';
import { partSystem } from './part-system.js';

export type { AISDKInput, AISDKMessage, ContextMessage, SystemOrderOptions } from '@jangts/types';

/**
 * The `system` and `messages` of `generateText` and `streamText` of `ai` 6 and 7. System texts are joined by a
 * blank line, since many models behind the AI SDK take a single system message.
 *
 * @param messages Assembled messages, system messages first.
 * @param options `systemOrder: 'hoist'` moves later system messages to the front.
 * @throws {TypeError} A message or an option is not what its type says.
 * @throws {RangeError} A system message comes after a user message; or there is no user message.
 * @example
 * ```ts
 * toAISDK([{ role: 'system', content: 'Be brief.' }, { role: 'user', content: 'Hello' }]);
 * // { system: 'Be brief.', messages: [{ role: 'user', content: 'Hello' }] }
 * ```
 */
export function toAISDK(messages: readonly ContextMessage[], options?: SystemOrderOptions): AISDKInput {
  const { system, user } = partSystem(messages, options, 'the AI SDK', false);
  return {
    ...(system.length > 0 && { system: system.join('\n\n') }),
    messages: user.map(content => ({ role: 'user', content })),
  };
}
