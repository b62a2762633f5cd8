import { expect, test } from 'vitest';
import { defineContentProjection } from './content-projection.js';

const own = (value: unknown) => JSON.stringify(value);
const options = { counts: [3, 1], lengths: [20, 5], fallback: () => 'fallback' };
const bounded = defineContentProjection(options);
const custom = defineContentProjection({ ...options, render: own });

const never = () => {
  throw new Error('read');
};
const long = 'x'.repeat(100);

function nested(depth: number, core: unknown): unknown {
  let value = core;
  for (let level = 0; level < depth; level++) value = level % 2 ? { a: value } : [value];
  return value;
}

test('nothing past the cut is read', () => {
  const trap = {
    get field() {
      return never();
    },
  };
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  for (const { project } of [bounded, custom]) {
    expect(project({ value: [1, long, 3, trap, proxy], maxChars: 40 })).toEqual({
      text: `[1,"${'x'.repeat(20)}",3]`,
      truncated: true,
    });
    const list = Object.defineProperty([long, 2, 3, 4], 3, { get: never });
    expect(project({ value: list, maxChars: 40 }).text).toBe(`["${'x'.repeat(20)}",2,3]`);
  }
});

test('a field past the budget is not read', () => {
  const { project } = defineContentProjection({ ...options, counts: [] });
  const fields = {
    text: 'over',
    get next() {
      return never();
    },
  };
  const chars = '{"text":"over"}'.length;
  const bare = Object.create(null, Object.getOwnPropertyDescriptors(fields)) as object;
  for (const value of [fields, bare]) {
    expect(project({ value, maxChars: chars - 1 })).toEqual({ text: 'fallback', truncated: true });
    expect(() => project({ value, maxChars: chars })).toThrow('read');
  }
});

test('a sparse array of the greatest length', () => {
  const value: unknown[] = [1];
  value.length = 2 ** 32 - 1;
  for (const { explain } of [bounded, custom]) {
    expect(explain({ value, maxChars: 40 })).toMatchObject({
      text: '[1,null,null]',
      omitted: { entries: 2 ** 32 - 4, chars: 0 },
    });
  }
});

test('a proxy is asked what JSON.stringify asks, and for its keys once', () => {
  const asked: string[] = [];
  const value = new Proxy(
    { a: long, b: [1, 2] },
    {
      ownKeys(target) {
        asked.push('keys');
        return Reflect.ownKeys(target);
      },
      get(target, key: 'a') {
        asked.push(key);
        return target[key];
      },
    },
  );
  bounded.project({ value, maxChars: 30 });
  expect(new Set(asked)).toEqual(new Set(['toJSON', 'keys', 'a', 'b']));
  expect(asked.filter(name => name === 'keys')).toHaveLength(1);
});

test('an array may say any length', () => {
  for (const length of ['2', 2.9, -1, Number.NaN, null, undefined, 2 ** 60, { valueOf: () => 1 }]) {
    const list = new Proxy([1, 2, 3, long], {
      get: (target, key) => (key === 'length' ? length : Reflect.get(target, key)),
    });
    const kept = length === 2 ** 60 ? '[1,2,3]' : JSON.stringify(list);
    expect(bounded.project({ value: list, maxChars: kept.length }).text).toBe(kept);
    expect(bounded.project({ value: [list, long], maxChars: 40 }).text).toBe(`[${kept},"${'x'.repeat(20)}"]`);
  }
});

test('a cycle throws, unless it is cut away', () => {
  const record: Record<string, unknown> = { name: 'secret' };
  record['self'] = { record };
  const error = new TypeError('value must not hold a cycle');
  for (const { project } of [bounded, custom]) {
    expect(() => project({ value: record, maxChars: 1000 })).toThrow(error);
    expect(project({ value: [1, 2, 3, long, record], maxChars: 30 }).text).toBe('[1,2,3]');
    expect(project({ value: [1, 2, 3, record, long], maxChars: 30 }).text).toBe('[1,2,3]');
  }
  expect(() => custom.project({ value: [record, long], maxChars: 60 })).toThrow(error);
});

