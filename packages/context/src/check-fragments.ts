import type { CheckedFragments, Matches } from './checked-fragments.js';
import type { Findings } from './issues.js';
import { judgeFragment } from './judge-fragment.js';
import { matchIds } from './match-ids.js';
import { readFragment } from './read-fragment.js';
import { readList } from './read-list.js';

/**
 * Checks a list of fragments: reads all of it, then judges what was read. Candidates come with `matches`, which is
 * filled: a value that is its original's is then not measured again.
 */
export function checkFragments(
  value: unknown,
  list: 'fragments' | 'originalFragments',
  { ofArguments, ofEntries }: Findings,
  matches?: Matches,
): CheckedFragments {
  const checked: CheckedFragments = {
    values: [],
    usages: [],
    messages: [],
    contentChars: [],
    positions: new Map(),
  };
  const end = readList(value, list, ofArguments, (entry, index) => readFragment(entry, index, checked));
  const repeated = matchIds(checked, matches);
  for (let index = 0; index < checked.values.length; index++) {
    judgeFragment(list, index, checked, repeated, ofEntries, matches);
  }
  if (end) ofEntries.push(end);
  return checked;
}
