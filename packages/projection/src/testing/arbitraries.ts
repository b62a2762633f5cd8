import fc from 'fast-check';

/** Text with everything that costs: escapes, pairs, lone surrogates, wide characters, separators. */
export const text: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      'a',
      'bc',
      ' ',
      '"',
      '\\',
      '\n',
      '\u0000',
      '\u2028',
      'é',
      '正文',
      '😀',
      '\ud83d',
      '\ude00',
    ),
    { maxLength: 24 },
  )
  .map(parts => parts.join(''));

const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'id', 'name', '1', '0', '"', '') },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'length', 'toJSON') },
  { weight: 1, arbitrary: text },
);

const number = fc.oneof(
  fc.integer({ min: -20, max: 2000 }),
  fc.double(),
  fc.constantFrom(-0, Number.NaN, Infinity, -Infinity, 1e21, 1e-7, 5e-324),
);

const record = (field: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> =>
  fc.array(fc.tuple(key, field), { maxLength: 5 }).map(Object.fromEntries);

/** What JSON can say. */
export const jsonData: fc.Arbitrary<unknown> = fc.letrec(tie => ({
  data: fc.oneof(
    { maxDepth: 4, depthSize: 'small', withCrossShrink: true },
    text,
    number,
    fc.constantFrom(null, true, false),
    fc.array(tie('data'), { maxLength: 6 }),
    record(tie('data')),
  ),
})).data;

const boxed = fc.oneof(
  number.map(Object),
  text.map(Object),
  fc.boolean().map(Object),
  text.map(content => new (class Label extends String {})(content)),
  number.map(content => Object.assign(new Number(content), { [Symbol.toStringTag]: 'Other' })),
  text.map(content => Object.assign(new String(content), { [Symbol.toStringTag]: 'Object' })),
  number.map(content => Reflect.construct(Number, [content], Error) as object),
  fc.constant({ [Symbol.toStringTag]: 'Number' }),
  fc.constant(Object.create(Number.prototype)),
);

const answers = (answer: unknown) => ({ toJSON: () => answer, other: 1 });
const echoesKey = { toJSON: (key: string) => `key ${key}` };
const answersItself = {
  kept: [1, 2, 3],
  toJSON() {
    return this;
  },
};
const functionThatAnswers = Object.assign(() => 0, { toJSON: () => ['function'] });

function withHoles(list: readonly unknown[]): unknown[] {
  const sparse: unknown[] = [];
  list.forEach((entry, index) => (sparse[index * 2 + 1] = entry));
  return sparse;
}

/** Values that are not plain JSON data and that `JSON.stringify` accepts inside of others. */
export const anyValue: fc.Arbitrary<unknown> = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small', withCrossShrink: true },
    text,
    number,
    fc.constantFrom(null, true, false, undefined, Symbol('s'), () => 1),
    boxed,
    fc.constantFrom(echoesKey, answersItself, functionThatAnswers, new Date(0), new Date(Number.NaN)),
    fc.constantFrom(new Map([[1, 2]]), new Set([1]), /x/, new Uint8Array(3)),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.array(tie('value'), { maxLength: 3 }).map(withHoles),
    record(tie('value')),
    record(tie('value')).map(fields =>
      Object.create({ inherited: 1 }, Object.getOwnPropertyDescriptors(fields)),
    ),
    tie('value').map(answers),
    tie('value').map(shared => ({ a: shared, b: [shared, shared] })),
    record(tie('value')).map(fields => new Proxy(fields, {})),
    fc.array(tie('value'), { maxLength: 4 }).map(list => new Proxy(list, {})),
  ),
})).value;

const sizes = (max: number) =>
  fc.array(fc.oneof(fc.nat({ max }), fc.constant(Number.MAX_SAFE_INTEGER)), { maxLength: 3 });

/** A ladder of either kind: bounded by the kit, or rendered by the App. */
export const ladder = fc.record({
  counts: sizes(6),
  lengths: sizes(12),
  own: fc.boolean(),
});
