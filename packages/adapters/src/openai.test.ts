import { describe, expect, test } from 'vitest';
import { toOpenAIChat, toOpenAIResponses } from './openai.js';

describe.each([
  ['toOpenAIChat', toOpenAIChat],
  ['toOpenAIResponses', toOpenAIResponses],
])('%s', (_, adapt) => {
  const messages = [
    { role: 'system', content: 'a' },
    { role: 'user', content: 'b' },
    { role: 'system', content: 'c' },
  ] as const;

  test.each([undefined, {}, { systemRole: undefined }, { systemRole: 'system' }] as const)(
    'sends system text as system, given %o',
    options => {
      expect(adapt(messages, options)).toStrictEqual(messages);
    },
  );

  test('sends system text as developer where it is told to', () => {
    expect(adapt(messages, { systemRole: 'developer' })).toStrictEqual([
      { role: 'developer', content: 'a' },
      { role: 'user', content: 'b' },
      { role: 'developer', content: 'c' },
    ]);
  });

  test.each([
    ['user', 'string'],
    ['', 'string'],
    [null, 'null'],
    [['system'], 'object'],
    [1, 'number'],
  ])('refuses the system role %o', (systemRole, type) => {
    expect(() => adapt(messages, { systemRole } as never)).toThrow(
      new TypeError(`options.systemRole must be 'system' or 'developer', got ${type}`),
    );
  });
});
