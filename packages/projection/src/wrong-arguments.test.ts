import { expect, test } from 'vitest';
import { defineContentProjection, defineTreeProjection, projectContinuousExcerpt } from './index.js';

const good = { counts: [2], lengths: [3], fallback: () => 'fallback' };

/** Calls a function as JavaScript users may. */
const call = (run: (...given: never[]) => unknown, ...given: unknown[]) =>
  (run as (...given: unknown[]) => unknown)(...given);

const define = (change: object) => () => call(defineContentProjection, { ...good, ...change });
const project = (request: unknown) => () => call(defineContentProjection(good).project, request);
const excerpt =
  (...given: unknown[]) =>
  () =>
    call(projectContinuousExcerpt, ...given);

const size = 'must be a non-negative safe integer, got';
const wrong: [() => unknown, typeof Error, string][] = [
  [() => call(defineContentProjection), TypeError, 'options must be of type object, got undefined'],
  [() => call(defineContentProjection, null), TypeError, 'options must be of type object, got null'],
  [define({ counts: 'secret' }), TypeError, 'counts must be an array, got string'],
  [define({ counts: [1, -1] }), RangeError, `counts[1] ${size} -1`],
  [define({ counts: [1.5] }), RangeError, `counts[0] ${size} 1.5`],
  [define({ counts: [Number.NaN] }), RangeError, `counts[0] ${size} NaN`],
  [define({ counts: ['secret'] }), TypeError, `counts[0] ${size} string`],
  [define({ counts: Array.from({ length: 1 }) }), TypeError, `counts[0] ${size} undefined`],
  [define({ lengths: undefined }), TypeError, 'lengths must be an array, got undefined'],
  [define({ lengths: [Infinity] }), RangeError, `lengths[0] ${size} Infinity`],
  [define({ lengths: [2 ** 53] }), RangeError, `lengths[0] ${size} 9007199254740992`],
  [define({ render: 'secret' }), TypeError, 'render must be of type function, got string'],
  [define({ render: null }), TypeError, 'render must be of type function, got null'],
  [define({ fallback: undefined }), TypeError, 'fallback must be of type function, got undefined'],
  [project(undefined), TypeError, 'request must be of type object, got undefined'],
  [project({ value: 1 }), TypeError, `maxChars ${size} undefined`],
  [project({ value: 1, maxChars: '10' }), TypeError, `maxChars ${size} string`],
  [project({ value: 1, maxChars: -1 }), RangeError, `maxChars ${size} -1`],
  [project({ value: 1, maxChars: 0.5 }), RangeError, `maxChars ${size} 0.5`],
  [project({ value: 1, maxChars: Number.NaN }), RangeError, `maxChars ${size} NaN`],
  [project({ value: 1, maxChars: Infinity }), RangeError, `maxChars ${size} Infinity`],
  [project({ maxChars: 10 }), TypeError, 'value must not be undefined, a function or a symbol'],
  [
    project({ value: () => 1, maxChars: 10 }),
    TypeError,
    'value must not be undefined, a function or a symbol',
  ],
  [
    project({ value: Symbol('secret'), maxChars: 0 }),
    TypeError,
    'value must not be undefined, a function or a symbol',
  ],
  [
    project({ value: { toJSON() {} }, maxChars: 0 }),
    TypeError,
    'value must not be undefined, a function or a symbol',
  ],
  [project({ value: 1n, maxChars: 10 }), TypeError, 'value must not hold a BigInt'],
  [project({ value: Object(1n), maxChars: 10 }), TypeError, 'value must not hold a BigInt'],
  [excerpt(undefined, 1, String), TypeError, 'body must be of type string, got undefined'],
  [excerpt(Object('secret'), 1, String), TypeError, 'body must be of type string, got object'],
  [excerpt('body', '1', String), TypeError, `maxChars ${size} string`],
  [excerpt('body', -1, String), RangeError, `maxChars ${size} -1`],
  [excerpt('body', 1), TypeError, 'render must be of type function, got undefined'],
  [excerpt('body', 1, () => 7), TypeError, 'result of render must be of type string, got 7'],
  [() => call(defineTreeProjection), TypeError, 'options must be of type object, got undefined'],
  [() => call(defineTreeProjection, { maxDepth: -1 }), RangeError, `maxDepth ${size} -1`],
  [() => call(defineTreeProjection, { maxDepth: Infinity }), RangeError, `maxDepth ${size} Infinity`],
  [() => call(defineTreeProjection, { maxDepth: '4' }), TypeError, `maxDepth ${size} string`],
  [() => call(defineTreeProjection, { omit: {} }), TypeError, 'omit must be of type function, got object'],
  [
    () => call(defineTreeProjection, { visitRecord: 1 }),
    TypeError,
    'visitRecord must be of type function, got 1',
  ],
];

for (const [run, kind, message] of wrong) {
  test(`${kind.name}: ${message}`, () => {
    expect(run).toThrow(new kind(message));
    expect(run).toThrow(kind);
  });
}

const broken = (change: object) => () =>
  (
    call(defineContentProjection, { ...good, ...change }) as ReturnType<typeof defineContentProjection>
  ).project({
    value: { text: 'x'.repeat(50) },
    maxChars: 12,
  });

test('a callback that returns no string', () => {
  expect(broken({ render: () => undefined })).toThrow(
    new TypeError('result of render must be of type string, got undefined'),
  );
  expect(broken({ render: async () => 'late' })).toThrow(
    new TypeError('result of render must be of type string, got object'),
  );
  expect(broken({ counts: [], fallback: () => null })).toThrow(
    new TypeError('result of fallback must be of type string, got null'),
  );
});

test('what a callback throws passes through', () => {
  const error = new Error('their own');
  const fails = () => {
    throw error;
  };
  const request = { value: 'x'.repeat(50), maxChars: 12 };
  expect(() => defineContentProjection({ ...good, counts: [], fallback: fails }).project(request)).toThrow(
    error,
  );
  expect(() => defineContentProjection({ ...good, render: fails }).project(request)).toThrow(error);
  expect(() => projectContinuousExcerpt('body', 9, fails)).toThrow(error);
  expect(() => defineTreeProjection({ visitRecord: fails }).visit({}, undefined)).toThrow(error);
  expect(() => defineTreeProjection({ omit: fails }).visit({}, undefined)).toThrow(error);
});
