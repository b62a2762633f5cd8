import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { jsonChars } from './json-chars.js';
import { text } from './testing/arbitraries.js';

const isWellFormed = Object.getOwnPropertyDescriptor(String.prototype, 'isWellFormed');

afterEach(() => {
  vi.restoreAllMocks();
  // oxlint-disable-next-line no-extend-native -- puts back what a test took away
  if (isWellFormed) Object.defineProperty(String.prototype, 'isWellFormed', isWellFormed);
});

test('every character alone, between others, and twice', () => {
  const wrong: string[] = [];
  for (let unit = 0; unit < 0x3000; unit++) {
    const character = String.fromCharCode(unit);
    for (const text of [character, `a${character}b`, character + character]) {
      if (jsonChars(text, false) !== JSON.stringify(text).length) wrong.push(`U+${unit.toString(16)}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('usual escapes are counted without writing the JSON', () => {
  const stringify = vi.spyOn(JSON, 'stringify');
  expect(jsonChars('"a\\b\n\tc\r\n"', false)).toBe(19);
  expect(stringify).not.toHaveBeenCalled();
});

const halves = [
  '\ud800',
  '\udbff',
  '\udc00',
  '\udfff',
  'a\ud83d',
  '\ude42a',
  '\ude42\ud83d',
  '🙂\ud83d',
  '\ud83d🙂',
];

test('half a surrogate pair', () => {
  for (const text of halves) expect(jsonChars(text, false)).toBe(-1);
  expect(jsonChars('🙂\ue000\ud7ff', false)).toBe(6);
});

test('half a surrogate pair, in an engine that cannot tell itself', () => {
  Reflect.deleteProperty(String.prototype, 'isWellFormed');
  for (const text of halves) expect(jsonChars(text, false)).toBe(-1);
  expect(jsonChars('🙂\ue000\ud7ff', false)).toBe(6);
});

test('a text that is JSON itself takes no look for control characters', () => {
  const json = JSON.stringify({ 'a"b': '\\ \n \0 🙂 \ud800' });
  const look = vi.spyOn(RegExp.prototype, 'test');
  const chars = jsonChars(json, true);
  expect(look).not.toHaveBeenCalled();
  expect(chars).toBe(JSON.stringify(json).length);
});

test('always: the length of the JSON of a JSON text, where lone surrogates are escaped', () => {
  fc.assert(
    fc.property(text, text => {
      const json = JSON.stringify({ [text]: text });
      expect(jsonChars(json, true)).toBe(JSON.stringify(json).length);
    }),
  );
});

test('always: the length of the JSON, or -1', () => {
  fc.assert(
    fc.property(text, text => {
      const isIllFormed = /\p{Surrogate}/u.test(text);
      expect(jsonChars(text, false)).toBe(isIllFormed ? -1 : JSON.stringify(text).length);
    }),
  );
});
