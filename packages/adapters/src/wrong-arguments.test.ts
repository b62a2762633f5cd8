import { describe, expect, test } from 'vitest';
import { toOpenAIChat } from './adapters.js';
import { allAdapters, partingAdapters } from './testing/clients.js';

const text = { role: 'user', content: 'a' } as const;
const trap = (): never => {
  throw new Error('secret');
};
const revoked = (target: object) => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};
const claims = (length: unknown) =>
  new Proxy([text], { get: (target, key) => (key === 'length' ? length : Reflect.get(target, key)) });

// Plain loops: `test.each` would read the traps to name its cases.
const wrongMessages: [string, unknown, string][] = [
  ['nothing', undefined, 'messages must be an array, got undefined'],
  ['null', null, 'messages must be an array, got null'],
  ['a string', 'secret', 'messages must be an array, got string'],
  ['an array-like', { length: 1, 0: text }, 'messages must be an array, got object'],
  ['an iterable', new Set([text]), 'messages must be an array, got object'],
  ['a single message', text, 'messages must be an array, got object'],
  ['a revoked proxy', revoked([]), 'messages cannot be read'],
  ['a proxy that throws', new Proxy([], { get: trap }), 'messages cannot be read'],
  ['a length that is none', claims(undefined), 'messages must be an array, got object'],
  ['a length that is text', claims('1'), 'messages must be an array, got object'],
  ['a negative length', claims(-1), 'messages must be an array, got object'],
  ['a broken length', claims(0.5), 'messages must be an array, got object'],
  ['an endless length', claims(Infinity), 'messages must be an array, got object'],
  ['a length too long', claims(2), 'messages[1] must be an object, got undefined'],
  // oxlint-disable-next-line no-sparse-arrays
  ['a hole', [text, , text], 'messages[1] must be an object, got undefined'],
  ['a null entry', [null], 'messages[0] must be an object, got null'],
  ['a text entry', [text, 'secret'], 'messages[1] must be an object, got string'],
  ['a function', [trap], 'messages[0] must be an object, got function'],
  ['a revoked message', [text, revoked({})], 'messages[1] cannot be read'],
  ['a role that throws', [Object.defineProperty({}, 'role', { get: trap })], 'messages[0] cannot be read'],
  [
    'a content that throws',
    [Object.defineProperty({ role: 'user' }, 'content', { get: trap })],
    'messages[0] cannot be read',
  ],
  ['an entry that throws', Object.defineProperty([text], 0, { get: trap }), 'messages[0] cannot be read'],
  ['no role', [text, { content: 'secret' }], "messages[1].role must be 'system' or 'user', got undefined"],
  [
    'an assistant',
    [{ role: 'assistant', content: 'secret' }],
    "messages[0].role must be 'system' or 'user', got string",
  ],
  [
    'a developer',
    [{ role: 'developer', content: 'secret' }],
    "messages[0].role must be 'system' or 'user', got string",
  ],
  [
    'a role object',
    [{ role: new String('user'), content: 'a' }],
    "messages[0].role must be 'system' or 'user', got object",
  ],
  ['no content', [{ role: 'user' }], 'messages[0].content must be a string, got undefined'],
  ['null content', [{ role: 'user', content: null }], 'messages[0].content must be a string, got null'],
  [
    'parts',
    [{ role: 'user', content: [{ type: 'text', text: 'secret' }] }],
    'messages[0].content must be a string, got object',
  ],
  [
    'a string object',
    [{ role: 'user', content: new String('a') }],
    'messages[0].content must be a string, got object',
  ],
];

describe.each(Object.entries(allAdapters))('%s', (_, adapt) => {
  for (const [name, messages, message] of wrongMessages) {
    test(`refuses ${name}`, () => {
      expect(() => adapt(messages as never)).toThrow(new TypeError(message));
    });
  }

  test('reads each property once', () => {
    const reads: PropertyKey[] = [];
    const watch = <Target extends object>(target: Target): Target =>
      new Proxy(target, {
        get(target, key) {
          reads.push(key);
          return Reflect.get(target, key);
        },
      });
    adapt(watch([watch(text), watch(text)]));
    expect(reads).toEqual(['length', '0', 'role', 'content', '1', 'role', 'content']);
  });
});

const wrongOptions: [string, unknown, string][] = [
  ['null', null, 'options must be an object, got null'],
  ['text', 'hoist', 'options must be an object, got string'],
  ['another order', { systemOrder: 'secret' }, "options.systemOrder must be 'hoist', got string"],
  ['a null order', { systemOrder: null }, "options.systemOrder must be 'hoist', got null"],
  ['a flag', { systemOrder: true }, "options.systemOrder must be 'hoist', got boolean"],
  [
    'an order that throws',
    Object.defineProperty({}, 'systemOrder', { get: trap }),
    'options.systemOrder cannot be read',
  ],
];

describe.each(Object.entries(partingAdapters))('%s', (_, adapt) => {
  for (const [name, options, message] of wrongOptions) {
    test(`refuses ${name}`, () => {
      expect(() => adapt([text], options as never)).toThrow(new TypeError(message));
    });
  }
});

test('toOpenAIChat refuses options that are none', () => {
  expect(() => toOpenAIChat([text], null as never)).toThrow(
    new TypeError('options must be an object, got null'),
  );
});
