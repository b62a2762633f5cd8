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
      if (key !== 'toJSON') counts.fields++;
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

test('a value that fits is read twice: to see that it does, and to write it', () => {
  const { proxy, counts } = counting({ a: 1 });
  const bare = Object.assign(Object.create(null) as object, { a: 1 });
  class Row {
    at = new Date(0);
  }
  for (const other of [{}, bare, new Row()]) {
    counts.fields = 0;
    const value = [proxy, other];
    expect(bounded.project({ value, maxChars: 100 }).text).toBe(JSON.stringify([{ a: 1 }, other]));
    expect(counts.fields).toBe(2);
  }
});
