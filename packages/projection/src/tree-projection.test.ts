import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineTreeProjection } from './tree-projection.js';
import { jsonData } from './testing/arbitraries.js';

const never = () => {
  throw new Error('read');
};

test('without options it is a copy', () => {
  fc.assert(
    fc.property(jsonData, value => {
      const tree = defineTreeProjection({}).visit(value, undefined);
      expect(isDeepStrictEqual(tree, value)).toBe(true);
      expect(Object.is(tree, value)).toBe(Object(value) !== value);
    }),
  );
});

test('visits depth first, entries and keys in their order, and tells where', () => {
  const seen: unknown[] = [];
  const value = { b: [1, { c: 2 }], a: null };
  defineTreeProjection<string>({
    omit(value, context, location) {
      seen.push(['omit', value, context, location]);
    },
    visitRecord(record, context, location) {
      seen.push(['record', { ...record }, context, location]);
    },
  }).visit(value, 'context');
  expect(seen).toEqual([
    ['omit', value, 'context', { depth: 0, key: undefined }],
    ['record', value, 'context', { depth: 0, key: undefined }],
    ['omit', value.b, 'context', { depth: 1, key: 'b' }],
    ['omit', 1, 'context', { depth: 2, key: 0 }],
    ['omit', { c: 2 }, 'context', { depth: 2, key: 1 }],
    ['record', { c: 2 }, 'context', { depth: 2, key: 1 }],
    ['omit', 2, 'context', { depth: 3, key: 'c' }],
    ['omit', null, 'context', { depth: 1, key: 'a' }],
  ]);
});

const omitting = (answer: unknown) => defineTreeProjection({ omit: value => value === 2 && answer });

test('only exactly true omits, and arrays close up', () => {
  expect(omitting(true).visit({ a: [1, 2, 3], b: 2 }, undefined)).toEqual({ a: [1, 3] });
  expect(omitting(1).visit({ a: [1, 2, 3], b: 2 }, undefined)).toEqual({ a: [1, 2, 3], b: 2 });
  expect(omitting(true).visit(2, undefined)).toBeUndefined();
});

test('only undefined means omitted', () => {
  const value = { a: undefined, b: null, c: false, d: 0, e: '', f: [undefined, null, false, 0, ''] };
  const tree = defineTreeProjection({}).visit(value, undefined);
  expect(tree).toStrictEqual({ b: null, c: false, d: 0, e: '', f: [null, false, 0, ''] });
  expect(defineTreeProjection({}).visit(undefined, undefined)).toBeUndefined();
  // oxlint-disable-next-line no-sparse-arrays
  expect(defineTreeProjection({}).visit([, 1, ,], undefined)).toStrictEqual([1]);
});

test('what is deeper than maxDepth is never read', () => {
  const trap = {
    get secret() {
      return never();
    },
  };
  const list = new Proxy([1], { get: (_, key) => (key === 'toJSON' ? undefined : never()) });
  const records: unknown[] = [];
  const options = { maxDepth: 1, visitRecord: (record: object) => records.push(record) };
  expect(defineTreeProjection(options).visit({ trap, list, leaf: 1 }, undefined)).toEqual({
    trap: {},
    list: [],
    leaf: 1,
  });
  expect(records).toEqual([{ trap, list, leaf: 1 }, {}]);
  expect(defineTreeProjection({ maxDepth: 0 }).visit(trap, undefined)).toEqual({});
});

test('a visitor deletes, replaces and adds, and the source stays as it is', () => {
  const source = Object.freeze({ keep: 1, drop: 2, change: Object.freeze(['old']) });
  const tree = defineTreeProjection({
    visitRecord(record) {
      delete record['drop'];
      if (record['change']) {
        record['change'] = ['new', { deep: 1 }];
        record['added'] = undefined;
      } else {
        record['seen'] = true;
      }
      return false;
    },
  }).visit(source, undefined);
  expect(tree).toEqual({ keep: 1, change: ['new', { deep: 1, seen: true }] });
  expect(source).toEqual({ keep: 1, drop: 2, change: ['old'] });
});

test('what has a toJSON is replaced by its answer', () => {
  const seen: unknown[] = [];
  const answersKey = { toJSON: (key: string) => ({ key: `${typeof key} ${key}`, date: new Date(0) }) };
  const tree = defineTreeProjection({ omit: value => void seen.push(value) });
  expect(tree.visit([new Date(0), answersKey], undefined)).toEqual([
    '1970-01-01T00:00:00.000Z',
    { key: 'string 1', date: '1970-01-01T00:00:00.000Z' },
  ]);
  expect(seen).toContain('1970-01-01T00:00:00.000Z');
  expect(tree.visit(answersKey, undefined)).toMatchObject({ key: 'string ' });
});

test('leaves stay as they are; other objects are records of their own keys', () => {
  const leaves = { symbol: Symbol('s'), call: () => 1, big: 1n, nan: Number.NaN, zero: -0 };
  expect(defineTreeProjection({}).visit(leaves, undefined)).toStrictEqual(leaves);
  class Money {
    amount = 1;
    get text() {
      return 'one';
    }
  }
  const others = { map: Object.assign(new Map([[1, 2]]), { own: 1 }), set: new Set([1]), money: new Money() };
  expect(defineTreeProjection({}).visit(others, undefined)).toStrictEqual({
    map: { own: 1 },
    set: {},
    money: { amount: 1 },
  });
  expect(defineTreeProjection({}).visit([Object(1), Object('a'), Object(false)], undefined)).toStrictEqual([
    1,
    'a',
    false,
  ]);
});

