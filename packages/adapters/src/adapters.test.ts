import { isDeepStrictEqual } from 'node:util';
import type { ContextMessage } from '@jangts/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyMessages, orderedMessages } from './testing/arbitraries.js';
import {
  allAdapters,
  joiningAdapters,
  listAdapters,
  partingAdapters,
  refusingAdapters,
} from './testing/clients.js';
import { oracle } from './testing/oracle.js';

const system = (content: string): ContextMessage => ({ role: 'system', content });
const isSystem = (message: ContextMessage): boolean => message.role === 'system';
const user = (content: string): ContextMessage => ({ role: 'user', content });

// Each property makes one input for all adapters, and compares plainly: making inputs and assertions costs the most.

test('every adapter gives what its oracle gives', () => {
  fc.assert(
    fc.property(orderedMessages, messages => {
      expect(differing(allAdapters, messages)).toEqual([]);
    }),
  );
});

test('adapters for one list keep any order, the empty list and empty texts', () => {
  expect(differing(listAdapters, [])).toEqual([]);
  fc.assert(
    fc.property(anyMessages, messages => {
      expect(differing(listAdapters, messages)).toEqual([]);
    }),
  );
});

test('adapters that part system text move it to the front where they are told to, in order', () => {
  fc.assert(
    fc.property(anyMessages, messages => {
      const all = messages.concat(user('Go.'));
      const sorted = all.filter(isSystem).concat(all.filter(message => !isSystem(message)));
      const options = { systemOrder: 'hoist' } as const;
      const wrong = Object.entries(partingAdapters).filter(
        ([, adapt]) => !isDeepStrictEqual(adapt(all, options), adapt(sorted)),
      );
      expect(wrong).toEqual([]);
    }),
  );
});

test('every adapter gives fresh mutable data and leaves its input alone', () => {
  fc.assert(
    fc.property(orderedMessages, messages => {
      // Changing what is frozen would throw.
      const frozen = Object.freeze(messages.map(message => Object.freeze(message)));
      const seen = new Set<unknown>([frozen, ...frozen]);
      const shared: object[] = [];
      for (const adapt of [...Object.values(allAdapters), ...Object.values(allAdapters)]) {
        for (const object of objectsOf(adapt(frozen))) {
          if (seen.has(object) || Object.isFrozen(object)) shared.push(object);
          seen.add(object);
        }
      }
      expect(shared).toEqual([]);
    }),
  );
});

test('every adapter takes more messages than a call takes arguments', () => {
  const many = Array.from({ length: 150_000 }, (_, index) => (index < 75_000 ? system('s') : user('u')));
  for (const [name, adapt] of Object.entries(allAdapters)) {
    expect(JSON.stringify(adapt(many)) === JSON.stringify(oracle[name]!(many))).toBe(true);
  }
});

describe.each(Object.entries(partingAdapters))('%s', (name, adapt) => {
  const client = {
    toAISDK: 'the AI SDK',
    toAnthropic: 'Anthropic',
    toGoogleGenAI: 'Google GenAI',
    toMCPSampling: 'MCP sampling',
  }[name]!;

  test('refuses a system message after a user message, naming the first one and the client', () => {
    const messages = [system('a'), user('b'), user('c'), system('d'), system('e')];
    expect(() => adapt(messages)).toThrow(
      new RangeError(
        `messages[3] is a system message after a user message, which ${client} cannot express; ` +
          "{ systemOrder: 'hoist' } moves it to the front",
      ),
    );
    for (const options of [{}, { systemOrder: undefined }])
      expect(() => adapt(messages, options)).toThrow(RangeError);
  });

  test('judges the order by the roles alone, so that a wrong order shows whatever the texts are', () => {
    expect(() => adapt([user('a'), system('')])).toThrow(RangeError);
    expect(() => adapt([user(''), system('a'), user('b')])).toThrow(RangeError);
  });

  test('refuses a list without a user message', () => {
    const withText = refusingAdapters.includes(name) ? ' with text' : '';
    const error = new RangeError(`messages must hold a user message${withText} for ${client}`);
    for (const messages of [[], [system('a')], [system('')]]) {
      expect(() => adapt(messages)).toThrow(error);
      expect(() => adapt(messages, { systemOrder: 'hoist' })).toThrow(error);
    }
  });

  test('sends no system text where there is none', () => {
    for (const messages of [[user('a')], [system(''), system(''), user('a')]]) {
      expect(JSON.stringify(adapt(messages))).not.toMatch(/system/i);
    }
  });
});

describe.each(refusingAdapters)('%s', name => {
  const adapt = allAdapters[name]!;
  test('leaves empty text out, since the client refuses it', () => {
    expect(adapt([system(''), user(''), user('a'), user('')])).toStrictEqual(adapt([user('a')]));
    expect(() => adapt([user(''), user('')])).toThrow(RangeError);
  });
});

describe.each(joiningAdapters)('%s', name => {
  const adapt = allAdapters[name]!;
  test('joins system texts by a blank line, without empty ones, and keeps empty user texts', () => {
    const messages = [system('a\n'), system(''), system(' b'), user(''), user('c'), user('')];
    expect(adapt(messages)).toStrictEqual(oracle[name]!(messages));
    expect(Object.values(adapt(messages) as object)[0]).toBe('a\n\n\n b');
    expect(adapt([user('')])).toStrictEqual(oracle[name]!([user('')]));
  });
});

/** The names of the adapters whose result is not their oracle's. */
function differing(adapters: typeof allAdapters, messages: readonly ContextMessage[]): string[] {
  return Object.keys(adapters).filter(
    name => !isDeepStrictEqual(adapters[name]!(messages), oracle[name]!(messages)),
  );
}

/** Every object within a value, the value itself first. */
function objectsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsOf)];
}
