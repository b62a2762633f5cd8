import { byId, type CheckedFragment, type CheckedFragments } from './checked-fragment.js';
import { describe } from './describe.js';
import { type FragmentPlace, fragmentIssue } from './fragment-issue.js';
import type { Findings } from './issues.js';
import { judgeFragment } from './judge-fragment.js';
import { readFragment } from './read-fragment.js';
import { readList } from './read-list.js';
import { ID_PATTERN, isId } from './vocabulary.js';

/**
 * Checks a list of fragments. `known` are fragments that were checked before: a content that is theirs is not
 * measured again.
 */
export function checkFragments(
  value: unknown,
  list: 'fragments' | 'originalFragments',
  findings: Findings,
  known?: CheckedFragments,
): CheckedFragments {
  const fragments: CheckedFragment[] = [];
  const positions = new Map<string, number>();
  const issues = findings.ofEntries;
  readList(value, list, findings, (entry, index) => {
    const snapshot = readFragment(entry);
    const { id, sourceId, fault } = snapshot;
    const place: FragmentPlace = { list, index, id, sourceId };
    let original: CheckedFragment | undefined;
    if (fault !== undefined) {
      issues.push(fragmentIssue('invalid-fragment', place, fault));
      return;
    }
    if (!isId(id)) {
      const text = `id: expected a string that matches ${ID_PATTERN.source}, got ${describe(id)}`;
      issues.push(fragmentIssue('invalid-id', place, text));
    } else if (positions.has(id)) {
      issues.push(fragmentIssue('duplicate-id', place, 'id: an earlier fragment has it already'));
    } else {
      positions.set(id, index);
      original = known && byId(known, id);
    }
    const fragment = judgeFragment(snapshot, place, original?.rendered, issues);
    if (fragment !== undefined) fragments.push(fragment);
  });
  return { fragments, positions };
}
