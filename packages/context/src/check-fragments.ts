import type { CheckedFragments, Matches } from './checked-fragments.js';
import { describe } from './describe.js';
import { issueAt } from './issue-at.js';
import type { Findings } from './issues.js';
import { judgeFragment } from './judge-fragment.js';
import { readFragment } from './read-fragment.js';
import { readList } from './read-list.js';

/**
 * Checks a list of fragments. Candidates come with `matches`, which is filled: a content that is its original's is
 * then not measured again.
 */
export function checkFragments(
  value: unknown,
  list: 'fragments' | 'originalFragments',
  findings: Findings,
  matches?: Matches,
): CheckedFragments {
  const checked: CheckedFragments = { usages: [], values: [], positions: new Map() };
  readList(value, list, findings, (entry, index) => {
    const snapshot = readFragment(entry, list, index);
    if (snapshot !== undefined) {
      judgeFragment(snapshot, checked, findings.ofEntries, matches);
      return;
    }
    const text = `expected an object that can be read, got ${describe(entry)}`;
    findings.ofEntries.push(issueAt({ list, index }, 'invalid-fragment', text));
  });
  return checked;
}
