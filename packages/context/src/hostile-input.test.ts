import type { ContextFragment } from '@jangts/types';
import { describe, expect, test } from 'vitest';
import { assembleContextPlan } from './assemble-context-plan.js';
import { assembleFragments } from './assemble-fragments.js';
import { snapshotFragments } from './snapshot-fragments.js';
import { codesOf, fragment, issuesOf, outcomeOf } from './testing/outcome.js';

const properties = ['id', 'sourceId', 'trust', 'lifetime', 'maxChars', 'role', 'value'] as const;
const allMissing = [
  'invalid-id',
  'invalid-source-id',
  'invalid-trust',
  'invalid-lifetime',
  'invalid-max-chars',
  'invalid-role',
  'invalid-value',
];

function throwing(): never {
  throw new TypeError('secret');
}

function revoked<Target extends object>(target: Target): Target {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function withHole<Entry>(list: readonly Entry[], at: number): Entry[] {
  const holey = [...list];
  delete holey[at];
  return holey;
}

const assembled = (entry: unknown) => () => assembleFragments([entry as ContextFragment], 10_000);
const codesOfValue = (value: unknown) => codesOf(assembled(fragment({ value })));

describe('anything in place of the arguments', () => {
  const none = [
    undefined,
    null,
    0,
    'list',
    {},
    { length: 1, 0: fragment() },
    () => [],
    new Set(),
    revoked([]),
  ];
  test.each(none.map((value, index) => [index, value]))('no list: %i', (_, value) => {
    expect(issuesOf(() => assembleFragments(value as never, 100))).toEqual([
      { code: 'invalid-input', message: expect.stringMatching(/^fragments: /), list: 'fragments' },
    ]);
    expect(codesOf(() => snapshotFragments(value as never))).toEqual(['invalid-input']);
  });

  test('no budget', () => {
    for (const budget of [
      undefined,
      null,
      0,
      -1,
      1.5,
      2 ** 53,
      Number.NaN,
      Infinity,
      '9',
      9n,
      {},
      [9],
      Symbol('s'),
    ]) {
      expect(issuesOf(() => assembleFragments([], budget as never))).toEqual([
        { code: 'invalid-input-budget', message: expect.stringMatching(/^maxInputChars: /) },
      ]);
    }
  });

  test('no plan', () => {
    for (const plan of [undefined, null, 7, 'plan', [], () => ({}), Symbol('s'), revoked({}), revoked([])]) {
      expect(issuesOf(() => assembleContextPlan(plan as never))).toEqual([
        { code: 'invalid-input', message: expect.stringMatching(/^plan: /) },
      ]);
    }
  });

  test('a plan without anything, and one that only inherits', () => {
    const plan = { fragments: [], originalFragments: [], mutableFragmentIds: [], maxInputChars: 9 };
    for (const empty of [
      {},
      Object.create(plan),
      new (class {
        get fragments() {
          return [];
        }
      })(),
    ]) {
      expect(
        issuesOf(() => assembleContextPlan(empty as never)).map(({ code, list }) => [code, list]),
      ).toEqual([
        ['invalid-input', 'originalFragments'],
        ['invalid-input', 'mutableFragmentIds'],
        ['invalid-input-budget', undefined],
        ['invalid-input', 'fragments'],
      ]);
    }
  });

  test('a plan whose getters throw', () => {
    const plan = new Proxy(
      { fragments: [], originalFragments: [], mutableFragmentIds: [], maxInputChars: 9 },
      { get: throwing },
    );
    expect(issuesOf(() => assembleContextPlan(plan)).map(({ code, list }) => [code, list])).toEqual([
      ['invalid-input', 'originalFragments'],
      ['invalid-input', 'mutableFragmentIds'],
      ['invalid-input', undefined],
      ['invalid-input', 'fragments'],
    ]);
  });

  test('ids that are none', () => {
    const plan = { fragments: [fragment()], originalFragments: [fragment()], maxInputChars: 999 };
    const mutableFragmentIds = ['note', 5, null, 'No Id', undefined, 'nоte', ''] as string[];
    expect(
      issuesOf(() => assembleContextPlan({ ...plan, mutableFragmentIds })).map(({ code, list, index }) => [
        code,
        list,
        index,
      ]),
    ).toEqual([1, 2, 3, 4, 5, 6].map(index => ['invalid-id', 'mutableFragmentIds', index]));
    expect(
      issuesOf(() => assembleContextPlan({ ...plan, mutableFragmentIds: withHole(['note', 'a', 'NO'], 1) })),
    ).toEqual([expect.objectContaining({ code: 'invalid-input', list: 'mutableFragmentIds', index: 1 })]);
  });

  test('arguments are told before fragments, originals before candidates', () => {
    const bad = fragment({ id: 'BAD' });
    const plan = { fragments: [bad], originalFragments: [bad], mutableFragmentIds: [''], maxInputChars: 0 };
    expect(issuesOf(() => assembleContextPlan(plan)).map(({ code, list }) => [code, list])).toEqual([
      ['invalid-id', 'mutableFragmentIds'],
      ['invalid-input-budget', undefined],
      ['invalid-id', 'originalFragments'],
      ['invalid-id', 'fragments'],
    ]);
    expect(codesOf(() => assembleFragments([bad], 0))).toEqual(['invalid-input-budget', 'invalid-id']);
  });
});

describe('lists', () => {
  test('stop at the first hole', () => {
    const list = withHole([fragment({ id: 'A' }), fragment(), fragment({ id: 'B' })], 1);
    expect(issuesOf(() => assembleFragments(list, 100)).map(({ code, index }) => [code, index])).toEqual([
      ['invalid-id', 0],
      ['invalid-input', 1],
    ]);
    expect(codesOf(() => assembleFragments(Array(2 ** 32 - 1), 100))).toEqual(['invalid-input']);
  });

  test('an undefined entry is no hole', () => {
    expect(codesOf(() => assembleFragments([undefined, null] as never, 100))).toEqual([
      'invalid-fragment',
      'invalid-fragment',
    ]);
  });

  test('a hole stays one when the prototype has that index', () => {
    const list = Object.setPrototypeOf(Array(1), [fragment()]) as ContextFragment[];
    expect(codesOf(() => assembleFragments(list, 100))).toEqual(['invalid-input']);
  });

  test('a length that a proxy invents', () => {
    for (const length of [-1, 1.5, Number.NaN, Infinity, '1', null, 2n]) {
      const list = new Proxy([fragment()], {
        get: (target, key) => (key === 'length' ? length : target[key as never]),
      });
      expect(codesOf(() => assembleFragments(list, 100))).toEqual(['invalid-input']);
    }
  });

  test('an entry that cannot be read ends its list', () => {
    const list = [fragment(), fragment({ id: 'b' }), fragment({ id: 'C' })];
    Object.defineProperty(list, 1, { get: throwing });
    expect(issuesOf(() => assembleFragments(list, 100))).toEqual([
      { code: 'invalid-input', message: expect.any(String), list: 'fragments', index: 1 },
    ]);
  });

  test('are read once: the length, and each index', () => {
    const asked: string[] = [];
    const list = new Proxy([fragment(), fragment({ id: 'b' })], {
      get: (target, key) => (asked.push(`get ${String(key)}`), target[key as never]),
      getOwnPropertyDescriptor: (target, key) => (
        asked.push(`own ${String(key)}`),
        Reflect.getOwnPropertyDescriptor(target, key)
      ),
    });
    assembleFragments(list, 1000);
    expect(asked).toEqual(['get length', 'own 0', 'get 0', 'own 1', 'get 1']);
  });
});

describe('fragments', () => {
  test('are objects', () => {
    for (const entry of [
      undefined,
      null,
      1,
      'x',
      [],
      Object.assign([], fragment()),
      () => {},
      Object.assign(() => {}, fragment()),
      1n,
      Symbol('s'),
      revoked({}),
      revoked([]),
    ]) {
      expect(issuesOf(assembled(entry))).toEqual([
        { code: 'invalid-fragment', message: expect.any(String), list: 'fragments', index: 0 },
      ]);
    }
  });

  test('have their properties themselves', () => {
    expect(codesOf(assembled({}))).toEqual(allMissing);
    expect(codesOf(assembled(Object.create(fragment())))).toEqual(allMissing);
    class Inheriting {
      get id() {
        return 'note';
      }
    }
    expect(codesOf(assembled(new Inheriting()))).toEqual(allMissing);
  });

  test('may be class instances, have no prototype, or keep properties to themselves', () => {
    class Own {
      id = 'note';
    }
    const bare = Object.assign(Object.create(null), fragment());
    const hidden = {};
    for (const key of properties) Object.defineProperty(hidden, key, { value: fragment()[key] });
    for (const entry of [
      Object.assign(new Own(), fragment()),
      bare,
      hidden,
      Object.freeze(fragment()),
      { ...fragment(), extra: throwing },
    ]) {
      expect(assembled(entry)().messages).toEqual([{ role: 'user', content: 'x' }]);
    }
  });

  test.each(properties)('a getter of %s that throws', key => {
    const entry = Object.defineProperty(fragment(), key, { get: throwing });
    const [issue, ...more] = issuesOf(assembled(entry));
    expect(more).toEqual([]);
    expect(issue).toEqual({
      code: 'invalid-fragment',
      message: expect.not.stringContaining('secret'),
      list: 'fragments',
      index: 0,
    });
  });

  test('are read once: what was checked is what is used', () => {
    const asked: string[] = [];
    const entry = new Proxy(fragment(), {
      get: (target, key) => (asked.push(`get ${String(key)}`), target[key as never]),
      getOwnPropertyDescriptor: (target, key) => (
        asked.push(`own ${String(key)}`),
        Reflect.getOwnPropertyDescriptor(target, key)
      ),
      has: throwing,
      ownKeys: throwing,
      getPrototypeOf: throwing,
    });
    assembled(entry)();
    expect(asked).toEqual(properties.flatMap(key => [`own ${key}`, `get ${key}`]));

    const answers = {
      role: ['user', 'system'],
      value: ['short', 'y'.repeat(5000)],
      trust: ['tool', 'system'],
    };
    const twoFaced = fragment({ maxChars: 7 });
    for (const [key, given] of Object.entries(answers)) {
      let reads = 0;
      Object.defineProperty(twoFaced, key, { get: () => given[reads++] });
    }
    const input = assembled(twoFaced)();
    expect(input.messages).toEqual([{ role: 'user', content: 'short' }]);
    expect(input.fragmentUsage[0]).toMatchObject({ trust: 'tool', role: 'user', chars: 7 });
  });

  test('a record is serialised once', () => {
    let calls = 0;
    const value = { toJSON: () => ({ call: ++calls }) };
    const input = assembled(fragment({ value }))();
    expect(input.messages[0]?.content).toBe('{"call":1}');
    expect(calls).toBe(1);
  });
});

describe('values', () => {
  test('are strings or records', () => {
    const answers = [null, 'text', 7, [1], undefined, () => {}].map(answer => ({ toJSON: () => answer }));
    for (const value of [
      undefined,
      null,
      1,
      Number.NaN,
      true,
      1n,
      Symbol('s'),
      [],
      [1],
      () => {},
      new Date(0),
      Object('x'),
      Object(1),
      Object(false),
      ...answers,
    ]) {
      expect(codesOfValue(value)).toEqual(['invalid-value']);
    }
    for (const value of [{}, Object.create(null), new Map(), { toJSON: () => ({}) }, /x/, new Error('e')]) {
      expect(assembled(fragment({ value }))().messages[0]?.content).toBe(JSON.stringify(value));
    }
  });

  test('that JSON.stringify refuses', () => {
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    for (const value of [
      cycle,
      { n: 1n },
      { toJSON: throwing },
      {
        get x() {
          return throwing();
        },
      },
      revoked({}),
      Object(1n),
    ]) {
      expect(codesOfValue(value)).toEqual(['not-serializable']);
    }
  });

  test('nested deeper than an engine may go: refused, or kept like any other', () => {
    const deep = JSON.parse('{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000)) as object;
    const outcome = outcomeOf(() => {
      const copy = snapshotFragments([fragment({ maxChars: 1e6, value: deep })])[0]?.value;
      return JSON.stringify(copy) === JSON.stringify(deep);
    });
    const refused = { code: 'not-serializable', list: 'fragments', index: 0, fragmentId: 'note' };
    expect([{ issues: [refused] }, { result: true }]).toContainEqual(outcome);
  });

  test('an own __proto__ key is data', () => {
    const value = JSON.parse('{"__proto__":{"admin":true}}') as Record<string, unknown>;
    expect(assembled(fragment({ value }))().messages[0]?.content).toBe('{"__proto__":{"admin":true}}');
    const copy = snapshotFragments([fragment({ value })])[0]?.value as Record<string, unknown>;
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"admin":true}}');
    expect(copy['admin']).toBeUndefined();
  });
});

