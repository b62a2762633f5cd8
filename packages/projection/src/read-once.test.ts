// What a call reads, and how often.
import { expect, test } from 'vitest';
import { defineContentProjection } from './content-projection.js';

const options = { counts: [3, 1], lengths: [20, 5], fallback: () => 'fallback' };
const bounded = defineContentProjection(options);
const custom = defineContentProjection({ ...options, render: value => JSON.stringify(value) });

test('a cycle with many ways to itself throws at once, however large the budget', () => {
  const error = new TypeError('value must not hold a cycle');
  const cycle: Record<string, unknown> = {};
  cycle['parent'] = cycle;
  cycle['self'] = cycle;
  // A cycle that is longer than a survey is deep.
  const ring: Record<string, unknown>[] = Array.from({ length: 50 }, () => ({}));
  ring.forEach((record, index) => {
    record['left'] = ring[(index + 1) % ring.length];
    record['right'] = ring[(index + 1) % ring.length];
  });
  for (const { project } of [bounded, custom]) {
    expect(() => project({ value: cycle, maxChars: 50 })).toThrow(error);
    for (const maxChars of [1e7, Number.MAX_SAFE_INTEGER]) {
      expect(() => project({ value: cycle, maxChars })).toThrow(error);
      expect(() => project({ value: ring[0], maxChars })).toThrow(error);
    }
    expect(project({ value: [1, 2, 3, cycle, 'x'.repeat(1000)], maxChars: 900 }).text).toBe('[1,2,3]');
  }
});

/** A proxy of a record that counts how often its keys and fields are read. */
function counting(record: object): {
  readonly proxy: object;
  readonly counts: { keys: number; fields: number };
} {
  const counts = { keys: 0, fields: 0 };
  const proxy = new Proxy(record, {
    ownKeys(target) {
      counts.keys++;
      return Reflect.ownKeys(target);
    },
    get(target, key) {
      if (key !== 'toJSON' && key !== Symbol.toStringTag) counts.fields++;
      return Reflect.get(target, key) as unknown;
    },
  });
  return { proxy, counts };
}

test('attempts do not enumerate a record again', () => {
  const { project } = defineContentProjection({
    counts: [3],
    lengths: [90, 80, 70, 60, 50],
    fallback: () => 'FB',
  });
  const { proxy, counts } = counting({ k: 1 });
  // The escapes are found only in the text of each attempt.
  const value = { proxy, s: '\u0001'.repeat(1000) };
  expect(project({ value, maxChars: 100 })).toEqual({ text: 'FB', truncated: true });
  expect(counts.keys).toBeLessThanOrEqual(2);

  const dropped = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, undefined]));
  const wide = counting(dropped);
  project({ value: { wide: wide.proxy, s: '\u0001'.repeat(1000) }, maxChars: 100 });
  expect(wide.counts).toEqual({ keys: 1, fields: 1000 });
});

test('a shared record of fields that JSON leaves out is enumerated once', () => {
  const { project } = defineContentProjection({ counts: [3], lengths: [5], fallback: () => 'FB' });
  const dropped = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, undefined]));
  const bare = Object.assign(Object.create(null) as object, dropped);
  for (const record of [dropped, bare]) {
    const { proxy, counts } = counting(record);
    const value = { list: Array.from({ length: 300 }, () => proxy), s: 'x'.repeat(1000) };
    expect(project({ value, maxChars: 900 }).text).toBe('{"list":[{},{},{}],"s":"xxxxx"}');
    expect(counts).toEqual({ keys: 1, fields: 1000 });
    // A boxed number calls for the slow walk.
    const slow = counting(record);
    const list = Array.from({ length: 300 }, () => slow.proxy);
    expect(project({ value: [Object(1), list, 'x'.repeat(1000)], maxChars: 990 }).text).toBe(
      '[1,[{},{},{}],"xxxxx"]',
    );
    expect(slow.counts).toEqual({ keys: 1, fields: 1000 });
  }
});

test('a record whose first field is too long is rid of the fields that JSON leaves out', () => {
  const { project } = defineContentProjection({ counts: [300], lengths: [5], fallback: () => 'FB' });
  const dropped = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, undefined]));
  const { proxy, counts } = counting({ first: 'x'.repeat(9000), ...dropped });
  const text = JSON.stringify(Array.from({ length: 300 }, () => ({ first: 'xxxxx' })));
  expect(project({ value: Array.from({ length: 300 }, () => proxy), maxChars: text.length }).text).toBe(text);
  expect(counts.keys).toBe(1);
  expect(counts.fields).toBeLessThan(3000);
});

class Row {
  at = new Date(0);
}
const shared = { a: [1] };
const fields = { text: 'x', 1: 1, yes: true, no: null, none: undefined, list: [], record: {} };
// What the walk that is quick must know, so that nothing is walked a second time.
const ordinary: unknown[] = [
  '',
  'x',
  7,
  true,
  null,
  [],
  [
    ['x', 1],
    [true, null],
  ],
  [shared, shared],
  fields,
];
ordinary.push(
  { toJSON: () => 7 },
  new Date(0),
  new Row(),
  Object.assign(Object.create(null) as object, fields),
);

test('a value that fits is read twice: to see that it does, and to write it', () => {
  const { proxy, counts } = counting({ a: 1 });
  for (const other of ordinary) {
    const value = [proxy, other];
    const text = JSON.stringify([{ a: 1 }, other]);
    for (const maxChars of [text.length, text.length + 50]) {
      counts.fields = 0;
      expect(bounded.project({ value, maxChars })).toEqual({ text, truncated: false });
      expect(counts.fields).toBe(2);
    }
  }
});

