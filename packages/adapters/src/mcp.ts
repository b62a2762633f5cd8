import type { ContextMessage, MCPSamplingInput, SystemOrderOptions } from '@jangts/types';
import { partSystem } from './part-system.js';

export type { ContextMessage, MCPSamplingInput, MCPSamplingMessage, SystemOrderOptions } from '@jangts/types';

/**
 * The `systemPrompt` and `messages` of `server.createMessage` of `@modelcontextprotocol/sdk` 1. A sampling
 * request has one system prompt: system texts are joined by a blank line.
 *
 * @param messages Assembled messages, system messages first.
 * @param options `systemOrder: 'hoist'` moves later system messages to the front.
 * @throws {TypeError} A message or an option is not what its type says.
 * @throws {RangeError} A system message comes after a user message; or there is no user message.
 * @example
 * ```ts
 * toMCPSampling([{ role: 'system', content: 'Be brief.' }, { role: 'user', content: 'Hello' }]);
 * // {
 * //   systemPrompt: 'Be brief.',
 * //   messages: [{ role: 'user', content: { type: 'text', text: 'Hello' } }],
 * // }
 * ```
 */
export function toMCPSampling(
  messages: readonly ContextMessage[],
  options?: SystemOrderOptions,
): MCPSamplingInput {
  const { system, user } = partSystem(messages, options, 'MCP sampling', false);
  return {
    ...(system.length > 0 && { systemPrompt: system.join('\n\n') }),
    messages: user.map(text => ({ role: 'user', content: { type: 'text', text } })),
  };
}
