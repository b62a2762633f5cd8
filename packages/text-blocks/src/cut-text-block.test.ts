import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutTextBlock } from './cut-text-block.js';
import { arbitraryLine } from './testing/arbitrary-line.js';
import { asBlocks } from './testing/as-blocks.js';
import { cutSlowly } from './testing/cut-oracle.js';

const blockOf = (text: string, start = 0) => ({ number: 1, start, end: start + text.length, text });

describe('cutTextBlock', () => {
  test.each<[name: string, maxChars: number, parts: string[]]>([
    ['makes nothing of nothing', 2, []],
    ['leaves what is short enough whole', 5, ['ab cd']],
    ['cuts behind the last sentence', 20, ['One. Two. Three.', ' Four. Five']],
    ['cuts behind a sentence rather than at white space behind it', 12, ['aaaa bbb!', ' cc dd ee']],
    ['cuts at white space when a sentence ends before half only', 12, ['A. bbbb ccc ', 'ddddd']],
    ['takes a full stop for an end before white space only', 12, ['see 3.14 ', 'and a.b.c.d ', 'or.else']],
    ['sees white space right behind the window', 8, ['aaa bbb.', ' cccc.', '\nddd']],
    ['cuts a Chinese text behind its sentences', 12, ['今天天气很好。', '我们去公园散步吧！', '好好好好']],
    [
      'keeps closing quotes and brackets with the sentence',
      12,
      ['他说：“好！”', '然后（真的？）', '走了很远很远很远的路'],
    ],
    ['keeps runs of marks together', 8, ['什么什么？！', '好好……', '好好好好好']],
    ['ends no sentence when its closing quote falls behind the window', 9, ['aaaa b ', 'c!” ddd']],
    ['cuts behind the last white space', 10, ['aaaa bbbb ', 'cccc dddd ', 'eeee']],
    ['counts every white space', 6, ['aaaa\u3000', 'bbbb\u00a0', 'cccc\t', 'dd']],
    ['cuts where there is no white space', 4, ['abcd', 'efgh', 'i']],
    ['cuts a long Chinese run', 4, ['一二三四', '五六七八', '九']],
    ['never parts CR LF', 4, ['aaa', '\r\n', 'bbb', '\r\n', 'cccc']],
    ['never parts CR LF in parts of two', 2, ['a', '\r\n', 'b', '\r\n', 'cd']],
    ['never parts a surrogate pair', 3, ['😀', '😀', '😀']],
    ['takes a lone surrogate as a character', 2, ['\ud800', '\ud800\udc00', '\udc00\ud800']],
    ['keeps combining marks with their letter', 4, ['e\u0301e\u0301', 'e\u0301e\u0301', 'x']],
    ['keeps emoji with joiners whole', 20, ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦']],
    ['keeps flags whole', 10, ['🇩🇪🇫🇷', '🇮🇹🇯🇵', '🇨🇳']],
    ['keeps a cluster whole behind a short part', 11, ['a', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦', 'bc']],
    [
      'cuts a cluster that is longer than a part',
      4,
      ['e\u0301\u0301\u0301', '\u0301\u0301\u0301\u0301', '\u0301x'],
    ],
    [
      'fills a part with the start of a cluster that no part can hold',
      6,
      ['aa👨\u200d', '👩\u200d👧\u200d', '👦bcde', 'fgh'],
    ],
    ['cuts at half exactly', 8, ['aaa ', 'bbbbbbbb', 'bbb']],
    ['cuts at no white space before half', 8, ['aa bbbbb', 'bbb']],
    ['cuts at half of an odd number', 7, ['aaa ', 'bbbbbbb', 'bbb']],
  ])('%s', (_, maxChars, parts) => {
    const block = blockOf(parts.join(''));
    expect(cutSlowly(block, maxChars)).toStrictEqual(asBlocks(parts));
    expect(cutTextBlock(block, { maxChars })).toStrictEqual(asBlocks(parts));
  });

  test('keeps the offsets of the text and numbers the parts from 1', () => {
    expect(cutTextBlock({ number: 7, start: 100, end: 107, text: 'abc def' }, { maxChars: 5 })).toStrictEqual(
      [
        { number: 1, start: 100, end: 104, text: 'abc ' },
        { number: 2, start: 104, end: 107, text: 'def' },
      ],
    );
  });

  test('agrees with the slow cutter', () => {
    fc.assert(
      fc.property(arbitraryLine, fc.integer({ min: 2, max: 40 }), fc.nat(9), (text, maxChars, start) => {
        const block = blockOf(text, start);
        expect(cutTextBlock(block, { maxChars })).toStrictEqual(cutSlowly(block, maxChars));
      }),
    );
  });

  test('loses nothing, keeps the bound and parts neither CR LF nor a surrogate pair', () => {
    fc.assert(
      fc.property(
        fc.oneof(arbitraryLine, fc.string({ unit: 'binary' })),
        fc.integer({ min: 2, max: 40 }),
        (text, maxChars) => {
          const parts = cutTextBlock(blockOf(text), { maxChars });
          expect(parts).toStrictEqual(asBlocks(parts.map(part => part.text)));
          expect(parts.map(part => part.text).join('')).toBe(text);
          for (const { end, text: part } of parts) {
            expect(part.length > 0 && part.length <= maxChars).toBe(true);
            expect(text.slice(end - 1, end + 1)).not.toMatch(/\r\n|[\ud800-\udbff][\udc00-\udfff]/);
          }
        },
      ),
    );
  });

  test('reads the bound once and each field of the block once', () => {
    const read: PropertyKey[] = [];
    const spy = <T extends object>(value: T): T =>
      new Proxy(value, { get: (target, key) => (read.push(key), Reflect.get(target, key) as unknown) });
    cutTextBlock(spy(blockOf('abc')), spy({ maxChars: 2 }));
    expect(read).toEqual(['number', 'start', 'end', 'text', 'maxChars']);
  });
});

describe('what cutTextBlock refuses', () => {
  const cut = cutTextBlock as (...values: unknown[]) => unknown;

  test.each([
    [undefined, new TypeError('block.text: expected a string, got undefined')],
    ['text', new TypeError('block.text: expected a string, got undefined')],
    [[blockOf('a')], new TypeError('block.text: expected a string, got undefined')],
    [{ ...blockOf('a'), number: 0 }, new RangeError('block.number: expected a safe integer >= 1, got 0')],
    [{ ...blockOf('a'), end: 2 }, new RangeError('block.end: expected 1, got 2')],
  ])('%o', (block, error) => {
    expect(() => cut(block, { maxChars: 2 })).toThrow(error);
  });

  test.each([
    [undefined, new TypeError('options.maxChars: expected a safe integer >= 2, got undefined')],
    [null, new TypeError('options.maxChars: expected a safe integer >= 2, got undefined')],
    [{}, new TypeError('options.maxChars: expected a safe integer >= 2, got undefined')],
    [{ maxChars: '5' }, new TypeError('options.maxChars: expected a safe integer >= 2, got string')],
    [{ maxChars: 1 }, new RangeError('options.maxChars: expected a safe integer >= 2, got 1')],
    [{ maxChars: 2.5 }, new RangeError('options.maxChars: expected a safe integer >= 2, got 2.5')],
    [{ maxChars: NaN }, new RangeError('options.maxChars: expected a safe integer >= 2, got NaN')],
    [
      { maxChars: 2 ** 53 },
      new RangeError('options.maxChars: expected a safe integer >= 2, got 9007199254740992'),
    ],
  ])('options %o', (options, error) => {
    expect(() => cut(blockOf('a'), options)).toThrow(error);
  });
});
