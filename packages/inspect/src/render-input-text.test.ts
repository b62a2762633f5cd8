import fc from 'fast-check';
import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { renderInputText } from './render-input-text.js';
import { anyInput } from './testing/any-input.js';
import { inputOf, manyFragments, shopInput } from './testing/inputs.js';

test.each([
  [{ width: 100 }, 'shop-100.txt'],
  [{}, 'shop-80.txt'],
  [{ width: 40, color: true }, 'shop-40-color.txt'],
])('shows an input with %j as reviewed by eye', async (options, file) => {
  await expect(`${renderInputText(shopInput, options)}\n`).toMatchFileSnapshot(`__snapshots__/${file}`);
});

test('shows an empty input', () => {
  expect(renderInputText(inputOf([], 100), { width: 60 })).toBe(
    [
      '2 of 100 characters · 2.0% used · 98 free',
      `─${'·'.repeat(59)}`,
      '',
      'Trust       Characters   Share',
      '─ envelope           2  100.0%',
      '',
      'Sources  Characters  Share',
      '',
      'Fragments  Source  Trust  Lifetime  Of its cap  Share',
    ].join('\n'),
  );
});

test('shows what is over the budget, without a free part', () => {
  const input = { ...inputOf([['a', 'b', 'user', 'call', 9, 'hi']], 20), maxInputChars: 20 };
  expect(renderInputText(input, { width: 30 }).split('\n').slice(0, 2)).toEqual([
    '32 of 20 characters · 160.0% …',
    '▒▒▒▒──────────────────────────',
  ]);
});

test('has a line per fragment, in order, at 10,000 of them', () => {
  const text = renderInputText(manyFragments(10_000), { width: 120 });
  const ids = text
    .slice(text.indexOf('Fragments'))
    .split('\n')
    .slice(1)
    .map(line => line.split(' ')[0]);
  expect(ids).toEqual(manyFragments(10_000).fragmentUsage.map(({ id }) => id));
});

test('no line is wider than asked for, nothing hidden comes through, and colour changes nothing else', () => {
  fc.assert(
    fc.property(anyInput, fc.integer({ min: 1, max: 200 }), (input, width) => {
      const text = renderInputText(input, { width });
      for (const line of text.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(width);
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u202e]/u);
      const painted = renderInputText(input, { width, color: true });
      // oxlint-disable-next-line no-control-regex
      expect(painted.replace(/\x1b\[\d+m/g, '').replace(/ +$/gm, '')).toBe(text);
    }),
  );
});

test('the columns of numbers end where their heads end', () => {
  fc.assert(
    fc.property(anyInput, input => {
      const lines = renderInputText(input, { width: 500 }).split('\n');
      const head = lines.findIndex(line => line.startsWith('Fragments'));
      const end = stringWidth(lines[head]!.trimEnd());
      for (const line of lines.slice(head + 1)) {
        const upTo = /^(.*\d%)(?: {2}[█▓▒░▚]*)?$/.exec(line)?.[1];
        expect(stringWidth(upTo ?? '')).toBe(end);
      }
    }),
  );
});

test.each([
  ['width', { width: 0 }, RangeError],
  ['width', { width: 1.5 }, RangeError],
  ['width', { width: '80' }, TypeError],
  ['color', { color: 1 }, TypeError],
  ['options', null, TypeError],
] as const)('refuses a wrong %s: %j', (name, options, type) => {
  const call = (): string => renderInputText(shopInput, options as never);
  expect(call).toThrow(type);
  expect(call).toThrow(name);
});

/** The bars that lines end in. */
function barsAt(width: number): (string | undefined)[] {
  const lines = renderInputText(shopInput, { width }).split('\n');
  return lines.map(line => /[█▓▒░▚]{3,}$/.exec(line)?.[0]);
}

test('a bar is at most 100 columns, and fragments have bars of 20 where they fit, of 10 from 80 columns on', () => {
  expect(renderInputText(shopInput, { width: 300 }).split('\n')[1]).toHaveLength(100);
  expect(barsAt(97).slice(-3)[0]).toHaveLength(20);
  expect(barsAt(80).slice(-3)[0]).toHaveLength(10);
  expect(barsAt(79).slice(2)).not.toContainEqual(expect.any(String));
});
