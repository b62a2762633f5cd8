import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packTextBlocks } from './pack-text-blocks.js';
import { splitTextBlocks } from './split-text-blocks.js';
import { arbitraryBlocks } from './testing/arbitrary-blocks.js';
import { arbitraryTarget } from './testing/arbitrary-text.js';
import { asBlocks } from './testing/as-blocks.js';
import { badBlocks } from './testing/bad-blocks.js';
import { packCases } from './testing/pack-cases.js';
import { packSlowly } from './testing/pack-oracle.js';

const textOf = (blocks: readonly { text: string }[]) => blocks.map(block => block.text).join('');

describe('packTextBlocks', () => {
  test.each(packCases)('$name', ({ targetChars, packed }) => {
    const expected = asBlocks(packed.map(texts => texts.join('')));
    expect(packSlowly(asBlocks(packed.flat()), targetChars)).toStrictEqual(expected);
    expect(packTextBlocks(asBlocks(packed.flat()), { targetChars })).toStrictEqual(expected);
  });

  test('keeps the offsets of blocks from within a text, and numbers from 1', () => {
    const blocks = splitTextBlocks('a\n\nb\n\nc\n\nd\n\n', { targetChars: 3 }).slice(1);
    expect(packTextBlocks(blocks, { targetChars: 6 })).toStrictEqual([
      { number: 1, start: 3, end: 9, text: 'b\n\nc\n\n' },
      { number: 2, start: 9, end: 12, text: 'd\n\n' },
    ]);
  });

  test('leaves empty blocks out', () => {
    const blocks = asBlocks(['', 'aaa', '', 'bb', '', '']);
    expect(packTextBlocks(blocks, { targetChars: 2 })).toStrictEqual(asBlocks(['aaa', 'bb']));
    expect(packTextBlocks(asBlocks(['', '']), { targetChars: 2 })).toStrictEqual([]);
  });

  test('agrees with the slow packer', () => {
    fc.assert(
      fc.property(arbitraryBlocks, arbitraryTarget, (blocks, targetChars) => {
        expect(packTextBlocks(blocks, { targetChars })).toStrictEqual(packSlowly(blocks, targetChars));
      }),
    );
  });

  test('loses nothing, leaves no gap, parts no block and exceeds the target by single blocks only', () => {
    fc.assert(
      fc.property(arbitraryBlocks, arbitraryTarget, (blocks, targetChars) => {
        const packed = packTextBlocks(blocks, { targetChars });
        expect(textOf(packed)).toBe(textOf(blocks));
        let end = blocks[0]?.start ?? 0;
        for (const [index, block] of packed.entries()) {
          expect(block).toStrictEqual({
            number: index + 1,
            start: end,
            end: end + block.text.length,
            text: block.text,
          });
          end = block.end;
          expect(blocks.some(({ end }) => end === block.end)).toBe(true);
          expect(
            block.text.length <= targetChars ||
              blocks.some(({ start, end }) => start === block.start && end === block.end),
          ).toBe(true);
        }
      }),
    );
  });

  test('reads the target once and each field of a block once', () => {
    const read: PropertyKey[] = [];
    const spy = <T extends object>(value: T): T =>
      new Proxy(value, { get: (target, key) => (read.push(key), Reflect.get(target, key) as unknown) });
    packTextBlocks([spy(asBlocks(['a'])[0]!)], spy({ targetChars: 3 }));
    expect(read).toEqual(['targetChars', 'number', 'start', 'end', 'text']);
  });
});

describe('what packTextBlocks refuses', () => {
  const pack = packTextBlocks as (...values: unknown[]) => unknown;

  test.each(badBlocks)('%o', (blocks, error) => {
    expect(() => pack(blocks, { targetChars: 5 })).toThrow(error);
  });

  test('no target', () => {
    expect(() => pack([])).toThrow(
      new TypeError('options.targetChars: expected a safe integer >= 1, got undefined'),
    );
    expect(() => pack([], {})).toThrow(
      new TypeError('options.targetChars: expected a safe integer >= 1, got undefined'),
    );
    expect(() => pack([], { targetChars: 0 })).toThrow(
      new RangeError('options.targetChars: expected a safe integer >= 1, got 0'),
    );
  });
});
