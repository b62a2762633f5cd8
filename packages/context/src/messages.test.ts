import { expect, test } from 'vitest';
import { assembleContextPlan } from './assemble-context-plan.js';
import { assembleFragments } from './assemble-fragments.js';
import { snapshotFragments } from './snapshot-fragments.js';
import { errorOf, fragment, issuesOf } from './testing/outcome.js';

function throwing(): never {
  throw new Error('secret');
}

const messageOf = (entry: unknown) => errorOf(() => assembleFragments([entry] as never, 5000)).message;
const subject = 'fragments[0] "note" from "request"';
const plan = {
  fragments: [fragment()],
  originalFragments: [fragment()],
  mutableFragmentIds: ['note'],
  maxInputChars: 99,
};
const planMessages = (changes: object) =>
  issuesOf(() => assembleContextPlan({ ...plan, ...changes } as never)).map(({ message }) => message);

test('of one issue, its sentence is the message', () => {
  const sentences: [object, string][] = [
    [{ id: 'A' }, 'fragments[0] from "request": id: expected an id such as "search:1", got string'],
    [{ sourceId: '' }, 'fragments[0] "note": sourceId: expected a non-empty string, got string'],
    [{ trust: 'x' }, `${subject}: trust: expected system, developer, user, model or tool, got string`],
    [{ lifetime: 1 }, `${subject}: lifetime: expected call, turn, session or static, got 1`],
    [{ maxChars: 1.5 }, `${subject}: maxChars: expected a positive safe integer, got 1.5`],
    [{ role: null }, `${subject}: role: expected system or user, got null`],
    [
      { value: [] },
      `${subject}: value: expected a well-formed string or a record that JSON can hold, got array`,
    ],
    [
      { value: '\ud800' },
      `${subject}: value: expected a well-formed string or a record that JSON can hold, got string`,
    ],
    [
      { value: { n: 1n } },
      `${subject}: value: expected a well-formed string or a record that JSON can hold, got object`,
    ],
    [
      { trust: 'system', role: 'system', value: {} },
      `${subject}: value: expected a string, for a system message, got object`,
    ],
    [{ role: 'system' }, `${subject}: role: tool content cannot be system`],
    [{ maxChars: 4, value: 'secret' }, `${subject}: value: 8 JSON characters, 4 over its maxChars of 4`],
  ];
  for (const [changes, sentence] of sentences) expect(messageOf(fragment(changes))).toBe(sentence);
  expect(messageOf(7)).toBe('fragments[0]: expected an object that can be read, got 7');
});

test('of arguments and lists', () => {
  expect(errorOf(() => assembleFragments('x' as never, 9)).message).toBe(
    'fragments: expected an array, got string',
  );
  expect(errorOf(() => assembleFragments(Array(3), 9)).message).toBe(
    'fragments[0]: expected an entry, got a hole',
  );
  const list = Object.defineProperty([fragment()], 0, { get: throwing });
  expect(errorOf(() => assembleFragments(list, 9)).message).toBe(
    'fragments[0]: expected an entry, got an error',
  );
  expect(errorOf(() => assembleFragments([], 0)).message).toBe(
    'maxInputChars: expected a positive safe integer, got 0',
  );
  expect(errorOf(() => assembleFragments([fragment(), fragment()], 999)).message).toBe(
    'fragments[1] "note" from "request": id: an earlier fragment has it already',
  );
  const value = new Proxy({ 1: 2, b: 3 }, { ownKeys: () => ['b', '1'] });
  expect(errorOf(() => snapshotFragments([fragment({ value })])).message).toBe(
    `${subject}: value: plain data cannot copy it exactly`,
  );
});

