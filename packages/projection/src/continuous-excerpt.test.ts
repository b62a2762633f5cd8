import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectContinuousExcerpt } from './continuous-excerpt.js';
import { text } from './testing/arbitraries.js';
import { plainExcerpt } from './testing/plain-reading.js';

const renderers: Record<string, (body: string) => (length: number) => string> = {
  slice: body => length => body.slice(0, length),
  json: body => length => JSON.stringify({ excerpt: body.slice(0, length) }),
  'json in json': body => length => JSON.stringify(JSON.stringify(body.slice(0, length))),
  steps: body => length => 'x'.repeat(Math.floor(length / 5) * 5) + body.slice(0, 0),
  squares: () => length => 'x'.repeat(length * length),
  constant: () => () => 'as ever',
  digits: () => length => String(length),
  'marker that vanishes': body => length => body.slice(0, length) + (length < body.length ? ' …' : ''),
};

const bodies = fc.array(text, { maxLength: 4 }).map(parts => parts.join(''));

for (const [name, renderer] of Object.entries(renderers)) {
  test(`finds what trying every prefix finds, with few calls: ${name}`, () => {
    fc.assert(
      fc.property(bodies, fc.nat({ max: 150 }), (body, maxChars) => {
        const render = renderer(body);
        let calls = 0;
        const found = projectContinuousExcerpt(body, maxChars, length => {
          calls++;
          expect(body.slice(0, length) + body.slice(length)).toBe(body);
          expect((body.codePointAt(length - 1) ?? 0) > 0xffff).toBe(false);
          return render(length);
        });
        expect(found).toEqual(plainExcerpt(body, maxChars, render));
        expect(calls).toBeLessThanOrEqual(2 * Math.log2(body.length + 1) + 3);
      }),
    );
  });
}