test('a BigInt throws, unless it is cut away or JSON knows what to do', () => {
  const error = new TypeError('value must not hold a BigInt');
  for (const { project } of [bounded, custom]) {
    expect(() => project({ value: { id: 1n }, maxChars: 1000 })).toThrow(error);
    expect(() => project({ value: { id: 1n, long }, maxChars: 60 })).toThrow(error);
    expect(project({ value: [1, 2, 3, 4n, long], maxChars: 30 }).text).toBe('[1,2,3]');
    const prototype = BigInt.prototype as { toJSON?: unknown };
    prototype.toJSON = function () {
      return `${this as unknown as bigint}n`;
    };
    try {
      expect(project({ value: [1n], maxChars: 6 })).toEqual({ text: '["1n"]', truncated: false });
      expect(project({ value: [1n, Object(2n), long], maxChars: 40 }).text).toBe(
        `["1n","2n","${'x'.repeat(20)}"]`,
      );
    } finally {
      delete prototype.toJSON;
    }
  }
});

test('too deep for the engine: an overflow only if it fits', () => {
  for (const depth of [20_000, 50_000]) {
    const value = nested(depth, '\n');
    const { length } = JSON.stringify(nested(2, ''));
    const chars = (depth / 2) * (length - 2) + 4;
    for (const { project } of [bounded, custom]) {
      expect(() => project({ value, maxChars: chars })).toThrow(RangeError);
      // An attempt whose text only a deeper stack could make does not fit.
      expect(project({ value, maxChars: chars - 1 })).toEqual({ text: 'fallback', truncated: true });
      expect(project({ value, maxChars: 2000 })).toEqual({ text: 'fallback', truncated: true });
    }
  }
});

test('deeper than a survey goes', () => {
  // Records and arrays, empty ones, and a field that is dropped: 8 characters for two levels.
  const value = nested(200, { list: [], record: {}, none: undefined, text: '\n'.repeat(30) });
  const json = JSON.stringify(value);
  for (const { explain } of [bounded, custom]) {
    expect(explain({ value, maxChars: json.length })).toMatchObject({ text: json, step: { kind: 'whole' } });
    expect(explain({ value, maxChars: json.length - 1 })).toMatchObject({
      text: json.replace('\\n'.repeat(30), '\\n'.repeat(20)),
      step: { kind: 'reduced', count: 3, length: 20, attempt: 1 },
      omitted: { entries: 0, chars: 10 },
    });
  }
});

test('a shared graph that doubles at each level', () => {
  let value: unknown = 'leaf';
  for (let level = 0; level < 60; level++) value = { left: value, right: value };
  expect(bounded.project({ value, maxChars: 2000 })).toEqual({ text: 'fallback', truncated: true });
});

test('a value that changes between reads stays within the budget', () => {
  let reads = 0;
  const value = {
    get text() {
      return 'x'.repeat(reads++);
    },
    toJSON() {
      return { text: this.text, more: this.text };
    },
  };
  for (const { project } of [bounded, custom]) {
    for (let start = 0; start < 60; start++) {
      reads = start;
      expect(project({ value, maxChars: 40 }).text.length).toBeLessThanOrEqual(40);
    }
  }
});

test('a record that inherits a toJSON is asked where JSON.stringify asks, and its copy again', () => {
  const prototype = Object.prototype as { toJSON?: unknown };
  const value = { list: [1, 2, 3, 4], long };
  let text: string;
  let expected: string;
  Object.defineProperty(prototype, 'toJSON', {
    configurable: true,
    value(this: { asked?: number }) {
      return Array.isArray(this) ? this.length : { ...this, asked: (this.asked ?? 0) + 1 };
    },
  });
  try {
    ({ text } = bounded.project({ value, maxChars: 60 }));
    expected = `{"list":4,"long":"${'x'.repeat(20)}","asked":2}`;
  } finally {
    delete prototype.toJSON;
  }
  expect(text).toBe(expected);
});

test('what a toJSON answers is not asked again', () => {
  const date = new Date(0);
  const answersDate = { toJSON: () => date };
  const { project } = bounded;
  expect(project({ value: [answersDate, long], maxChars: 40 }).text).toBe(`[{},"${'x'.repeat(20)}"]`);
  expect(project({ value: { answersDate, long }, maxChars: 50 }).text).toBe(
    `{"answersDate":{},"long":"${'x'.repeat(20)}"}`,
  );
  const answersLoud = { toJSON: () => ({ long, toJSON: () => 'again' }) };
  expect(project({ value: answersLoud, maxChars: 40 }).text).toBe(`{"long":"${'x'.repeat(20)}"}`);
  const answersItself = {
    long,
    toJSON() {
      return this;
    },
  };
  expect(project({ value: answersItself, maxChars: 40 }).text).toBe(`{"long":"${'x'.repeat(20)}"}`);
});

