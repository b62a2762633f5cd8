import type { ContextIssue, ContextIssueCode, FragmentUsage } from '@jangts/types';
import type { CheckedFragment } from './checked-fragment.js';
import { describe } from './describe.js';
import { type FragmentPlace, fragmentIssue } from './fragment-issue.js';
import type { FragmentSnapshot } from './read-fragment.js';
import { type RenderedValue, renderValue, type ValueFault } from './render-value.js';
import { isPositiveSize, isSource, LIFETIMES, ROLES, TRUSTS } from './vocabulary.js';

const EXPECTED_VALUE: Readonly<Record<ValueFault, string>> = {
  'invalid-value': 'a string, or an object whose JSON text starts with "{"',
  'not-serializable': 'a record that JSON.stringify can write',
  'ill-formed-text': 'text without lone surrogates',
};

/**
 * Judges all of a fragment but its id, in the order of the codes; a field that is invalid is not judged further.
 * `known` is the value of the original with the same id.
 */
export function judgeFragment(
  { id, sourceId, trust, lifetime, maxChars, role, value }: FragmentSnapshot,
  place: FragmentPlace,
  known: RenderedValue | undefined,
  issues: ContextIssue[],
): CheckedFragment | undefined {
  const refuse = (code: ContextIssueCode, field: string, expected: string, came: unknown): void => {
    issues.push(fragmentIssue(code, place, `${field}: expected ${expected}, got ${describe(came)}`));
  };
  const hasTrust = TRUSTS.includes(trust);
  const hasLimit = isPositiveSize(maxChars);
  if (!isSource(sourceId)) refuse('invalid-source-id', 'sourceId', 'a non-empty string', sourceId);
  if (!hasTrust) refuse('invalid-trust', 'trust', `one of ${TRUSTS.join(', ')}`, trust);
  if (!LIFETIMES.includes(lifetime)) {
    refuse('invalid-lifetime', 'lifetime', `one of ${LIFETIMES.join(', ')}`, lifetime);
  }
  if (!hasLimit) refuse('invalid-max-chars', 'maxChars', 'a positive safe integer', maxChars);
  if (!ROLES.includes(role)) refuse('invalid-role', 'role', `one of ${ROLES.join(', ')}`, role);

  const rendered = renderValue(value, known);
  const isFaulty = typeof rendered === 'string';
  if (isFaulty) {
    refuse(rendered, 'value', EXPECTED_VALUE[rendered], value);
  } else if (rendered.isRecord && role === 'system') {
    refuse('system-value-not-text', 'value', 'a string for a system message', value);
  }
  if (role === 'system' && hasTrust && trust !== 'system' && trust !== 'developer') {
    const text = `role: only system and developer content can be a system message, this is ${String(trust)} content`;
    issues.push(fragmentIssue('untrusted-system', place, text));
  }
  if (isFaulty) return undefined;
  const { chars } = rendered;
  if (hasLimit && chars > maxChars) {
    const text = `value: ${chars} JSON characters, ${chars - maxChars} over its maxChars of ${maxChars}`;
    issues.push(fragmentIssue('fragment-over-budget', place, text, { limit: maxChars, actual: chars }));
  }
  // Whatever is invalid was refused: a stage that found an issue ends before this is used.
  const usage = { id, sourceId, trust, lifetime, role, chars, maxChars } as FragmentUsage;
  return { index: place.index, usage, rendered };
}
