import type { ContextIssue, ContextIssueCode, FragmentUsage } from '@jangts/types';
import type { CheckedFragments, Matches } from './checked-fragments.js';
import { describe } from './describe.js';
import { issueAt } from './issue-at.js';
import type { FragmentSnapshot } from './read-fragment.js';
import { renderValue } from './render-value.js';
import { isId, isLifetime, isPositiveSize, isPrivileged, isRole, isSource, isTrust } from './vocabulary.js';

/**
 * Judges a fragment in the order of the codes; a field that is invalid is not judged further. What is right goes
 * to `checked`, what is wrong to `issues`. A candidate is noted in `matches`.
 */
export function judgeFragment(
  snapshot: FragmentSnapshot,
  checked: CheckedFragments,
  issues: ContextIssue[],
  matches: Matches | undefined,
): void {
  const { id, sourceId, trust, lifetime, maxChars, role, value } = snapshot;
  let position = -1;
  if (isId(id)) {
    position = matches?.originals.positions.get(id) ?? -1;
    if (!take(id, snapshot.index, position, checked, matches)) {
      issues.push(issueAt(snapshot, 'duplicate-id', 'id: an earlier fragment has it already'));
    }
  } else {
    refuse(issues, snapshot, 'invalid-id', 'id', 'an id such as "search:1"');
  }
  const hasTrust = isTrust(trust);
  const hasLimit = isPositiveSize(maxChars);
  if (!isSource(sourceId)) refuse(issues, snapshot, 'invalid-source-id', 'sourceId', 'a non-empty string');
  if (!hasTrust) refuse(issues, snapshot, 'invalid-trust', 'trust', 'system, developer, user, model or tool');
  if (!isLifetime(lifetime)) {
    refuse(issues, snapshot, 'invalid-lifetime', 'lifetime', 'call, turn, session or static');
  }
  if (!hasLimit) refuse(issues, snapshot, 'invalid-max-chars', 'maxChars', 'a positive safe integer');
  if (!isRole(role)) refuse(issues, snapshot, 'invalid-role', 'role', 'system or user');

  const rendered = renderValue(value, matches?.originals.values[position]);
  const isFaulty = typeof rendered === 'string';
  if (isFaulty) {
    refuse(issues, snapshot, rendered, 'value', 'a well-formed string or a record that JSON can hold');
  } else if (role === 'system' && rendered.isRecord) {
    refuse(issues, snapshot, 'system-value-not-text', 'value', 'a string, for a system message');
  }
  if (role === 'system' && hasTrust && !isPrivileged(trust)) {
    issues.push(issueAt(snapshot, 'untrusted-system', `role: ${trust} content cannot be system`));
  }
  if (isFaulty) return;
  const { chars } = rendered;
  if (hasLimit && chars > maxChars) {
    const text = `value: ${chars} JSON characters, ${chars - maxChars} over its maxChars of ${maxChars}`;
    issues.push(issueAt(snapshot, 'fragment-over-budget', text, { limit: maxChars, actual: chars }));
  }
  // A field that is invalid here has an issue, and the stage ends before this is used.
  checked.usages.push({ id, sourceId, trust, lifetime, role, chars, maxChars } as FragmentUsage);
  checked.values.push(rendered);
  matches?.originalOf.push(position);
}

/** Takes an id for a fragment of the list; `false` when it is taken. */
function take(
  id: string,
  index: number,
  position: number,
  { positions }: CheckedFragments,
  matches: Matches | undefined,
): boolean {
  // The id of an original was looked up already: no second hash table for what is nearly every candidate.
  if (matches && position >= 0) {
    if (matches.candidateOf[position] !== undefined) return false;
    matches.candidateOf[position] = index;
    return true;
  }
  const count = positions.size;
  positions.set(id, index);
  return positions.size > count;
}

function refuse(
  issues: ContextIssue[],
  snapshot: FragmentSnapshot,
  code: ContextIssueCode,
  field: 'id' | 'sourceId' | 'trust' | 'lifetime' | 'maxChars' | 'role' | 'value',
  expected: string,
): void {
  const came = snapshot[field];
  // A number is named, but not where it is the content.
  const shown = field === 'value' && typeof came === 'number' ? 'number' : describe(came);
  const text = `${field}: expected ${expected}, got ${shown}`;
  issues.push(issueAt(snapshot, code, text));
}
