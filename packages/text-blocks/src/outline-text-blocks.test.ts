import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outlineTextBlocks } from './outline-text-blocks.js';
import { packTextBlocks } from './pack-text-blocks.js';
import { splitTextBlocks } from './split-text-blocks.js';
import { arbitraryBlocks } from './testing/arbitrary-blocks.js';
import { asBlocks } from './testing/as-blocks.js';
import { badBlocks } from './testing/bad-blocks.js';
import { outlineSlowly } from './testing/outline-oracle.js';

const pathsOf = (texts: readonly string[]) =>
  outlineTextBlocks(asBlocks(texts)).map(({ path }) => path.map(({ title }) => title).join(' > '));

describe('outlineTextBlocks', () => {
  test('gives level, title and offset of the headings in force', () => {
    const text = 'intro\n\n# A\na\n\n## B #\n\nb\n\n# C\n';
    const blocks = splitTextBlocks(text, { targetChars: 100 });
    const [a, b, c] = [
      { level: 1, title: 'A', start: 7 },
      { level: 2, title: 'B', start: 14 },
      { level: 1, title: 'C', start: 25 },
    ];
    expect(outlineTextBlocks(blocks)).toStrictEqual([
      { number: 1, path: [] },
      { number: 2, path: [a] },
      { number: 3, path: [a, b] },
      { number: 4, path: [a, b] },
      { number: 5, path: [c] },
    ]);
    expect(outlineTextBlocks([])).toStrictEqual([]);
  });

  test('counts the first heading of a block as in force and every heading of it afterwards', () => {
    expect(pathsOf(['# A\na\n## B\nb\n', 'c\n', '### C\n', '# D\n# E\n', 'e\n'])).toEqual([
      'A',
      'A > B',
      'A > B > C',
      'D',
      'E',
    ]);
    expect(pathsOf(['# A\n', 'a\n## B\n'])).toEqual(['A', 'A > B']);
  });

  test('leaves out levels that are not there', () => {
    expect(pathsOf(['### A\n', '## B\n', '###### C\n', '#### D\n', '# E\n', '### F\n'])).toEqual([
      'A',
      'B',
      'B > C',
      'B > D',
      'E',
      'E > F',
    ]);
  });

  test.each([
    ['# a', 'a'],
    ['#\ta \t', 'a'],
    ['   ##   a b   ', 'a b'],
    ['# a #', 'a'],
    ['# a ####### \t', 'a'],
    ['# a\t#', 'a'],
    ['# a#', 'a#'],
    ['# a # b', 'a # b'],
    ['# a # #', 'a #'],
    ['# a \\#', 'a \\#'],
    ['#', ''],
    ['# ', ''],
    ['## #', ''],
    ['## ##', ''],
    ['# # #', '#'],
    ['# \u00a0a\u3000', '\u00a0a\u3000'],
    ['# *a* `b` [c](d)', '*a* `b` [c](d)'],
  ])('reads the title of %j', (line, title) => {
    for (const end of ['', '\n', '\r\n', '\r', '\nx #\n']) {
      expect(outlineTextBlocks(asBlocks([line + end]))[0]!.path.map(heading => heading.title)).toEqual([
        title,
      ]);
    }
  });

  test('takes neither underlines nor anything in a fence for a heading', () => {
    expect(pathsOf(['a\n===\n', 'b\n', '---\n', '```\n# c\n\n', '# d\n```\n', '# e\n'])).toEqual([
      '',
      '',
      '',
      '',
      '',
      'e',
    ]);
  });

  test('ignores a byte order mark at the start of the document only', () => {
    expect(pathsOf(['\ufeff# A\n'])).toEqual(['A']);
    expect(outlineTextBlocks(asBlocks(['\ufeff# A\n']))[0]!.path[0]!.start).toBe(0);
    expect(pathsOf(['\ufeff', '# A\n', 'a\n'])).toEqual(['A', 'A', 'A']);
    expect(pathsOf(['abcd\n', '.# A\n\ufeffa\n'])).toEqual(['', '']);
    expect(outlineTextBlocks([{ number: 9, start: 5, end: 10, text: '\ufeff# A\n' }])).toStrictEqual([
      { number: 9, path: [] },
    ]);
  });

  test('keeps the numbers and offsets of blocks from within a text', () => {
    const blocks = splitTextBlocks('# A\n\n# B\n\nb', { targetChars: 100 }).slice(1);
    const path = [{ level: 1, title: 'B', start: 5 }];
    expect(outlineTextBlocks(blocks)).toStrictEqual([
      { number: 2, path },
      { number: 3, path },
    ]);
  });

  test('follows fences through packed blocks', () => {
    const text = '# A\n\n```\n\n# no\n\n```\n\n## B\n\nb';
    const packed = packTextBlocks(splitTextBlocks(text, { targetChars: 30 }), { targetChars: 10 });
    expect(
      outlineTextBlocks(packed)
        .at(-1)!
        .path.map(({ title }) => title),
    ).toEqual(['A', 'B']);
  });

  test('agrees with the slow outline', () => {
    fc.assert(
      fc.property(arbitraryBlocks, blocks => {
        expect(outlineTextBlocks(blocks)).toStrictEqual(outlineSlowly(blocks));
      }),
    );
  });
});

describe('what outlineTextBlocks refuses', () => {
  const outline = outlineTextBlocks as (...values: unknown[]) => unknown;

  test.each(badBlocks)('%o', (blocks, error) => {
    expect(() => outline(blocks)).toThrow(error);
  });
});
