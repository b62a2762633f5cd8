import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { assembleContextPlan } from './assemble-context-plan.js';
import { assembleFragments } from './assemble-fragments.js';
import { snapshotFragments } from './snapshot-fragments.js';
import { validFragments } from './testing/arbitraries.js';
import { codesOf, fragment, issuesOf } from './testing/outcome.js';

function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen);
}

test('copies the seven properties and freezes everything', () => {
  const source = { ...fragment({ value: { a: [{ b: 1 }] } }), more: 1 };
  const copies = snapshotFragments([source]);
  expect(copies).toEqual([fragment({ value: { a: [{ b: 1 }] } })]);
  expect(isDeepFrozen(copies)).toBe(true);
  expect(copies[0]).not.toBe(source);
  expect(Object.isFrozen(source)).toBe(false);
});

test('finds what is wrong with fragments, and asks for no budget', () => {
  expect(codesOf(() => snapshotFragments([fragment({ id: 'X' }), fragment({ value: null })]))).toEqual([
    'invalid-id',
    'invalid-value',
  ]);
  expect(snapshotFragments([])).toEqual([]);
});

test('a compression that edits its originals in place is seen', () => {
  const fragments = [fragment({ id: 'rules', value: { rule: 'never push' } })];
  const originalFragments = snapshotFragments(fragments);
  (fragments[0]!.value as Record<string, unknown>)['rule'] = 'push';
  const plan = { fragments, originalFragments, mutableFragmentIds: [], maxInputChars: 1000 };
  expect(codesOf(() => assembleContextPlan(plan))).toEqual(['fragment-modified']);
});

test('a record that plain data cannot copy exactly is refused rather than changed', () => {
  const keys = ['b', '1'];
  const value = new Proxy({ 1: 2, b: 3 }, { ownKeys: () => keys });
  expect(assembleFragments([fragment({ value })], 1000).messages[0]?.content).toBe('{"b":3,"1":2}');
  expect(issuesOf(() => snapshotFragments([fragment({ value })]))).toEqual([
    {
      code: 'not-serializable',
      message: expect.any(String),
      list: 'fragments',
      index: 0,
      fragmentId: 'note',
    },
  ]);
});

test('a copy that the engine can no longer write is refused', () => {
  const value = { a: 1 };
  const { stringify } = JSON;
  vi.spyOn(JSON, 'stringify').mockImplementation((given: unknown) => {
    // As an engine does near the depth that it can go to: the record is written, its copy is not.
    if (given !== value && typeof given === 'object')
      throw new RangeError('Maximum call stack size exceeded');
    return stringify(given);
  });
  expect(codesOf(() => snapshotFragments([fragment({ value })]))).toEqual(['not-serializable']);
  vi.restoreAllMocks();
});

test('always: the copy is frozen, assembles to the same input, and passes as its own candidate', () => {
  fc.assert(
    fc.property(validFragments, fragments => {
      const copies = snapshotFragments(fragments as never);
      expect(isDeepFrozen(copies)).toBe(true);
      const input = assembleFragments(copies, 100_000);
      expect(input).toEqual(assembleFragments(fragments as never, 100_000));
      const plan = { fragments, originalFragments: copies, mutableFragmentIds: [], maxInputChars: 100_000 };
      expect(assembleContextPlan(plan as never)).toEqual({ ...input, changes: [] });
    }),
  );
});