test('a value that does not fit is read once, and what an attempt keeps once more', () => {
  const { proxy, counts } = counting({ a: 1 });
  const { explain } = defineContentProjection({ counts: [2], lengths: [30], fallback: () => 'FB' });
  const long = 'y'.repeat(1000);
  for (const other of [...ordinary, [1, 2, 3, 4], 'z'.repeat(40)]) {
    const kept = Array.isArray(other)
      ? other.slice(0, 2)
      : typeof other === 'string'
        ? other.slice(0, 30)
        : other;
    const entries = Array.isArray(other) ? other.length - (kept as unknown[]).length : 0;
    const chars = typeof other === 'string' ? other.length - (kept as string).length : 0;
    for (const value of [
      { proxy, other, long },
      { list: [proxy, { other, long }] },
      { list: [proxy, other], long },
    ]) {
      counts.fields = 0;
      const text = JSON.stringify(value)
        .replace(long, long.slice(0, 30))
        .replace(JSON.stringify(other), JSON.stringify(kept));
      counts.fields = 0;
      expect(explain({ value, maxChars: 400 })).toMatchObject({
        text,
        step: { kind: 'reduced' },
        omitted: { entries, chars: 970 + chars },
      });
      expect(counts.fields).toBe(2);
      counts.fields = 0;
      expect(explain({ value, maxChars: 12 })).toMatchObject({ text: 'FB' });
      expect(counts.fields).toBeLessThanOrEqual(2);
    }
  }
  const value = [proxy, long];
  counts.fields = 0;
  defineContentProjection({ counts: [], lengths: [], fallback: () => 'FB' }).project({ value, maxChars: 50 });
  expect(counts.fields).toBe(1);
});

let deep: unknown = 'over';
for (let depth = 0; depth < 60; depth++) deep = depth % 2 ? { a: deep, b: 1 } : [deep];

// The slow walk is last.
const items: unknown[] = [
  'over',
  7,
  true,
  null,
  [],
  {},
  [1, 2],
  ['over', 'over'],
  [true, null],
  [[[1], [2]]],
];
items.push({ a: 1, bc: 2 }, { a: 'over', bc: [1] }, { a: true, bc: 'over' });
items.push(Object.assign(Object.create(null) as object, { a: 'over', bc: 2, d: [1], e: true }));
const quick = items.length;
items.push(Object('over'), { a: Object(7), bc: [Object('over'), 1] }, deep);

/** The least that is told of the JSON of an item without escapes: a number, a word and what is empty take one. */
const leastOf = (item: unknown): number =>
  JSON.stringify(item).replace(/true|null|^\[\]$|^\{\}$/g, '1').length;

for (const item of items) {
  const least = leastOf(item);
  test(`what follows ${JSON.stringify(item).slice(0, 40)} is not read where that is over the budget`, () => {
    for (const prefix of [{}, { s: 'x'.repeat(5000) }]) {
      let reads = 0;
      const value = {
        ...prefix,
        k: item,
        get next() {
          return ++reads;
        },
      };
      const chars = ('s' in prefix ? '{"s":"xxxxx","k":}' : '{"k":}').length + least;
      const { project } = defineContentProjection({
        counts: [2],
        lengths: [5, 5, 5],
        fallback: () => 'FB',
      });
      expect(project({ value, maxChars: chars - 1 })).toEqual({ text: 'FB', truncated: true });
      expect(reads).toBe(0);
      // One more, and only the next field tells.
      expect(project({ value, maxChars: chars })).toEqual({ text: 'FB', truncated: true });
      expect(reads).toBeGreaterThan(0);
    }
  });
}

test('no entry is read of an array that has too many, nor past one that is too long', () => {
  let reads = 0;
  const { project } = defineContentProjection({ counts: [3], lengths: [5, 5], fallback: () => 'FB' });
  for (const item of items.slice(0, quick)) {
    const least = leastOf(item);
    const list = Object.defineProperty([item, 2, 3], 1, { get: () => ++reads });
    // The other two take at least a comma and a digit each.
    expect(project({ value: list, maxChars: 2 + least + 4 - 1 }).text).toBe('FB');
    expect(reads).toBe(0);
  }
  const first = Object.defineProperty([1, 2, 3], 0, { get: () => ++reads });
  expect(project({ value: first, maxChars: 6 }).text).toBe('FB');
  expect(reads).toBe(0);
});

test('a copy that fits has all the keys', () => {
  const long = 'x'.repeat(1000);
  const { project } = defineContentProjection({ counts: [3], lengths: [8, 1], fallback: () => 'FB' });
  const full = '{"s":"x","k":"o"}'.length;
  for (const value of [
    { s: long, k: 'over', more: 1 },
    { s: long, none: undefined, k: 'over', more: 1 },
  ]) {
    expect(project({ value, maxChars: full }).text).toBe('FB');
    expect(project({ value: [long, value], maxChars: '["x",]'.length + full }).text).toBe('FB');
    // The first attempt ends at the field k, and the second one needs what follows.
    expect(project({ value, maxChars: full + 9 }).text).toBe('{"s":"x","k":"o","more":1}');
    expect(project({ value: [value, value], maxChars: 60 }).text).toBe(
      '[{"s":"x","k":"o","more":1},{"s":"x","k":"o","more":1}]',
    );
  }
});

test('a record that only attempts come to is enumerated once', () => {
  const { project } = defineContentProjection({ counts: [3], lengths: [90, 80, 70], fallback: () => 'FB' });
  const { proxy, counts } = counting({ k: 1 });
  expect(project({ value: { s: '\u0001'.repeat(1000), proxy }, maxChars: 200 }).text).toBe('FB');
  expect(counts.keys).toBe(1);
});
