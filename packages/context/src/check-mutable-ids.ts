import { describe } from './describe.js';
import type { Findings } from './issues.js';
import { issueAt } from './issue-at.js';
import { readList } from './read-list.js';
import { isId } from './vocabulary.js';

/** Takes the ids of a plan whole. They are an argument: what is wrong with an entry is told among the arguments. */
export function checkMutableIds(value: unknown, { ofArguments }: Findings): readonly string[] {
  const ids: string[] = [];
  const list = 'mutableFragmentIds';
  const end = readList(value, list, ofArguments, (id, index) => {
    if (isId(id)) {
      ids.push(id);
      return;
    }
    ofArguments.push(issueAt({ list, index }, 'invalid-id', `expected an id, got ${describe(id)}`));
  });
  if (end) ofArguments.push(end);
  return ids;
}
