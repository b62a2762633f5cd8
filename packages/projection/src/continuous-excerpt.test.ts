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

/** The lengths that a renderer was asked for. */
function lengthsOf(body: string, maxChars: number, render: (length: number) => string): number[] {
  const lengths: number[] = [];
  projectContinuousExcerpt(body, maxChars, length => {
    lengths.push(length);
    return render(length);
  });
  return lengths;
}

const characters = 'a !"#[\\]\u0000\u0007\b\t\n\v\f\r\u000e\u001f\u007fé正\ud7ff\ue000\uffff';

test('in JSON three calls find it where each character is itself, else few, whatever the characters', () => {
  for (const character of [...characters, '\u{10000}', '😀', '\ud83d', '\ude00', characters]) {
    const body = character.repeat(2000);
    const isItself = JSON.stringify(character).length === character.length + 2;
    for (let maxChars = 190; maxChars < 210; maxChars++) {
      const lengths = lengthsOf(body, maxChars, renderers['json']!(body));
      const { length } = projectContinuousExcerpt(body, maxChars, renderers['json']!(body))!;
      // The longest that fits, and the next, are always among them.
      expect(lengths).toContain(length);
      expect(lengths).toContain(length + (body.codePointAt(length)! > 0xffff ? 2 : 1));
      expect(lengths.length).toBeLessThanOrEqual(isItself ? 3 : character === characters ? 7 : 4);
    }
  }
});

test('a body that may fit is tried at once, and one that cannot never', () => {
  const render = (body: string) => (length: number) => body.slice(0, length);
  expect(lengthsOf('', 5, render(''))).toEqual([0]);
  expect(lengthsOf('four', 5, render('four'))).toEqual([0, 4]);
  expect(lengthsOf('fives', 5, render('fives'))).toEqual([0, 5]);
  expect(lengthsOf('sixsix', 5, render('sixsix'))).toEqual([0, 5, 6]);
  const long = 'x'.repeat(100_000);
  expect(Math.max(...lengthsOf(long, 50, render(long)))).toBe(51);
});

test('about five calls where a character takes more or less than in JSON', () => {
  const calls = { '"': [4, 4], '\u0001': [6, 4], 'a\n': [5, 4], 'text ': [3, 3], 正文: [3, 3], '😀': [3, 3] };
  for (const [characters, [slice, json]] of Object.entries(calls)) {
    for (const body of [characters.repeat(2000), characters.repeat(100_000)]) {
      for (const maxChars of [100, 1000, 1500]) {
        const { length } = lengthsOf(body, maxChars, renderers['slice']!(body));
        expect(length).toBeLessThanOrEqual(slice!);
        const { length: nested } = lengthsOf(body, maxChars, renderers['json in json']!(body));
        expect(nested).toBeLessThanOrEqual(json!);
      }
    }
  }
});

test('a marker that vanishes where the body just fits', () => {
  const body = 'x'.repeat(10);
  const render = renderers['marker that vanishes']!(body);
  expect(projectContinuousExcerpt(body, 10, render)).toEqual({ text: body, length: 10, truncated: false });
  expect(projectContinuousExcerpt(body, 9, render)).toEqual({
    text: 'xxxxxxx …',
    length: 7,
    truncated: true,
  });
});
