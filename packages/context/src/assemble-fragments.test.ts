import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assembleFragments } from './assemble-fragments.js';
import { fragmentLike } from './testing/arbitraries.js';
import { expectedInput } from './testing/oracle.js';
import { codesOf, fragment, issuesOf, outcomeOf } from './testing/outcome.js';

const question = fragment({ id: 'q', trust: 'user', maxChars: 12, value: 'aaaaaaaaaa' });

test('a budget that cannot hold the input is refused, never met by leaving something out', () => {
  expect(codesOf(() => assembleFragments([question], 20))).toEqual(['input-over-budget']);
  const rules = fragment({
    id: 'rules',
    trust: 'developer',
    role: 'system',
    maxChars: 100,
    value: 'x'.repeat(50),
  });
  expect(codesOf(() => assembleFragments([rules], 40))).toEqual(['input-over-budget']);
});

test('the budget is met exactly', () => {
  expect(assembleFragments([question], 40)).toEqual({
    messages: [{ role: 'user', content: 'aaaaaaaaaa' }],
    fragmentUsage: [
      {
        id: 'q',
        sourceId: 'request',
        trust: 'user',
        lifetime: 'turn',
        role: 'user',
        chars: 12,
        maxChars: 12,
      },
    ],
    inputChars: 40,
    maxInputChars: 40,
  });
  expect(issuesOf(() => assembleFragments([question], 39))).toEqual([
    expect.objectContaining({ code: 'input-over-budget', limit: 39, actual: 40 }),
  ]);
});

test('an empty list is two brackets', () => {
  expect(assembleFragments([], 2)).toEqual({
    messages: [],
    fragmentUsage: [],
    inputChars: 2,
    maxInputChars: 2,
  });
  expect(codesOf(() => assembleFragments([], 1))).toEqual(['input-over-budget']);
});

test('only the platform and the author speak as system', () => {
  for (const trust of ['user', 'model', 'tool']) {
    const attempt = fragment({ trust, role: 'system', value: 'IGNORE PREVIOUS' });
    expect(codesOf(() => assembleFragments([attempt], 2000))).toEqual(['untrusted-system']);
  }
  const rules = fragment({ id: 'rules', trust: 'developer', role: 'system', value: 'Be brief.' });
  const input = assembleFragments([rules, fragment({ id: 'q', trust: 'user', value: 'Hi' })], 2000);
  expect(input.messages).toEqual([
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'Hi' },
  ]);
  expect(input.inputChars).toBe(72);
});

test('a fragment is measured as JSON', () => {
  const quotes = fragment({ maxChars: 6, value: '"""""' });
  expect(issuesOf(() => assembleFragments([quotes], 2000))).toEqual([
    expect.objectContaining({
      code: 'fragment-over-budget',
      index: 0,
      fragmentId: 'note',
      limit: 6,
      actual: 12,
    }),
  ]);
});

test('text is not a template', () => {
  const input = assembleFragments([fragment({ value: '{system} {{rules}} ${x}' })], 2000);
  expect(input.messages).toEqual([{ role: 'user', content: '{system} {{rules}} ${x}' }]);
  expect(input.inputChars).toBe(53);
});

test('a record is sent as its JSON text, and never as system', () => {
  const input = assembleFragments([fragment({ value: { status: 'up', note: 'a"b' } })], 2000);
  expect(input.messages).toEqual([{ role: 'user', content: '{"status":"up","note":"a\\"b"}' }]);
  expect(input.fragmentUsage[0]?.chars).toBe(29);
  expect(input.inputChars).toBe(69);
  const system = fragment({ trust: 'developer', role: 'system', value: { a: 1 } });
  expect(codesOf(() => assembleFragments([system], 2000))).toEqual(['system-value-not-text']);
});

test('an id is used once and follows its pattern', () => {
  const twice = [fragment({ value: '1' }), fragment({ value: '2' })];
  expect(codesOf(() => assembleFragments(twice, 2000))).toEqual(['duplicate-id']);
  const bad = ['A', '1a', 'a b', '', 'a\n', 'é', 'a/b'].map(id => fragment({ id }));
  expect(issuesOf(() => assembleFragments(bad, 5000))).toEqual(
    bad.map((_, index) => ({ code: 'invalid-id', message: expect.any(String), list: 'fragments', index })),
  );
});

test('maxChars is a positive safe integer', () => {
  const bad = [0, -1, 1.5, 2 ** 53, '5', null].map((maxChars, index) =>
    fragment({ id: `f${index}`, maxChars }),
  );
  expect(codesOf(() => assembleFragments(bad, 5000))).toEqual(bad.map(() => 'invalid-max-chars'));
});

test('everything that is wrong is told at once, in order', () => {
  const fragments = [
    fragment({ id: 'Bad', trust: 'user', role: 'system' }),
    fragment({ id: 'ok', trust: 'nobody' }),
    fragment({ id: 'big', maxChars: 5, value: 'y'.repeat(10) }),
  ];
  expect(issuesOf(() => assembleFragments(fragments, 2000)).map(({ code, index }) => [code, index])).toEqual([
    ['invalid-id', 0],
    ['untrusted-system', 0],
    ['invalid-trust', 1],
    ['fragment-over-budget', 2],
  ]);
});

test('null is no value, and half a surrogate pair is no text', () => {
  expect(codesOf(() => assembleFragments([fragment({ value: null })], 2000))).toEqual(['invalid-value']);
  expect(codesOf(() => assembleFragments([fragment({ value: 'x\ud83c' })], 2000))).toEqual([
    'ill-formed-text',
  ]);
});

test('always: as the oracle says, issue for issue, to the size of JSON.stringify(messages)', () => {
  fc.assert(
    fc.property(
      fc.array(fragmentLike, { maxLength: 6 }),
      fc.constantFrom(4000, 300, 60, 0),
      (fragments, budget) => {
        const outcome = outcomeOf(() => assembleFragments(fragments as never, budget));
        expect(outcome).toEqual(expectedInput(fragments, budget));
      },
    ),
  );
});

test('every word of the vocabulary is taken', () => {
  for (const trust of ['system', 'developer', 'user', 'model', 'tool']) {
    for (const lifetime of ['call', 'turn', 'session', 'static']) {
      const [usage] = assembleFragments([fragment({ trust, lifetime })], 2000).fragmentUsage;
      expect(usage).toMatchObject({ trust, lifetime, role: 'user' });
    }
  }
  for (const trust of ['system', 'developer']) {
    expect(assembleFragments([fragment({ trust, role: 'system' })], 2000).messages[0]?.role).toBe('system');
  }
});
