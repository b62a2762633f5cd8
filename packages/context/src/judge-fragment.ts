import type { ContextIssue, ContextIssueCode, ContextIssueList } from '@jangts/types';
import type { CheckedFragments, Matches } from './checked-fragments.js';
import { describe } from './describe.js';
import { issueAt, type Place } from './issue-at.js';
import { renderMessage } from './render-message.js';
import { isId, isLifetime, isPositiveSize, isPrivileged, isRole, isSource, isTrust } from './vocabulary.js';

/**
 * Judges a fragment that was read, in the order of the codes; a field that is invalid is not judged further. Its
 * message and sizes go to `checked`, what is wrong to `issues`.
 */
export function judgeFragment(
  list: ContextIssueList,
  index: number,
  checked: CheckedFragments,
  repeated: ReadonlySet<number>,
  issues: ContextIssue[],
  matches: Matches | undefined,
): void {
  const value = checked.values[index];
  const usage = checked.usages[index];
  if (usage === undefined) {
    const text = `expected an object that can be read, got ${describe(value)}`;
    issues.push(issueAt({ list, index }, 'invalid-fragment', text));
    return;
  }
  const { id, sourceId, trust, lifetime, maxChars, role } = usage;
  const place = { list, index, id, sourceId };
  if (!isId(id)) refuse(issues, place, 'invalid-id', 'id', 'an id such as "search:1"', id);
  else if (repeated.has(index)) {
    issues.push(issueAt(place, 'duplicate-id', 'id: an earlier fragment has it already'));
  }
  const hasTrust = isTrust(trust);
  const hasLimit = isPositiveSize(maxChars);
  if (!isSource(sourceId)) {
    refuse(issues, place, 'invalid-source-id', 'sourceId', 'a non-empty string', sourceId);
  }
  if (!hasTrust) {
    refuse(issues, place, 'invalid-trust', 'trust', 'system, developer, user, model or tool', trust);
  }
  if (!isLifetime(lifetime)) {
    refuse(issues, place, 'invalid-lifetime', 'lifetime', 'call, turn, session or static', lifetime);
  }
  if (!hasLimit) refuse(issues, place, 'invalid-max-chars', 'maxChars', 'a positive safe integer', maxChars);
  if (!isRole(role)) refuse(issues, place, 'invalid-role', 'role', 'system or user', role);

  const fault = renderMessage(checked, index, matches);
  const { chars } = usage;
  if (fault !== undefined) {
    refuse(issues, place, fault, 'value', 'a well-formed string or a record that JSON can hold', value);
  } else if (role === 'system' && typeof value !== 'string') {
    refuse(issues, place, 'system-value-not-text', 'value', 'a string, for a system message', value);
  }
  if (role === 'system' && hasTrust && !isPrivileged(trust)) {
    issues.push(issueAt(place, 'untrusted-system', `role: ${trust} content cannot be system`));
  }
  if (hasLimit && chars > maxChars) {
    const text = `value: ${chars} JSON characters, ${chars - maxChars} over its maxChars of ${maxChars}`;
    issues.push(issueAt(place, 'fragment-over-budget', text, { limit: maxChars, actual: chars }));
  }
}

function refuse(
  issues: ContextIssue[],
  place: Place,
  code: ContextIssueCode,
  field: string,
  expected: string,
  came: unknown,
): void {
  // A number is named, but not where it is the content.
  const shown = field === 'value' && typeof came === 'number' ? 'number' : describe(came);
  issues.push(issueAt(place, code, `${field}: expected ${expected}, got ${shown}`));
}
