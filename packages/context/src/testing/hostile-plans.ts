import fc from 'fast-check';
import { validFragments } from './arbitraries.js';
import type { Data, PlanData } from './oracle.js';

/** An entry as the library gets it, beside the plain data that it must be taken for; `null`: it cannot be read. */
export interface Entry {
  actual: unknown;
  data: Data | null;
}

/** A plan in the making. An attack edits it in both forms. */
export interface Draft {
  originals: Entry[];
  candidates: Entry[];
  ids: unknown[];
}

/** `at` is the candidate that it is about. */
export type Attack = (draft: Draft, at: number) => void;

const forged = {
  sourceId: 'core',
  trust: 'system',
  lifetime: 'static',
  maxChars: 4999,
  role: 'system',
  value: 'forged',
};
type Key = keyof typeof forged;
const keys = Object.keys(forged) as Key[];

function throwing(): never {
  throw new RangeError('from a trap');
}

/** Replaces a candidate by an object made from its data; `reads` is what that object must be taken for. */
function replacing(make: (data: Data) => unknown, reads: (data: Data) => Data | null): Attack {
  return ({ candidates }, at) => {
    const data = candidates[at]?.data;
    if (data) candidates[at] = { actual: make({ ...data }), data: reads({ ...data }) };
  };
}

const edited = (key: string, value: (data: Data) => unknown): Attack =>
  replacing(
    data => ({ ...data, [key]: value(data) }),
    data => ({ ...data, [key]: value(data) }),
  );

/** A getter that answers first one way and then another. */
function answering(data: Data, key: string, ...answers: unknown[]): object {
  let reads = 0;
  return Object.defineProperty({ ...data }, key, {
    get: () => answers[Math.min(reads++, answers.length - 1)],
  });
}

