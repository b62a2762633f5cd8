import { expect, test } from 'vitest';
import { describe, quote, UNREADABLE } from './describe.js';

test('what came is told by its type, or as the number', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const values: [unknown, string][] = [
    [undefined, 'undefined'],
    [null, 'null'],
    [-1.5, '-1.5'],
    [Number.NaN, 'NaN'],
    ['secret', 'string'],
    [true, 'boolean'],
    [1n, 'bigint'],
    [Symbol('s'), 'symbol'],
    [() => 1, 'function'],
    [[], 'array'],
    [{}, 'object'],
    [proxy, 'revoked proxy'],
    [UNREADABLE, 'an error'],
  ];
  for (const [value, text] of values) expect(describe(value)).toBe(text);
});

test('an id or a source is one line of visible characters', () => {
  expect(quote('search:1')).toBe('"search:1"');
  expect(quote('配置 🙂')).toBe('"配置 🙂"');
  expect(quote('a"b\\c\nd')).toBe(String.raw`"a\"b\\c\nd"`);
  expect(quote('\u007f\u0085\u009f\u00ad\u061c')).toBe(String.raw`"\u007f\u0085\u009f\u00ad\u061c"`);
  expect(quote('\u200b\u2028\u2029\u202e\u2066\ufeff')).toBe(
    String.raw`"\u200b\u2028\u2029\u202e\u2066\ufeff"`,
  );
  expect(quote('\u001b[31m\ud83d')).toBe(String.raw`"\u001b[31m\ud83d"`);
});

test('it is cut at 80 characters, never inside an escape or a pair', () => {
  const long = 'i'.repeat(80);
  expect(quote(long)).toBe(`"${long}"`);
  expect(quote(`${long}i`)).toBe(`"${long}…"`);
  expect(quote('i'.repeat(1e6))).toBe(`"${long}…"`);
  expect(quote(`${'i'.repeat(79)}\n`)).toBe(`"${'i'.repeat(79)}…"`);
  expect(quote(`${'i'.repeat(78)}\nx`)).toBe(`"${'i'.repeat(78)}\\n…"`);
  expect(quote(`${'i'.repeat(79)}🙂`)).toBe(`"${'i'.repeat(79)}…"`);
  expect(quote(`${'i'.repeat(78)}🙂`)).toBe(`"${'i'.repeat(78)}🙂"`);
});