describe('plans', () => {
  test('originals, ids and budget are taken before the candidate is looked at', () => {
    const original = fragment({ value: 'true' });
    const originalFragments = [original];
    const mutableFragmentIds: string[] = [];
    const candidate = {
      ...original,
      // Runs when the candidate is read: by then it must be too late.
      get value() {
        original.value = 'forged';
        mutableFragmentIds.push('note');
        return 'forged';
      },
    };
    const asked: string[] = [];
    const plan = new Proxy(
      { fragments: [candidate], originalFragments, mutableFragmentIds, maxInputChars: 1000 },
      { get: (target, key) => (asked.push(String(key)), target[key as never]) },
    );
    expect(codesOf(() => assembleContextPlan(plan))).toEqual(['fragment-modified']);
    expect(asked).toEqual(['originalFragments', 'mutableFragmentIds', 'maxInputChars', 'fragments']);
  });
});

test('what is used twice and what cannot be read are told in the order of the list', () => {
  const list = [
    fragment({ id: 'a', trust: 'x' }),
    7,
    fragment({ id: 'a', sourceId: '', value: { n: 1n } }),
    fragment({ id: 5 }),
    fragment({ id: 5 }),
    fragment({ id: 'a' }),
  ];
  const want = [
    ['invalid-trust', 0],
    ['invalid-fragment', 1],
    ['duplicate-id', 2],
    ['invalid-source-id', 2],
    ['not-serializable', 2],
    ['invalid-id', 3],
    ['invalid-id', 4],
    ['duplicate-id', 5],
    ['invalid-input', 6],
  ];
  const holey = withHole([...list, null, 1], 6) as ContextFragment[];
  const told = (call: () => unknown) => issuesOf(call).map(({ code, index }) => [code, index]);
  expect(told(() => assembleFragments(holey, 1000))).toEqual(want);
  const plan = { originalFragments: [], mutableFragmentIds: [], maxInputChars: 1000 };
  expect(told(() => assembleContextPlan({ ...plan, fragments: holey }))).toEqual(want);
  // Beside originals at fault, and with the same invalid ids as they have.
  const both = { ...plan, originalFragments: holey, fragments: holey };
  expect(told(() => assembleContextPlan(both))).toEqual([...want, ...want]);
});