test('a value that goes on for ever throws where no budget ends it', () => {
  const endless = { toJSON: () => [endless] };
  expect(bounded.project({ value: endless, maxChars: 100 }).text).toBe('fallback');
  const error = new TypeError('value must not be nested without end');
  expect(() => custom.project({ value: endless, maxChars: 100 })).toThrow(error);
});

test('each attempt has a copy of its own', () => {
  const copies: unknown[] = [];
  const value = Object.freeze({ list: Object.freeze([1, 2, 3, 4]), long });
  defineContentProjection({
    ...options,
    render(copy: Record<string, unknown>) {
      copies.push({ ...copy });
      (copy['list'] as unknown[]).push('spoilt');
      copy['long'] = 'spoilt';
      return long;
    },
  }).project({ value, maxChars: 20 });
  expect(copies).toEqual([
    { list: [1, 2, 3, 'spoilt'], long: 'x'.repeat(20) },
    { list: [1, 2, 3, 'spoilt'], long: 'x'.repeat(5) },
    { list: [1, 'spoilt'], long: 'x'.repeat(20) },
    { list: [1, 'spoilt'], long: 'x'.repeat(5) },
  ]);
});

test('the renderer gets one argument; the fallback gets the value itself', () => {
  const value = { long };
  const given: unknown[][] = [];
  const { project } = defineContentProjection({
    counts: [1],
    lengths: [1],
    render: (...all: unknown[]) => {
      given.push(all);
      return long;
    },
    fallback: (...all: unknown[]) => {
      given.push(all);
      return long;
    },
  });
  expect(project({ value, maxChars: 10 })).toEqual({ text: long, truncated: true });
  expect(given).toEqual([[{ long: 'x' }], [value]]);
  expect(given[1]![0]).toBe(value);
});

test('the ladder is taken at definition', () => {
  const counts = [1];
  const { project } = defineContentProjection({ ...options, counts });
  counts[0] = 2;
  expect(project({ value: [1, 2, 3], maxChars: 5 }).text).toBe('[1]');
});

test('an error of a renderer passes through, even one that looks like an overflow', () => {
  const overflow = new RangeError('Maximum call stack size exceeded');
  const theirs = new Error('their own');
  const fails = (error: Error) => () => {
    throw error;
  };
  const failing = (error: Error) => defineContentProjection({ ...options, render: fails(error) });
  expect(() => failing(overflow).project({ value: { list: [long] }, maxChars: 90 })).toThrow(overflow);
  expect(() => failing(theirs).project({ value: nested(100, long), maxChars: 90 })).toThrow(theirs);
  // Nested so deep that a renderer may well overflow, its text does not fit.
  expect(failing(overflow).project({ value: nested(100, long), maxChars: 90 }).text).toBe('fallback');
});

test('a proxy that does not tell its prototype, which JSON.stringify does not ask for', () => {
  const value = { a: [1], long };
  const proxy = new Proxy(value, { getPrototypeOf: never });
  for (const { project } of [bounded, custom]) {
    expect(project({ value: proxy, maxChars: 200 }).text).toBe(JSON.stringify(value));
    expect(project({ value: proxy, maxChars: 50 }).text).toBe(`{"a":[1],"long":"${'x'.repeat(20)}"}`);
  }
});

test('what a boxed number throws passes through', () => {
  const value = [Object.assign(new Number(1), { valueOf: never }), long];
  for (const { project } of [bounded, custom]) {
    expect(() => project({ value, maxChars: 200 })).toThrow('read');
    expect(() => project({ value, maxChars: 60 })).toThrow('read');
  }
});

test('the greatest character is no pair', () => {
  for (const { project } of [bounded, custom]) {
    expect(project({ value: '\uffff'.repeat(50), maxChars: 22 }).text).toBe(`"${'\uffff'.repeat(20)}"`);
  }
});
