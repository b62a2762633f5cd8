import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitTextBlocks } from './split-text-blocks.js';
import { arbitraryTarget, arbitraryText } from './testing/arbitrary-text.js';
import { asBlocks } from './testing/as-blocks.js';
import { linesOf, splitSlowly } from './testing/oracle.js';
import { splitCases } from './testing/split-cases.js';

describe('splitTextBlocks', () => {
  test.each(splitCases)('$name', ({ targetChars, blocks }) => {
    expect(splitTextBlocks(blocks.join(''), { targetChars })).toStrictEqual(asBlocks(blocks));
    expect(splitSlowly(blocks.join(''), targetChars)).toStrictEqual(asBlocks(blocks));
  });

  test('agrees with the slow splitter', () => {
    fc.assert(
      fc.property(arbitraryText, arbitraryTarget, (text, targetChars) => {
        expect(splitTextBlocks(text, { targetChars })).toStrictEqual(splitSlowly(text, targetChars));
      }),
    );
  });

  test('loses nothing, leaves no gap, numbers from 1 and exceeds the target by single lines only', () => {
    fc.assert(
      fc.property(
        fc.oneof(arbitraryText, fc.string({ unit: 'binary' })),
        arbitraryTarget,
        (text, targetChars) => {
          const blocks = splitTextBlocks(text, { targetChars });
          expect(blocks).toStrictEqual(asBlocks(blocks.map(block => block.text)));
          expect(blocks.map(block => block.text).join('')).toBe(text);
          for (const block of blocks) {
            expect(block.text).toBe(text.slice(block.start, block.end));
            expect(block.text).not.toBe('');
            expect(block.text.length <= targetChars || linesOf(block.text).length === 1).toBe(true);
            expect(text.slice(block.end - 1, block.end + 1)).not.toBe('\r\n');
          }
        },
      ),
    );
  });

  test('reads the target once and no other option', () => {
    const read: PropertyKey[] = [];
    const options = new Proxy(
      { targetChars: 3 },
      { get: (target, key) => (read.push(key), Reflect.get(target, key)) },
    );
    expect(splitTextBlocks('a\nb\nc\n', options)).toHaveLength(3);
    expect(read).toEqual(['targetChars']);
  });
});

describe('what splitTextBlocks refuses', () => {
  const split = splitTextBlocks as (...values: unknown[]) => unknown;

  test.each([undefined, null, 1, {}, ['a'], new Uint8Array(1), Object('a')])('no text: %o', text => {
    expect(() => split(text, { targetChars: 1 })).toThrow(TypeError);
    expect(() => split(text, { targetChars: 1 })).toThrow(/^text: expected plain text/);
  });

  test.each([
    [undefined, 'undefined'],
    [null, 'undefined'],
    [5, 'undefined'],
    [{}, 'undefined'],
    [{ targetChars: null }, 'null'],
    [{ targetChars: '40' }, 'string'],
    [{ targetChars: 40n }, 'bigint'],
    [{ targetChars: Object(40) }, 'object'],
  ])('no target: %o', (options, type) => {
    const error = new TypeError(`options.targetChars: expected a safe integer >= 1, got ${type}`);
    expect(() => split('a', options)).toThrow(error);
  });

  test.each([0, -1, 1.5, NaN, Infinity, 2 ** 53])('a number out of range: %d', targetChars => {
    const error = new RangeError(`options.targetChars: expected a safe integer >= 1, got ${targetChars}`);
    expect(() => split('', { targetChars })).toThrow(error);
  });
});
