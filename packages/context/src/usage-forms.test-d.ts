// Checked by `tsc -b`: how users write it, and what the types must refuse.
import {
  assembleContextPlan,
  assembleFragments,
  type AuditedContextInput,
  ContextError,
  type ContextFragment,
  type ContextInput,
  type ContextIssue,
  type ContextMessage,
  snapshotFragments,
} from '@jangts/context';
import type { ContextFragment as SharedFragment } from '@jangts/types';
import { expectTypeOf } from 'vitest';

// One bare fragment, written in place.
const input = assembleFragments(
  [
    {
      id: 'question',
      sourceId: 'request',
      trust: 'user',
      lifetime: 'turn',
      maxChars: 1000,
      role: 'user',
      value: '服务今天怎样?',
    },
  ],
  2000,
);
expectTypeOf(input).toEqualTypeOf<ContextInput>();
expectTypeOf(input.messages).toEqualTypeOf<ContextMessage[]>();

// A typed list as candidate and originals.
const fragments: ContextFragment[] = [];
const audited = assembleContextPlan({
  fragments,
  originalFragments: fragments,
  mutableFragmentIds: [],
  maxInputChars: 2000,
});
expectTypeOf(audited).toEqualTypeOf<AuditedContextInput>();
expectTypeOf(audited.changes[0]!.kind).toEqualTypeOf<'rewritten' | 'removed'>();

// A snapshot is an original as well as the start of a candidate.
const originals = snapshotFragments(fragments);
expectTypeOf(originals).toEqualTypeOf<readonly ContextFragment[]>();
assembleContextPlan({
  fragments: originals.map(fragment => ({ ...fragment, value: 'short' })),
  originalFragments: originals,
  mutableFragmentIds: originals.map(({ id }) => id),
  maxInputChars: 2000,
});

expectTypeOf<ContextFragment>().toEqualTypeOf<SharedFragment>();

declare const caught: unknown;
if (ContextError.isInstance(caught)) {
  expectTypeOf(caught.code).toEqualTypeOf<'CONTEXT_CONTRACT'>();
  expectTypeOf(caught.issues).toEqualTypeOf<readonly ContextIssue[]>();
}

const good = { id: 'a', sourceId: 's', lifetime: 'turn', maxChars: 9, role: 'user', value: 'x' } as const;
// @ts-expect-error -- nobody is no producer
assembleFragments([{ ...good, trust: 'nobody' }], 9);
// @ts-expect-error -- the budget is no option
assembleFragments([{ ...good, trust: 'user' }]);
// @ts-expect-error -- an array is no record
assembleFragments([{ ...good, trust: 'user', value: ['x'] }], 9);
// @ts-expect-error -- a plan says what may change
assembleContextPlan({ fragments, originalFragments: fragments, maxInputChars: 9 });
// @ts-expect-error -- a snapshot cannot be changed
originals.push(fragments[0]!);
