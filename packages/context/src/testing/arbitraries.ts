import fc from 'fast-check';

/** Text with what JSON escapes, what it does not, and what it may not hold. */
export const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('"', '\\', '\n', '\u0000', '\u001f', '\u007f', '\u2028', '🙂', 'é', '中', 'a'),
  }),
  fc.string({ unit: fc.constantFrom('a', '\ud83d', '\ude42', '\ud800', '\udfff', '\ue000', '\ud7ff') }),
);

const wellFormed = text.map(text => text.replace(/\p{Surrogate}/gu, '?'));

const key = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '7', '10', 'toString', ''));
const leaf = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined, -0, Number.NaN, Infinity),
);

/** A record with own keys such as `__proto__`, nested, sometimes with what JSON drops. */
const record: fc.Arbitrary<Record<string, unknown>> = fc.letrec<{
  record: Record<string, unknown>;
  node: unknown;
}>(tie => ({
  record: fc
    .array(fc.tuple(key, tie('node')), { maxLength: 4 })
    .map(entries => Object.fromEntries(entries) as Record<string, unknown>),
  node: fc.oneof({ depthSize: 'small' }, leaf, fc.array(leaf, { maxLength: 3 }), tie('record')),
})).record;

const id = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('a', 'b', 'c', 'note:1', 'z._-', 'constructor', 'aZ9') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'A',
      '',
      'a b',
      'a\n',
      '1a',
      'é',
      'а',
      '__proto__',
      'a/b',
      7,
      null,
      undefined,
      ':a',
    ),
  },
);

const mostly = <Value>(good: fc.Arbitrary<Value>, bad: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 20, arbitrary: good }, { weight: 1, arbitrary: fc.constantFrom(...bad) });

/** Something like a fragment: most are valid, some in one way or several not. */
export const fragmentLike: fc.Arbitrary<Record<string, unknown>> = fc.record({
  id,
  sourceId: mostly(fc.constantFrom('request', 'app', 'é"\u2028'), ['', 1, null, undefined, ['a']]),
  trust: mostly(fc.constantFrom('system', 'developer', 'user', 'model', 'tool'), [
    'System',
    '',
    null,
    'nobody',
    ['tool'],
  ]),
  lifetime: mostly(fc.constantFrom('call', 'turn', 'session', 'static'), ['', 'forever', 0, undefined]),
  maxChars: mostly(fc.constantFrom(1000, 2000, 12), [
    0,
    -1,
    1.5,
    2 ** 53,
    '5',
    null,
    Number.NaN,
    Infinity,
    1n,
  ]),
  role: mostly(fc.constantFrom('user', 'user', 'user', 'system'), ['assistant', '', undefined, {}]),
  value: mostly(fc.oneof(text, record), [
    null,
    undefined,
    3,
    1n,
    true,
    [],
    [1n],
    () => 1,
    Symbol('s'),
    { n: 1n },
  ]),
});

/** A list of fragments with ids of their own, all valid. */
export const validFragments = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'note:1', 'z._-', 'constructor', 'aZ9'), { maxLength: 6 })
  .chain(ids => fc.tuple(...ids.map(id => validFragment(id))));

function validFragment(id: string) {
  const user = fc.record({
    trust: fc.constantFrom('system', 'developer', 'user', 'model', 'tool'),
    role: fc.constant('user'),
    value: fc.oneof(wellFormed, record),
  });
  const system = fc.record({
    trust: fc.constantFrom('system', 'developer'),
    role: fc.constant('system'),
    value: wellFormed,
  });
  return fc
    .tuple(
      fc.record({
        id: fc.constant(id),
        sourceId: fc.constantFrom('request', 'app', 'é"\u2028'),
        lifetime: fc.constantFrom('call', 'turn', 'session', 'static'),
        maxChars: fc.constantFrom(5000, 5001),
      }),
      fc.oneof({ weight: 3, arbitrary: user }, { weight: 1, arbitrary: system }),
    )
    .map(([one, other]) => Object.assign({}, one, other) as Record<string, unknown>);
}

type Edit = (fragments: Record<string, unknown>[], at: number, other: Record<string, unknown>) => void;

const edits: readonly Edit[] = [
  () => {},
  (fragments, at) => fragments.splice(at, 1),
  (fragments, at, other) => fragments.splice(at, 0, other),
  (fragments, at) => fragments.push(...fragments.splice(at, 1)),
  (fragments, at) => fragments.unshift(...fragments.splice(at, 1)),
  ...['sourceId', 'trust', 'lifetime', 'maxChars', 'role', 'value', 'id'].map(
    (key): Edit =>
      (fragments, at, other) => {
        if (fragments[at]) fragments[at] = { ...fragments[at], [key]: other[key] };
      },
  ),
  // Another key order: the same data to a person, other JSON text.
  (fragments, at) => {
    const fragment = fragments[at];
    const value = fragment?.['value'];
    // Another edit may have left no record there.
    if (typeof value !== 'object' || value === null) return;
    fragments[at] = { ...fragment, value: Object.fromEntries(Object.entries(value).toReversed()) };
  },
];

/** A plan: valid originals and a few edits of them, which may or may not be allowed. */
export const planLike = fc
  .record({
    originalFragments: validFragments,
    edits: fc.array(fc.tuple(fc.constantFrom(...edits), fc.nat(5), fragmentLike), { maxLength: 3 }),
    mutableFragmentIds: fc.oneof(
      fc.subarray(['a', 'b', 'c', 'note:1', 'z._-', 'constructor', 'aZ9']),
      fc.array(id, { maxLength: 3 }),
    ),
    maxInputChars: fc.constantFrom(100_000, 100_000, 100_000, 300, 60, 0),
  })
  .map(({ edits, originalFragments, mutableFragmentIds, maxInputChars }) => {
    const fragments = originalFragments.map(fragment => structuredClone(fragment));
    for (const [edit, at, other] of edits) edit(fragments, Math.min(at, fragments.length - 1), other);
    const known = new Set<unknown>(originalFragments.map(fragment => fragment['id']));
    // Mostly ids that are there, or every plan would end at an unknown one.
    const ids = mutableFragmentIds.filter((id, index) => known.has(id) || index === 2);
    return { fragments, originalFragments, mutableFragmentIds: ids, maxInputChars };
  });