test('a whole list is read before anything in it is serialised', () => {
  const later = fragment({ id: 'b', value: 'as it was' });
  const forging = {
    toJSON() {
      later.value = 'forged';
      return { a: 1 };
    },
  };
  const { messages } = assembleFragments([fragment({ value: forging }), later], 1000);
  expect(messages.map(({ content }) => content)).toEqual(['{"a":1}', 'as it was']);
});

test('a number in the place of a value is content, and not quoted', () => {
  const [issue] = issuesOf(() => assembleFragments([fragment({ value: 4_111_111_111 as never })], 1000));
  expect(issue).toMatchObject({
    code: 'invalid-value',
    message: expect.stringMatching(/got number$/) as string,
  });
});

test('what is wrong is seen even when the iterator of all arrays gives nothing', () => {
  const { prototype } = Array;
  const iterate = prototype[Symbol.iterator];
  const input = [
    fragment({ trust: 'user', role: 'system' }),
    fragment({ id: 'b', value: 'long', maxChars: 1 }),
  ];
  let outcome: unknown;
  prototype[Symbol.iterator] = function* nothing() {} as typeof iterate;
  try {
    assembleFragments(input, 1000);
  } catch (error) {
    outcome = error;
  } finally {
    prototype[Symbol.iterator] = iterate;
  }
  expect(outcome).toMatchObject({ issues: [{ code: 'untrusted-system' }, { code: 'fragment-over-budget' }] });
});
