import type { TextBlock } from '@jangts/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitPieces } from './split-pieces.js';
import { arbitraryTarget, arbitraryText } from './testing/arbitrary-text.js';
import { asBlocks } from './testing/as-blocks.js';
import { splitSlowly } from './testing/oracle.js';
import { splitCases } from './testing/split-cases.js';

function splitAll(pieces: readonly string[], targetChars: number): TextBlock[] {
  const split = splitPieces(targetChars);
  return [...pieces.flatMap(piece => split(piece, false)), ...split('', true)];
}

/** The text cut at these offsets, in any order; the same one twice gives an empty piece. */
function cutAt(text: string, offsets: readonly number[]): string[] {
  const sorted = [0, ...offsets.map(offset => offset % (text.length + 1)), text.length].toSorted(
    (a, b) => a - b,
  );
  return sorted.slice(1).map((end, index) => text.slice(sorted[index], end));
}

const key = ({ start, end }: TextBlock): string => `${start}-${end}`;

describe('pieces', () => {
  test.each(splitCases)('cut anywhere: $name', ({ targetChars, blocks }) => {
    const text = blocks.join('');
    const expected = asBlocks(blocks);
    for (let first = 0; first <= text.length; first++) {
      for (let second = first; second <= text.length; second++) {
        expect(splitAll(cutAt(text, [first, second]), targetChars)).toStrictEqual(expected);
      }
    }
    expect(splitAll(text.split(''), targetChars)).toStrictEqual(expected);
  });

  test('cut anywhere give the blocks of the whole', () => {
    fc.assert(
      fc.property(
        arbitraryText,
        arbitraryTarget,
        fc.array(fc.nat(), { maxLength: 12 }),
        (text, target, offsets) => {
          expect(splitAll(cutAt(text, offsets), target)).toStrictEqual(splitSlowly(text, target));
        },
      ),
    );
  });

  test('of one character give the blocks of the whole', () => {
    fc.assert(
      fc.property(arbitraryText, arbitraryTarget, (text, target) => {
        expect(splitAll(text.split(''), target)).toStrictEqual(splitSlowly(text, target));
      }),
    );
  });
});

describe('a block comes as soon as it is complete', () => {
  // However a text goes on, it is in one of these ways as far as its last line is concerned.
  const endings = [
    '',
    'x',
    '\n',
    '\nx',
    ' \n',
    '#',
    '# x',
    '-\n',
    '---',
    '``` \n',
    '~~~\n',
    ' ',
    '\t',
    ' x',
    '\u3000',
  ];

  /** Every block that a text has however it goes on. */
  function certainBlocks(text: string, targetChars: number): string[] {
    const [first = [], ...others] = endings.map(ending => splitSlowly(text + ending, targetChars).map(key));
    return first.filter(block => others.every(other => other.includes(block)));
  }

  test.each([
    ['the next line has text', 'a\n\n', 'b'],
    ['the next line is a heading', 'a\n', ' ## '],
    ['the next line is a heading with some text', 'a\n', '# head'],
    ['the next line is a rule, ended by a CR at least', 'a\n', '---\r'],
    ['the next line does not fit', 'a\n', 'x'.repeat(9)],
    ['the next line is a heading or else does not fit', 'a\n123456\n', '#'],
    ['nothing more fits', 'a\n1234567\n', ''],
  ])('%s', (_, block, more) => {
    const split = splitPieces(10);
    const blocks = split(block, false);
    expect([...blocks, ...(more ? split(more, false) : [])].map(({ text }) => text).join('')).toBe(block);
  });

  test('and never later', () => {
    fc.assert(
      fc.property(
        arbitraryText,
        arbitraryTarget,
        fc.array(fc.nat(), { maxLength: 5 }),
        (text, target, offsets) => {
          const split = splitPieces(target);
          const seen: string[] = [];
          let sofar = '';
          for (const piece of cutAt(text, offsets)) {
            sofar += piece;
            if (piece) seen.push(...split(piece, false).map(key));
            expect(seen).toEqual(certainBlocks(sofar, target));
          }
        },
      ),
    );
  });
});
