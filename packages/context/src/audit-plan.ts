import type {
  ContextChange,
  ContextIssue,
  ContextIssueCode,
  ContextMetadataField,
  FragmentUsage,
} from '@jangts/types';
import type { CheckedFragments, Matches } from './checked-fragments.js';
import { issueAt } from './issue-at.js';

const METADATA: readonly ContextMetadataField[] = ['sourceId', 'trust', 'lifetime', 'role', 'maxChars'];

/** A plan, once each of its parts obeys the contract. */
export interface CheckedPlan {
  readonly mutableIds: readonly string[];
  readonly candidates: CheckedFragments;
  readonly matches: Matches;
}

/** The second stage: everything that the candidates do and the mutable ids do not allow. */
export function auditPlan({ mutableIds, candidates, matches }: CheckedPlan): ContextIssue[] {
  const issues: ContextIssue[] = [];
  const { originals, candidateOf } = matches;
  const mutable = auditMutableIds(mutableIds, originals, issues);
  originals.usages.forEach(({ id, sourceId }, index) => {
    if (candidateOf[index] !== undefined || mutable.has(id)) return;
    const place = { list: 'originalFragments', index, id, sourceId } as const;
    issues.push(issueAt(place, 'missing-fragment', 'not named as mutable, but gone'));
  });
  auditCandidates(candidates, matches, mutable, issues);
  return issues;
}

/** What the candidates do to the originals, in the originals' order. */
export function listChanges({ candidates, matches }: CheckedPlan): ContextChange[] {
  const changes: ContextChange[] = [];
  const { originals, candidateOf } = matches;
  originals.usages.forEach(({ id, chars: charsBefore }, index) => {
    const position = candidateOf[index];
    if (position === undefined) {
      changes.push({ id, kind: 'removed', charsBefore, charsAfter: 0 });
    } else if (candidates.messages[position] !== originals.messages[index]) {
      changes.push({ id, kind: 'rewritten', charsBefore, charsAfter: candidates.usages[position]!.chars });
    }
  });
  return changes;
}

function auditMutableIds(
  ids: readonly string[],
  originals: CheckedFragments,
  issues: ContextIssue[],
): ReadonlySet<string> {
  const named = new Set<string>();
  ids.forEach((id, index) => {
    const place = { list: 'mutableFragmentIds', index, id } as const;
    if (!originals.positions.has(id)) {
      issues.push(issueAt(place, 'unknown-mutable-id', 'no original has this id'));
    } else if (named.has(id)) {
      issues.push(issueAt(place, 'duplicate-mutable-id', 'named before'));
    }
    named.add(id);
  });
  return named;
}

function auditCandidates(
  candidates: CheckedFragments,
  { originals, originalOf }: Matches,
  mutable: ReadonlySet<string>,
  issues: ContextIssue[],
): void {
  let furthest = -1;
  let isReordered = false;
  candidates.usages.forEach((usage, index) => {
    const { id, sourceId } = usage;
    const report = (code: ContextIssueCode, text: string, more?: Partial<ContextIssue>): void => {
      issues.push(issueAt({ list: 'fragments', index, id, sourceId }, code, text, more));
    };
    const position = originalOf[index];
    if (position === undefined) {
      report('unknown-fragment', 'no original has this id');
      return;
    }
    const original = originals.usages[position]!;
    // A value that is its original's has the original's message: see `renderMessage`.
    if (candidates.messages[index] !== originals.messages[position] && !mutable.has(id)) {
      report('fragment-modified', 'not named as mutable, but its value changed');
    }
    if (!hasSameMetadata(original, usage)) {
      const fields = METADATA.filter(field => original[field] !== usage[field]);
      report('metadata-modified', `${fields.join(', ')}: only a value may change`, { fields });
    }
    if (position < furthest && !isReordered) {
      isReordered = true;
      report('reordered', 'stands behind a fragment that it stood before');
    }
    furthest = Math.max(furthest, position);
  });
}

/** The rule for all, without a list of fields: nearly all candidates pass. */
function hasSameMetadata(original: FragmentUsage, candidate: FragmentUsage): boolean {
  return (
    original.sourceId === candidate.sourceId &&
    original.trust === candidate.trust &&
    original.lifetime === candidate.lifetime &&
    original.role === candidate.role &&
    original.maxChars === candidate.maxChars
  );
}
