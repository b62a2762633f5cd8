import type { ContextChange, ContextIssue, ContextMetadataField } from '@jangts/types';
import { byId, type CheckedFragment, type CheckedFragments } from './checked-fragment.js';
import { quote } from './describe.js';
import { fragmentIssue } from './fragment-issue.js';

const METADATA: readonly ContextMetadataField[] = ['sourceId', 'trust', 'lifetime', 'role', 'maxChars'];

/** What a plan is, once each of its parts obeys the contract. */
export interface CheckedPlan {
  readonly originals: CheckedFragments;
  readonly mutableIds: readonly string[];
  readonly candidates: CheckedFragments;
}

/** The second stage: everything that the candidates do and the mutable ids do not allow. */
export function auditPlan({ originals, mutableIds, candidates }: CheckedPlan): ContextIssue[] {
  const issues: ContextIssue[] = [];
  auditMutableIds(mutableIds, originals, issues);
  const mutable = new Set(mutableIds);
  for (const original of originals.fragments) {
    const { id } = original.usage;
    if (mutable.has(id) || candidates.positions.has(id)) continue;
    issues.push(issueOf('missing-fragment', 'originalFragments', original, 'not named as mutable, but gone'));
  }
  auditCandidates(candidates, originals, mutable, issues);
  return issues;
}

/** What the candidates do to the originals, in the originals' order. */
export function listChanges({ originals, candidates }: CheckedPlan): ContextChange[] {
  const changes: ContextChange[] = [];
  for (const original of originals.fragments) {
    const { id, chars: charsBefore } = original.usage;
    const candidate = byId(candidates, id);
    if (candidate === undefined) {
      changes.push({ id, kind: 'removed', charsBefore, charsAfter: 0 });
    } else if (!hasSameValue(original, candidate)) {
      changes.push({ id, kind: 'rewritten', charsBefore, charsAfter: candidate.usage.chars });
    }
  }
  return changes;
}

function auditMutableIds(ids: readonly string[], originals: CheckedFragments, issues: ContextIssue[]): void {
  const named = new Set<string>();
  for (const [index, id] of ids.entries()) {
    const report = (code: 'unknown-mutable-id' | 'duplicate-mutable-id', text: string): void => {
      const message = `mutableFragmentIds[${index}] ${quote(id)}: ${text}`;
      issues.push({ code, message, list: 'mutableFragmentIds', index, fragmentId: id });
    };
    if (!originals.positions.has(id)) report('unknown-mutable-id', 'no original has this id');
    else if (named.has(id)) report('duplicate-mutable-id', 'named before');
    named.add(id);
  }
}

function auditCandidates(
  candidates: CheckedFragments,
  originals: CheckedFragments,
  mutable: ReadonlySet<string>,
  issues: ContextIssue[],
): void {
  let furthest = -1;
  let isReordered = false;
  for (const candidate of candidates.fragments) {
    const { id } = candidate.usage;
    const original = byId(originals, id);
    if (original === undefined) {
      issues.push(issueOf('unknown-fragment', 'fragments', candidate, 'no original has this id'));
      continue;
    }
    if (!mutable.has(id) && !hasSameValue(original, candidate)) {
      issues.push(
        issueOf('fragment-modified', 'fragments', candidate, 'not named as mutable, but its value changed'),
      );
    }
    const fields = METADATA.filter(field => original.usage[field] !== candidate.usage[field]);
    if (fields.length > 0) {
      const text = `${fields.join(', ')} may not change, not even with a value that may`;
      issues.push({ ...issueOf('metadata-modified', 'fragments', candidate, text), fields });
    }
    if (original.index < furthest && !isReordered) {
      isReordered = true;
      issues.push(
        issueOf('reordered', 'fragments', candidate, 'stands behind a fragment that it stood before'),
      );
    }
    furthest = Math.max(furthest, original.index);
  }
}

function hasSameValue({ rendered: before }: CheckedFragment, { rendered: after }: CheckedFragment): boolean {
  return before.isRecord === after.isRecord && before.content === after.content;
}

function issueOf(
  code: 'unknown-fragment' | 'missing-fragment' | 'fragment-modified' | 'metadata-modified' | 'reordered',
  list: 'fragments' | 'originalFragments',
  { index, usage: { id, sourceId } }: CheckedFragment,
  text: string,
): ContextIssue {
  return fragmentIssue(code, { list, index, id, sourceId }, text);
}
