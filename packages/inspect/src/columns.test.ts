import fc from 'fast-check';
import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { clip, columnsOf, fit } from './columns.js';

const SAMPLES = [
  'plain|naïve|e\u0301|城市自行车|ｆｕｌｌ|ﾊﾝｶｸ|かな|か\u3099|한국어|\u1112\u1161\u11ab|ابجد|ไทย|𠮷野家|㈱|①|〈〉|、。',
  '🚲|👍🏽|👨‍👩‍👧|👩🏽‍💻|🇩🇪|🇩|❤️|❤|❤️‍🔥|👁️‍🗨️|👁|1️⃣|#⃣|©|©️|☝🏽|⌚|☎️|🏳️‍🌈|🀄|🈚|⭐|…|█▓▒░▚─·|→|␀',
].flatMap(samples => samples.split('|'));

test.each(SAMPLES)('%s takes as many columns as string-width says', text => {
  expect(columnsOf(text, Infinity)).toBe(stringWidth(text));
});

test('any row of samples takes the sum of their columns', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SAMPLES)), samples => {
      expect(columnsOf(samples.join(' '), Infinity)).toBe(stringWidth(samples.join(' ')));
    }),
  );
});

test('a text is cut between pieces and filled to the column', () => {
  expect(clip('城市自行车', 10)).toBe('城市自行车');
  expect(clip('城市自行车', 9)).toBe('城市自行…');
  expect(clip('城市自行车', 6)).toBe('城市…');
  expect(clip('ab👩🏽‍💻', 3)).toBe('ab…');
  expect(clip('abc', 1)).toBe('…');
  expect(clip('abc', 0)).toBe('');
  expect(fit('城市', 6, false)).toBe('城市  ');
  expect(fit('城市', 6, true)).toBe('  城市');
  expect(fit('城市', 4, true)).toBe('城市');
  expect(fit('城市', 3, true)).toBe('城…');
  expect(fit('城市', 2, true)).toBe(' …');
});

test('a cut text fits and is a beginning; a filled one fits exactly', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...SAMPLES)),
      fc.nat(40),
      fc.boolean(),
      (samples, columns, right) => {
        const text = samples.join('');
        const cut = clip(text, columns);
        expect(stringWidth(cut)).toBeLessThanOrEqual(columns);
        expect(text === cut || text.startsWith(cut.slice(0, -1))).toBe(true);
        expect(columnsOf(fit(text, columns, right), Infinity)).toBe(columns);
      },
    ),
  );
});
