import type { ContextMessage } from '@jangts/types';
import { readSafely, wrongType } from './check.js';

/** Copies the messages, each property read once, so that what was checked is what is sent. */
export function readMessages(messages: readonly ContextMessage[]): ContextMessage[] {
  const length = readSafely('messages', () => (Array.isArray(messages) ? messages.length : -1));
  // A proxy of an array may claim any length.
  if (!Number.isSafeInteger(length) || length < 0) throw wrongType('messages', 'an array', messages);
  const copies: ContextMessage[] = [];
  for (let index = 0; index < length; index++) {
    const name = `messages[${index}]`;
    const message: unknown = readSafely(name, () => messages[index]);
    if (message === null || typeof message !== 'object') throw wrongType(name, 'an object', message);
    const read = (key: string) =>
      readSafely(`${name}.${key}`, () => (message as Record<string, unknown>)[key]);
    const role = read('role');
    if (role !== 'system' && role !== 'user') throw wrongType(`${name}.role`, "'system' or 'user'", role);
    const content = read('content');
    if (typeof content !== 'string') throw wrongType(`${name}.content`, 'a string', content);
    copies.push({ role, content });
  }
  return copies;
}