test('an own __proto__ is data', () => {
  const value: unknown = JSON.parse('{"__proto__":{"polluted":1},"constructor":2}');
  for (const options of [{}, { visitRecord() {} }]) {
    const tree = defineTreeProjection(options).visit(value, undefined);
    expect(JSON.stringify(tree)).toBe(JSON.stringify(value));
    expect(Object.getOwnPropertyDescriptor(tree, '__proto__')).toEqual({
      value: { polluted: 1 },
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
});

test('shared nodes are visited each time; a cycle throws', () => {
  const shared = { x: [1] };
  const tree = defineTreeProjection({}).visit([shared, shared], undefined) as unknown[];
  expect(tree).toEqual([shared, shared]);
  expect(tree[0]).not.toBe(tree[1]);
  const cycle: Record<string, unknown> = { list: [] };
  (cycle['list'] as unknown[]).push(cycle);
  const error = new TypeError('value must not hold a cycle');
  expect(() => defineTreeProjection({}).visit(cycle, undefined)).toThrow(error);
  expect(() => defineTreeProjection({ visitRecord() {} }).visit(cycle, undefined)).toThrow(error);
  expect(defineTreeProjection({ maxDepth: 1 }).visit(cycle, undefined)).toEqual({ list: [] });
  expect(defineTreeProjection({ omit: (_, __, { depth }) => depth === 2 }).visit(cycle, undefined)).toEqual({
    list: [],
  });
});

test.each([1, 2, 3, 7, 31, 32, 33, 40])('a cycle throws at once, at any depth: %i long', length => {
  for (const above of [0, 1, 30, 31, 32, 33, 100]) {
    const root: Record<string, unknown> = {};
    let first = root as any;
    for (let depth = 0; depth < above; depth++) first = first['next'] = {};
    let last = first as any;
    for (let node = 1; node < length; node++) last = last['next'] = {};
    last['next'] = first;
    // What lies deeper is left out, and would hide a cycle that is found late.
    const tree = defineTreeProjection({ maxDepth: above + length });
    expect(() => tree.visit(root, undefined)).toThrow(new TypeError('value must not hold a cycle'));
  }
});

test('a cycle that a visitor makes throws', () => {
  const error = new TypeError('value must not hold a cycle');
  // What lies deeper is left out, and would hide a cycle that is found late.
  const maxDepth = 2;
  const toItself = defineTreeProjection({
    maxDepth,
    visitRecord(record) {
      record['self'] = record;
    },
  });
  expect(() => toItself.visit({}, undefined)).toThrow(error);
  const toSource = defineTreeProjection<object>({
    maxDepth,
    visitRecord(record, source) {
      record['source'] = [source];
    },
  });
  const source = {};
  expect(() => toSource.visit(source, source)).toThrow(error);
});

test('the greatest sparse array', () => {
  const list: unknown[] = Object.assign([0], { '01': 'named', '4294967295': 'named' });
  list[2 ** 32 - 2] = 'last';
  const seen: unknown[] = [];
  const tree = defineTreeProjection({ omit: (_, __, { key }) => void seen.push(key) });
  expect(tree.visit(list, undefined)).toEqual([0, 'last']);
  expect(seen).toEqual([undefined, 0, 2 ** 32 - 2]);
});

test('holes are skipped wherever the entries are, and however few', () => {
  const tree = defineTreeProjection({});
  // One entry at each of many even steps, which is where a sample would look.
  const list: unknown[] = [];
  list.length = 2 ** 32 - 1;
  for (let step = 0; step < 64; step++) list[step * 2 ** 26] = step;
  expect(tree.visit(list, undefined)).toEqual(Array.from({ length: 64 }, (_, step) => step));
});

test('holes are not visited one by one', () => {
  const asked: string[] = [];
  for (const length of [100, 5000, 3e7]) {
    const list: unknown[] = [];
    list[5] = 1;
    list.length = length;
    const tree = defineTreeProjection({});
    expect(tree.visit(list, undefined)).toEqual([1]);
    const proxy = new Proxy(list, {
      get(target, key) {
        asked.push(String(key));
        return Reflect.get(target, key) as unknown;
      },
    });
    asked.length = 0;
    expect(tree.visit(proxy, undefined)).toEqual([1]);
    if (length === 100) asked.splice(2, length, '5');
    expect(asked).toEqual(['toJSON', 'length', '5']);
  }
  const dense = Array.from({ length: 10_000 }, (_, index) => (index % 3 ? index : undefined));
  expect(defineTreeProjection({}).visit(dense, undefined)).toEqual(
    dense.filter(entry => entry !== undefined),
  );
});

test('any depth', () => {
  let list: unknown = 'end';
  let record: unknown = 'end';
  for (let depth = 0; depth < 50_000; depth++) {
    list = [list];
    record = { child: record };
  }
  for (const value of [list, record]) {
    let tree = defineTreeProjection({ visitRecord() {} }).visit(value, undefined);
    let depth = 0;
    for (; typeof tree === 'object'; depth++) tree = (Object.values(tree as object) as unknown[])[0];
    expect([depth, tree]).toEqual([50_000, 'end']);
  }
});

test('a field whose name only looks like an index is no entry', () => {
  const list: unknown[] = Object.assign([0, 'one'], { '01': 'named', '1e0': 'named' });
  list[10_000] = 'last';
  expect(defineTreeProjection({}).visit(list, undefined)).toEqual([0, 'one', 'last']);
});

test('omit is not asked of what is not there', () => {
  const seen: unknown[] = [];
  const tree = defineTreeProjection({ omit: value => void seen.push(value) });
  expect(tree.visit([undefined, 1, { a: undefined }], undefined)).toEqual([1, {}]);
  expect(seen).not.toContain(undefined);
});
