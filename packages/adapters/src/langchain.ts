import type { ContextMessage, LangChainMessage } from '@jangts/types';
import { readMessages } from './read-messages.js';

export type { ContextMessage, LangChainMessage } from '@jangts/types';

/**
 * What `model.invoke` and `model.stream` of `@langchain/core` 1 take: `BaseMessageLike[]`. Not for a prompt
 * template, which would read the braces of JSON text as its own.
 *
 * @param messages Assembled messages, in any order.
 * @throws {TypeError} A message is not what its type says.
 * @example
 * ```ts
 * toLangChain([{ role: 'system', content: 'Be brief.' }, { role: 'user', content: 'Hello' }]);
 * // [{ role: 'system', content: 'Be brief.' }, { role: 'user', content: 'Hello' }]
 * ```
 */
export function toLangChain(messages: readonly ContextMessage[]): LangChainMessage[] {
  return readMessages(messages);
}