function without(data: Data, key: string): Data {
  const { [key]: _gone, ...others } = data;
  return others;
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** JSON text, or the record itself where an earlier attack made it refuse. */
function textOf(record: object): unknown {
  try {
    return JSON.stringify(record);
  } catch {
    return record;
  }
}

function named(name: string, make: (key: Key) => Attack): [string, Attack][] {
  return keys.map(key => [`${name} ${key}`, make(key)]);
}

/** Everything that a compressor might try, each alone. */
export const attacks: ReadonlyMap<string, Attack> = new Map<string, Attack>([
  ...named('forged', key => edited(key, () => forged[key])),
  ...named('getter, forged first:', key =>
    replacing(
      data => answering(data, key, forged[key], data[key]),
      data => ({ ...data, [key]: forged[key] }),
    ),
  ),
  ...named('getter, forged second:', key =>
    replacing(
      data => answering(data, key, data[key], forged[key]),
      data => data,
    ),
  ),
  ...named('getter, throwing:', key =>
    replacing(
      data => Object.defineProperty({ ...data }, key, { get: throwing }),
      () => null,
    ),
  ),
  ...named('inherited', key =>
    replacing(
      data => Object.assign(Object.create(data) as object, without(data, key)),
      data => without(data, key),
    ),
  ),
  ...named('proxy answers for', key =>
    replacing(
      data =>
        new Proxy(data, { get: (target, asked) => (asked === key ? forged[key] : target[asked as string]) }),
      // What is no own property is not asked for.
      data => (Object.hasOwn(data, key) ? { ...data, [key]: forged[key] } : data),
    ),
  ),
  ...named('proxy denies', key =>
    replacing(
      data =>
        new Proxy(data, {
          getOwnPropertyDescriptor: (target, asked) =>
            asked === key ? undefined : Reflect.getOwnPropertyDescriptor(target, asked),
        }),
      data => without(data, key),
    ),
  ),
  [
    'revoked proxy',
    replacing(
      data => {
        const { proxy, revoke } = Proxy.revocable(data, {});
        revoke();
        return proxy;
      },
      () => null,
    ),
  ],
  [
    'array',
    replacing(
      data => Object.assign([], data),
      () => null,
    ),
  ],
  [
    'function',
    replacing(
      data => Object.assign(() => {}, data),
      () => null,
    ),
  ],
  [
    'number',
    replacing(
      () => 7,
      () => null,
    ),
  ],
  [
    'null',
    replacing(
      () => null,
      () => null,
    ),
  ],
  [
    'all inherited',
    replacing(
      data => Object.create(data),
      () => ({}),
    ),
  ],
  [
    'toJSON forges',
    replacing(
      data => ({ ...data, value: { toJSON: () => ({ forged: true }) } }),
      data => ({ ...data, value: { forged: true } }),
    ),
  ],
  [
    'toJSON forges at the second call',
    replacing(
      data => {
        let calls = 0;
        // What a `toJSON` returns is not asked for its own.
        return isRecord(data['value']) && !Object.hasOwn(data['value'], 'toJSON')
          ? { ...data, value: { toJSON: () => (calls++ ? { forged: true } : data['value']) } }
          : data;
      },
      data => data,
    ),
  ],
  ['toJSON throws', edited('value', () => ({ toJSON: throwing }))],
  ['toJSON gives text', edited('value', () => ({ toJSON: () => 'forged' }))],
  [
    'cycle',
    edited('value', () => {
      const value: Record<string, unknown> = {};
      value['value'] = value;
      return value;
    }),
  ],
  ['record as its text', edited('value', ({ value }) => (isRecord(value) ? textOf(value) : value))],
  ['text as a record', edited('value', ({ value }) => (isRecord(value) ? value : { text: value }))],
  [
    'other key order',
    edited('value', ({ value }) =>
      isRecord(value) ? Object.fromEntries(Object.entries(value).toReversed()) : value,
    ),
  ],
  ['lone surrogate', edited('value', () => 'x\ud800')],
  ['one space', edited('value', ({ value }) => (isRecord(value) ? value : `${String(value)} `))],
  [
    'homoglyph id',
    edited('id', ({ id }) =>
      String(id).replace('a', 'а').replace('c', 'с').replace('e', 'е').replace('z', 'ᴢ'),
    ),
  ],
  ['invisible in the id', edited('id', ({ id }) => `${String(id)}\u200b`)],
  ['another id', edited('id', ({ id }) => `${String(id)}2`)],
  ['drop', ({ candidates }, at) => void candidates.splice(at, 1)],
  [
    'add',
    ({ candidates }, at) => {
      const data = { ...candidates[at]?.data, id: 'added' };
      candidates.splice(at, 0, { actual: { ...data }, data });
    },
  ],
  [
    'duplicate',
    ({ candidates }, at) => {
      const entry = candidates[at];
      // A copy of its own: a getter that counts would answer a second reading differently.
      if (entry)
        candidates.splice(at, 0, entry.data ? { actual: { ...entry.data }, data: entry.data } : entry);
    },
  ],
  ['reorder', ({ candidates }, at) => void candidates.push(...candidates.splice(at, 1))],
  [
    'edit the original when read',
    (draft, at) => {
      const { originals, candidates } = draft;
      const data = candidates[at]?.data;
      if (!data) return;
      const ids = draft.ids;
      candidates[at] = {
        data: { ...data, value: 'forged' },
        actual: {
          ...data,
          get value() {
            for (const { actual } of originals)
              if (isRecord(actual) && !Object.isFrozen(actual)) Object.assign(actual, forged);
            ids.push(data['id']);
            return 'forged';
          },
        },
      };
    },
  ],
  ['name an unknown id', ({ ids }) => void ids.push('unknown')],
  [
    'name an id twice',
    ({ ids, originals }, at) =>
      void ids.push(...[originals[at]?.data?.['id']].filter(id => id !== undefined), ...ids.slice(0, 1)),
  ],
  ['name a homoglyph', ({ ids }) => void ids.push('аbc')],
  ['name a number', ({ ids }) => void ids.push(7)],
]);

/** What an honest compressor does. None of it may be refused. */
export const honest: ReadonlyMap<string, Attack> = new Map<string, Attack>([
  ['rewrite', (draft, at) => allowed(draft, at) && edited('value', () => 'shorter')(draft, at)],
  [
    'rewrite as a record',
    (draft, at) =>
      allowed(draft, at) &&
      draft.candidates[at]?.data?.['role'] === 'user' &&
      edited('value', () => ({ short: true }))(draft, at),
  ],
  ['remove', (draft, at) => allowed(draft, at) && void draft.candidates.splice(at, 1)],
  [
    'clone',
    replacing(
      data => structuredClone(data),
      data => data,
    ),
  ],
  [
    'through JSON',
    replacing(
      data => JSON.parse(JSON.stringify(data)),
      data => data,
    ),
  ],
  [
    'other key identity',
    replacing(
      data => Object.fromEntries(Object.entries(data).toReversed()),
      data => data,
    ),
  ],
  [
    'more properties',
    replacing(
      data => ({ ...data, tokens: 7, toJSON: throwing }),
      data => data,
    ),
  ],
  [
    'steady getters',
    replacing(
      data =>
        Object.defineProperties(
          {},
          Object.fromEntries(Object.keys(data).map(key => [key, { get: () => data[key] }])),
        ),
      data => data,
    ),
  ],
  [
    'no prototype',
    replacing(
      data => Object.assign(Object.create(null) as object, data),
      data => data,
    ),
  ],
  [
    'frozen',
    replacing(
      data => Object.freeze({ ...data }),
      data => data,
    ),
  ],
  [
    'plain proxy',
    replacing(
      data => new Proxy(data, {}),
      data => data,
    ),
  ],
  [
    'inherits more',
    replacing(
      data => Object.assign(Object.create({ trust: 'system', more: 1 }) as object, data),
      data => data,
    ),
  ],
] as [string, Attack][]);

function allowed({ candidates, ids }: Draft, at: number): boolean {
  return ids.includes(candidates[at]?.data?.['id']);
}

/** Entries that are still what they seem. */
export function entriesOf(fragments: readonly object[]): Entry[] {
  return fragments.map(data => ({ actual: { ...data }, data: data as Data }));
}

/** A plan that was made from valid originals by these steps, in both forms. */
export function plansBy(
  steps: ReadonlyMap<string, Attack>,
  most: number,
): fc.Arbitrary<{ readonly actual: PlanData; readonly data: PlanData }> {
  return fc
    .record({
      fragments: validFragments.filter(list => list.length > 0),
      named: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      chosen: fc.array(fc.tuple(fc.constantFrom(...steps.keys()), fc.nat(5)), {
        minLength: 1,
        maxLength: most,
      }),
    })
    .map(({ fragments, named, chosen }) => {
      const draft: Draft = {
        originals: entriesOf(fragments),
        candidates: entriesOf(fragments),
        ids: fragments.filter((_, index) => named[index]).map(({ id }) => id),
      };
      for (const [step, at] of chosen) steps.get(step)!(draft, at % Math.max(1, draft.candidates.length));
      return planOf(draft);
    });
}

/** A draft in its two forms. */
export function planOf({ originals, candidates, ids }: Draft): { actual: PlanData; data: PlanData } {
  const form = (key: 'actual' | 'data', mutableFragmentIds: unknown[]): PlanData => ({
    fragments: candidates.map(entry => entry[key] as Data),
    originalFragments: originals.map(entry => entry[key] as Data),
    mutableFragmentIds,
    maxInputChars: 1_000_000,
  });
  return { actual: form('actual', ids), data: form('data', [...ids]) };
}
