import type { ContextMessage, SystemOrderOptions } from '@jangts/types';
import { readMessages } from './read-messages.js';
import { readOption } from './read-option.js';

/** System and user texts, each in order. */
interface PartedTexts {
  readonly system: string[];
  readonly user: string[];
}

/**
 * Parts system text from user text, for a client that takes them apart and needs user text. Empty system texts
 * say nothing and are left out; empty user texts are where the client refuses them.
 */
export function partSystem(
  messages: readonly ContextMessage[],
  options: SystemOrderOptions | undefined,
  client: string,
  refusesEmptyText: boolean,
): PartedTexts {
  const hoist = readOption(options, 'systemOrder', ['hoist']) === 'hoist';
  const system: string[] = [];
  const user: string[] = [];
  let userCame = false;
  for (const [index, { role, content }] of readMessages(messages).entries()) {
    if (role === 'user') {
      userCame = true;
      if (content !== '' || !refusesEmptyText) user.push(content);
    } else {
      if (userCame && !hoist) {
        throw new RangeError(
          `messages[${index}] is a system message after a user message, which ${client} cannot express; ` +
            "{ systemOrder: 'hoist' } moves it to the front",
        );
      }
      if (content !== '') system.push(content);
    }
  }
  if (user.length === 0) {
    throw new RangeError(
      `messages must hold a user message${refusesEmptyText ? ' with text' : ''} for ${client}`,
    );
  }
  return { system, user };
}
