import { expect, test, vi } from 'vitest';
import { assembleFragments } from './assemble-fragments.js';
import { ContextError } from './context-error.js';
import { errorOf, fragment } from './testing/outcome.js';

test('is an Error with a stable name and code, and without a cause', () => {
  const error = errorOf(() => assembleFragments([], 0));
  expect(error).toBeInstanceOf(Error);
  expect(error).toBeInstanceOf(ContextError);
  expect([error.name, error.code]).toEqual(['ContextError', 'CONTEXT_CONTRACT']);
  expect('cause' in error).toBe(false);
  expect(Object.keys(error)).toEqual(['name', 'code', 'issues']);
});

test('an error of a second copy of the package is recognised', async () => {
  vi.resetModules();
  const copy = await import('./assemble-fragments.js');
  let error: unknown;
  try {
    copy.assembleFragments([], 0);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).not.toBeInstanceOf(ContextError);
  expect(ContextError.isInstance(error)).toBe(true);
});

test('the brand is the same in every version', () => {
  const error = errorOf(() => assembleFragments([], 0));
  expect(Reflect.get(error, Symbol.for('@jangts/context.ContextError'))).toBe(true);
  expect(ContextError.isInstance({ [Symbol.for('@jangts/context.ContextError')]: 1 })).toBe(false);
});

test('nothing else is, and asking never throws', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  for (const value of [undefined, null, 1, 'ContextError', {}, new Error('e'), () => {}, proxy]) {
    expect(ContextError.isInstance(value)).toBe(false);
  }
});

test('an input over its budget names the biggest fragments first, at most twelve lines in all', () => {
  const fragments = Array.from({ length: 30 }, (_, index) =>
    fragment({ id: `f${index}`, sourceId: 'search', value: 'secret '.repeat(index), maxChars: 5000 }),
  );
  const { message } = errorOf(() => assembleFragments(fragments, 1000));
  const lines = message.split('\n');
  expect(lines).toHaveLength(12);
  expect(lines[0]).toBe('the input takes 3916 JSON characters, 2916 over maxInputChars of 1000');
  expect(lines[1]).toBe('- 5.9 %: "f29" from "search", trust tool, 205 of at most 5000');
  expect(lines[11]).toBe('- and 20 more');
  expect(message).not.toContain('secret');
});

test('of many issues the greatest excess comes first', () => {
  const fragments = Array.from({ length: 20 }, (_, index) =>
    fragment({ id: `f${index}`, maxChars: 10, value: 'secret'.repeat(index) }),
  );
  const { message } = errorOf(() => assembleFragments([fragment({ id: 'No' }), ...fragments], 1000));
  const lines = message.split('\n');
  expect(lines).toHaveLength(12);
  expect(lines[0]).toBe('19 issues:');
  expect(lines[1]).toBe(
    '- fragments[20] "f19" from "request": value: 116 JSON characters, 106 over its maxChars of 10',
  );
  expect(lines[11]).toBe('- and 9 more');
  expect(message).not.toContain('secret');
});

test('ids and sources are escaped and cut', () => {
  const sourceId = `line\n\u2028\u202e\u001b[31m${'s'.repeat(100)}`;
  const { message } = errorOf(() =>
    assembleFragments([fragment({ id: 'i'.repeat(200), sourceId, maxChars: 1 })], 9),
  );
  expect(message.split('\n')).toHaveLength(1);
  expect(message).toContain(`"${'i'.repeat(80)}…"`);
  expect(message).toContain('"line\\n\\u2028\\u202e\\u001b[31ms');
  expect(message).not.toContain('s'.repeat(81));
});