test('of plans', () => {
  expect(errorOf(() => assembleContextPlan(null as never)).message).toBe(
    'plan: expected an object, got null',
  );
  expect(planMessages({ maxInputChars: -1 })).toEqual([
    'maxInputChars: expected a positive safe integer, got -1',
  ]);
  const unreadable = Object.defineProperty({ ...plan }, 'maxInputChars', { get: throwing });
  expect(errorOf(() => assembleContextPlan(unreadable)).message).toBe(
    'maxInputChars: expected a positive safe integer, got an error',
  );
  expect(planMessages({ mutableFragmentIds: [5] })).toEqual(['mutableFragmentIds[0]: expected an id, got 5']);
  expect(planMessages({ mutableFragmentIds: ['a', 'note', 'note'] })).toEqual([
    'mutableFragmentIds[0] "a": no original has this id',
    'mutableFragmentIds[2] "note": named before',
  ]);
  expect(planMessages({ mutableFragmentIds: [], fragments: [] })).toEqual([
    'originalFragments[0] "note" from "request": not named as mutable, but gone',
  ]);
  expect(planMessages({ fragments: [fragment({ id: 'a' })] })).toEqual([
    'fragments[0] "a" from "request": no original has this id',
  ]);
  const forged = fragment({ value: 'forged', trust: 'user', lifetime: 'call' });
  expect(planMessages({ mutableFragmentIds: [], fragments: [forged] })).toEqual([
    `${subject}: not named as mutable, but its value changed`,
    `${subject}: trust, lifetime: only a value may change`,
  ]);
  const both = [fragment(), fragment({ id: 'b' })];
  expect(planMessages({ originalFragments: both, fragments: both.toReversed() })).toEqual([
    `fragments[1] "note" from "request": stands behind a fragment that it stood before`,
  ]);
});

test('of several issues: how many, the greatest excess first, the others in their order', () => {
  const fragments = [
    fragment({ id: 'a', trust: 'x' }),
    fragment({ id: 'b', maxChars: 4, value: 'secret' }),
    fragment({ id: 'c', maxChars: 3, value: 'secret' }),
    fragment({ id: 'd', maxChars: 100, value: 'secret'.repeat(17) }),
    fragment({ id: 'e', role: 'x' }),
  ];
  expect(errorOf(() => assembleFragments(fragments, 9999)).message.split('\n')).toEqual([
    '5 issues:',
    '- fragments[2] "c" from "request": value: 8 JSON characters, 5 over its maxChars of 3',
    '- fragments[1] "b" from "request": value: 8 JSON characters, 4 over its maxChars of 4',
    '- fragments[3] "d" from "request": value: 104 JSON characters, 4 over its maxChars of 100',
    '- fragments[0] "a" from "request": trust: expected system, developer, user, model or tool, got string',
    '- fragments[4] "e" from "request": role: expected system or user, got string',
  ]);
});

test('of ten issues none is left out, of eleven the last', () => {
  expect(errorOf(() => assembleFragments(Array(10).fill(7) as never, 9)).message.split('\n')).toHaveLength(
    11,
  );
  const lines = errorOf(() => assembleFragments(Array(11).fill(7) as never, 9)).message.split('\n');
  expect(lines).toHaveLength(12);
  expect(lines[11]).toBe('- and 1 more');
});

test('of an input over its budget: shares of the whole, by what each takes in it', () => {
  const fragments = [
    fragment({ id: 'small' }),
    fragment({ id: 'rules', trust: 'developer', role: 'system', value: 'Be brief.' }),
    // Shorter as a value, longer as a message: its quotes are escaped once more.
    fragment({ id: 'record', value: { a: '', b: '' } }),
    fragment({ id: 'text', value: 'x'.repeat(14) }),
  ];
  expect(errorOf(() => assembleFragments(fragments, 100)).message.split('\n')).toEqual([
    'the input takes 166 JSON characters, 66 over maxInputChars of 100',
    '- 30.7 %: "record" from "request", trust tool, 15 of at most 1000',
    '- 25.3 %: "text" from "request", trust tool, 16 of at most 1000',
    '- 23.5 %: "rules" from "request", trust developer, 11 of at most 1000',
    '- 17.5 %: "small" from "request", trust tool, 3 of at most 1000',
  ]);
});
