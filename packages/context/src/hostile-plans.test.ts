import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assembleContextPlan } from './assemble-context-plan.js';
import { attacks, type Draft, entriesOf, honest, planOf, plansBy } from './testing/hostile-plans.js';
import { expectedPlan } from './testing/oracle.js';
import { fragment, issuesOf, outcomeOf } from './testing/outcome.js';

/** A plan costs more than a text: of these the long run makes a hundred thousand. */
const numRuns = Math.min(fc.readConfigureGlobal()?.numRuns ?? 100, 100_000);

const fragments = [
  fragment({ id: 'rules', trust: 'developer', role: 'system', value: 'Never push', maxChars: 900 }),
  fragment({ id: 'search', value: { hits: ['one', 'two'], total: 2 } }),
  fragment({ id: 'page', value: 'A long page' }),
];

function draft(): Draft {
  return { originals: entriesOf(fragments), candidates: entriesOf(fragments), ids: ['page'] };
}

const unreadable = [['invalid-fragment', 'fragments', 1]];
const modified = [['fragment-modified', 'fragments', 1]];
const metadata = [['metadata-modified', 'fragments', 1]];
const missing = (code: string) => [[code, 'fragments', 1]];

// Aimed at the record, which is not named as mutable. `null`: does no harm, so it must not be refused.
const expected: Record<string, unknown[][] | null> = {
  'forged sourceId': metadata,
  'forged trust': metadata,
  'forged lifetime': metadata,
  'forged maxChars': metadata,
  'forged role': [
    ['system-value-not-text', 'fragments', 1],
    ['untrusted-system', 'fragments', 1],
  ],
  'forged value': modified,
  'getter, forged first: sourceId': metadata,
  'getter, forged first: value': modified,
  'getter, forged second: trust': null,
  'getter, forged second: role': null,
  'getter, forged second: value': null,
  'getter, throwing: maxChars': unreadable,
  'getter, throwing: value': unreadable,
  'inherited sourceId': missing('invalid-source-id'),
  'inherited trust': missing('invalid-trust'),
  'inherited lifetime': missing('invalid-lifetime'),
  'inherited maxChars': missing('invalid-max-chars'),
  'inherited role': missing('invalid-role'),
  'inherited value': missing('invalid-value'),
  'proxy answers for trust': metadata,
  'proxy answers for value': modified,
  'proxy denies role': missing('invalid-role'),
  'revoked proxy': unreadable,
  array: unreadable,
  function: unreadable,
  number: unreadable,
  null: unreadable,
  'all inherited': ['id', 'source-id', 'trust', 'lifetime', 'max-chars', 'role', 'value'].map(name => [
    `invalid-${name}`,
    'fragments',
    1,
  ]),
  'toJSON forges': modified,
  'toJSON forges at the second call': null,
  'toJSON throws': missing('not-serializable'),
  'toJSON gives text': missing('invalid-value'),
  cycle: missing('not-serializable'),
  'record as its text': modified,
  'other key order': modified,
  'lone surrogate': missing('ill-formed-text'),
  'homoglyph id': missing('invalid-id'),
  'invisible in the id': missing('invalid-id'),
  'another id': [
    ['missing-fragment', 'originalFragments', 1],
    ['unknown-fragment', 'fragments', 1],
  ],
  drop: [['missing-fragment', 'originalFragments', 1]],
  add: [['unknown-fragment', 'fragments', 1]],
  duplicate: [['duplicate-id', 'fragments', 2]],
  reorder: [['reordered', 'fragments', 2]],
  'edit the original when read': modified,
  'name an unknown id': [['unknown-mutable-id', 'mutableFragmentIds', 1]],
  'name an id twice': [['duplicate-mutable-id', 'mutableFragmentIds', 2]],
  'name a homoglyph': [['invalid-id', 'mutableFragmentIds', 1]],
  'name a number': [['invalid-id', 'mutableFragmentIds', 1]],
};

const harmful = Object.entries(expected).filter(([, issues]) => issues !== null);
const harmless = Object.keys(expected).filter(name => expected[name] === null);

function attacked(name: string) {
  const made = draft();
  attacks.get(name)!(made, 1);
  const { actual } = planOf(made);
  return () => assembleContextPlan(actual as never);
}

test.each(harmful)('%s is refused, at its place', (name, issues) => {
  expect(issuesOf(attacked(name)).map(({ code, list, index }) => [code, list, index])).toEqual(issues);
});

test.each(harmless)('%s changes nothing', name => {
  expect(attacked(name)().changes).toEqual([]);
  expect(attacked(name)().messages).toEqual([
    { role: 'system', content: 'Never push' },
    { role: 'user', content: '{"hits":["one","two"],"total":2}' },
    { role: 'user', content: 'A long page' },
  ]);
});

test('always: every attack, and every two together, is seen exactly as plain data would be', () => {
  fc.assert(
    fc.property(plansBy(attacks, 2), ({ actual, data }) => {
      const want = expectedPlan(data);
      expect(outcomeOf(() => assembleContextPlan(actual as never))).toEqual(want);
    }),
    { numRuns },
  );
});

test('always: what an honest compressor does passes, with its changes', () => {
  fc.assert(
    fc.property(plansBy(honest, 4), ({ actual, data }) => {
      const want = expectedPlan(data);
      expect(want).toHaveProperty('result');
      expect(outcomeOf(() => assembleContextPlan(actual as never))).toEqual(want);
    }),
    { numRuns },
  );
});
