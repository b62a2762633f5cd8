import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineContentProjection } from './content-projection.js';
import { anyValue, jsonData, ladder } from './testing/arbitraries.js';
import { plainExplanation } from './testing/plain-reading.js';

const own = (value: unknown) => JSON.stringify(value);
const fallback = () => 'nothing fits';

for (const [name, values] of Object.entries({ 'JSON data': jsonData, 'any value': anyValue })) {
  test(`gives what the plain reading gives, on ${name}`, () => {
    fc.assert(
      fc.property(
        values,
        ladder,
        fc.nat({ max: 120 }),
        (value, { counts, lengths, own: custom }, maxChars) => {
          fc.pre(JSON.stringify(value) !== undefined);
          const plain = { counts, lengths, render: own, fallback };
          const fast = defineContentProjection({
            counts,
            lengths,
            render: custom ? own : undefined,
            fallback,
          });
          const expected = plainExplanation(plain, value, maxChars);
          expect(fast.explain({ value, maxChars })).toEqual(expected);
        },
      ),
    );
  });

  test(`is whole if and only if the native length is within the budget, on ${name}`, () => {
    fc.assert(
      fc.property(values, fc.integer({ min: -2, max: 2 }), (value, slack) => {
        const json = JSON.stringify(value);
        fc.pre(json !== undefined);
        const maxChars = Math.max(0, json.length + slack);
        const { text, truncated } = defineContentProjection({ counts: [], lengths: [], fallback }).project({
          value,
          maxChars,
        });
        expect(truncated).toBe(json.length > maxChars);
        expect(truncated || text === json).toBe(true);
      }),
    );
  });
}

test('the copy that the renderer gets is what JSON.parse gives', () => {
  fc.assert(
    fc.property(anyValue, value => {
      const json = JSON.stringify(value);
      fc.pre(json !== undefined);
      const size = Number.MAX_SAFE_INTEGER;
      let copy: unknown;
      defineContentProjection({
        counts: [size],
        lengths: [size],
        render: (reduced: unknown) => JSON.stringify((copy = reduced)),
        fallback,
      }).project({ value, maxChars: json.length - 1 });
      // Tells -0 from 0 and looks at prototypes.
      expect(isDeepStrictEqual(copy, JSON.parse(json))).toBe(true);
    }),
  );
});
