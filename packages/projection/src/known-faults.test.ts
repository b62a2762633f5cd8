// Faults that other tools were reported for, with the right answers.
import { expect, test } from 'vitest';
import { defineContentProjection, projectContinuousExcerpt } from './index.js';

const json = (value: unknown) => JSON.stringify(value);

const { project } = defineContentProjection({
  counts: [10, 3, 1],
  lengths: [200, 80, 20],
  render: value => JSON.stringify(value),
  fallback: () => '{}',
});

const entry = (id: number) => ({ id, title: `Entry ${id}`, body: 'text '.repeat(60) });
const shared = { x: 1 };

// name: value, budget, text, whether anything is missing
const cases: Record<string, [unknown, number, string, boolean]> = {
  'an escape is cut in two': [{ b: '\r\n'.repeat(3000) }, 5000, json({ b: '\r\n'.repeat(100) }), true],
  'shrinking stops at one entry': [
    { rows: [{ t: 'x'.repeat(60_000) }] },
    2000,
    json({ rows: [{ t: 'x'.repeat(200) }] }),
    true,
  ],
  'a NaN spoils every attempt': [
    { score: Number.NaN, rows: Array.from({ length: 500 }, () => 'abc') },
    200,
    json({ score: null, rows: Array.from({ length: 10 }, () => 'abc') }),
    true,
  ],
  'a surrogate pair is parted': [
    { t: `${'a'.repeat(199)}😀${'b'.repeat(9000)}` },
    2000,
    json({ t: 'a'.repeat(199) }),
    true,
  ],
  'a value that fits is changed': [
    Array.from({ length: 80 }, (_, id) => ({ id, ok: true })),
    2000,
    json(Array.from({ length: 80 }, (_, id) => ({ id, ok: true }))),
    false,
  ],
  'a later entry resets the flag': [['x'.repeat(60), 'a'], 40, json(['x'.repeat(20), 'a']), true],
  'exactly the budget is too much': ['x'.repeat(98), 100, json('x'.repeat(98)), false],
  'one over the budget is let through': ['x'.repeat(98), 99, json('x'.repeat(80)), true],
  'an own __proto__ is lost': [
    JSON.parse(`{"__proto__":{"a":1},"b":"${'x'.repeat(300)}"}`),
    260,
    `{"__proto__":{"a":1},"b":"${'x'.repeat(200)}"}`,
    true,
  ],
  'a shared record is taken for a cycle': [{ a: shared, b: shared }, 100, '{"a":{"x":1},"b":{"x":1}}', false],
  'the length of the string is taken for that of its JSON': [
    { a: '"'.repeat(98) },
    110,
    json({ a: '"'.repeat(20) }),
    true,
  ],
  'a lone surrogate costs one character': [{ a: '\ud83d' }, 14, '{"a":"\\ud83d"}', false],
  'falsy values are lost': [
    { a: null, b: 0, c: false, d: '', e: 'y'.repeat(300) },
    120,
    json({ a: null, b: 0, c: false, d: '', e: 'y'.repeat(80) }),
    true,
  ],
  'a date is no text': [
    { at: new Date(0), note: 'n'.repeat(400) },
    150,
    json({ at: '1970-01-01T00:00:00.000Z', note: 'n'.repeat(80) }),
    true,
  ],
  'only the outer array is cut': [
    Array.from({ length: 20 }, (_, i) => Array.from({ length: 20 }, (_, j) => i * 20 + j)),
    120,
    '[[0,1,2],[20,21,22],[40,41,42]]',
    true,
  ],
  'a wide record is cut': [
    Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`k${i}`, i])),
    500,
    '{}',
    true,
  ],
  'a query result': [
    { total: 1000, items: Array.from({ length: 1000 }, (_, id) => entry(id)) },
    1500,
    json({
      total: 1000,
      items: Array.from({ length: 10 }, (_, id) => ({ ...entry(id), body: 'text '.repeat(16) })),
    }),
    true,
  ],
};

for (const [fault, [value, maxChars, text, truncated]] of Object.entries(cases)) {
  test(`not so: ${fault}`, () => {
    expect(project({ value, maxChars })).toEqual({ text, truncated });
  });
}

const inJSON = (body: string) => (length: number) => JSON.stringify({ excerpt: body.slice(0, length) });
const bare = (body: string) => (length: number) => body.slice(0, length);

// name: body, budget, renderer, result
const excerpts: Record<string, [string, number, (body: string) => (length: number) => string, unknown]> = {
  'bytes are counted': ['こんにちは', 3, bare, { text: 'こんに', length: 3, truncated: true }],
  'a pair is parted': ['aaa𝕏', 4, bare, { text: 'aaa', length: 3, truncated: true }],
  'escapes are not counted': [
    '\n'.repeat(99),
    50,
    inJSON,
    { text: json({ excerpt: '\n'.repeat(18) }), length: 18, truncated: true },
  ],
  'an overhead over the budget is let through': ['abc', 10, inJSON, undefined],
  'a body that fits is cut': [
    'short body',
    100,
    inJSON,
    { text: '{"excerpt":"short body"}', length: 10, truncated: false },
  ],
};

for (const [fault, [body, maxChars, renderer, result]] of Object.entries(excerpts)) {
  test(`not so: ${fault}`, () => {
    expect(projectContinuousExcerpt(body, maxChars, renderer(body))).toEqual(result);
  });
}
