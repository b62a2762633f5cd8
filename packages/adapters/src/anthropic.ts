import type { AnthropicInput, AnthropicTextBlock, ContextMessage, SystemOrderOptions } from '@jangts/types';
import { partSystem } from './part-system.js';

export type {
  AnthropicInput,
  AnthropicMessage,
  AnthropicTextBlock,
  ContextMessage,
  SystemOrderOptions,
} from '@jangts/types';

/**
 * The `system` and `messages` of `anthropic.messages.create` of `@anthropic-ai/sdk` 1, one text block per
 * message, so that the borders between fragments survive. Empty texts, which Anthropic refuses, are left out.
 *
 * @param messages Assembled messages, system messages first.
 * @param options `systemOrder: 'hoist'` moves later system messages to the front.
 * @throws {TypeError} A message or an option is not what its type says.
 * @throws {RangeError} A system message comes after a user message; or there is no user text.
 * @example
 * ```ts
 * toAnthropic([{ role: 'system', content: 'Be brief.' }, { role: 'user', content: 'Hello' }]);
 * // {
 * //   system: [{ type: 'text', text: 'Be brief.' }],
 * //   messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
 * // }
 * ```
 */
export function toAnthropic(
  messages: readonly ContextMessage[],
  options?: SystemOrderOptions,
): AnthropicInput {
  const { system, user } = partSystem(messages, options, 'Anthropic', true);
  return {
    ...(system.length > 0 && { system: system.map(textBlock) }),
    messages: [{ role: 'user', content: user.map(textBlock) }],
  };
}

const textBlock = (text: string): AnthropicTextBlock => ({ type: 'text', text });
