import type { ContextMessage } from '@jangts/types';
import { isObject, unreadable, wrongType } from './check.js';

/** Copies the messages, each property read once, so that what was checked is what is sent. */
export function readMessages(messages: readonly ContextMessage[]): ContextMessage[] {
  const length = lengthOf(messages);
  const copies: ContextMessage[] = [];
  for (let index = 0; index < length; index++) {
    let message: unknown;
    let role: unknown;
    let content: unknown;
    try {
      message = messages[index];
      if (isObject(message)) ({ role, content } = message);
    } catch {
      throw unreadable(`messages[${index}]`);
    }
    if (!isObject(message)) throw wrongType(`messages[${index}]`, 'an object', message);
    if (role !== 'system' && role !== 'user') {
      throw wrongType(`messages[${index}].role`, "'system' or 'user'", role);
    }
    if (typeof content !== 'string') throw wrongType(`messages[${index}].content`, 'a string', content);
    copies.push({ role, content });
  }
  return copies;
}

function lengthOf(messages: unknown): number {
  let length: unknown;
  try {
    if (Array.isArray(messages)) ({ length } = messages);
  } catch {
    throw unreadable('messages');
  }
  // A proxy of an array may claim any length.
  if (!Number.isSafeInteger(length) || (length as number) < 0) {
    throw wrongType('messages', 'an array', messages);
  }
  return length as number;
}
