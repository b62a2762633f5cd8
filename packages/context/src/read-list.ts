import type { ContextIssue, ContextIssueList } from '@jangts/types';
import { describe } from './describe.js';
import { issueAt } from './issue-at.js';

/**
 * Hands each own entry of a list to `take`; the length is read once and each index once. What is no list is told among
 * the arguments; a list that breaks off, at a hole or at an index that cannot be read, returns the issue of that.
 */
export function readList(
  value: unknown,
  list: ContextIssueList,
  ofArguments: ContextIssue[],
  take: (entry: unknown, index: number) => void,
): ContextIssue | undefined {
  const length = lengthOf(value);
  if (length === undefined) {
    const message = `${list}: expected an array, got ${describe(value)}`;
    ofArguments.push({ code: 'invalid-input', message, list });
    return undefined;
  }
  const entries = value as readonly unknown[];
  for (let index = 0; index < length; index++) {
    let entry: unknown;
    let fault = '';
    try {
      if (Object.hasOwn(entries, index)) entry = entries[index];
      else fault = 'a hole';
    } catch {
      fault = 'an error';
    }
    if (fault) return issueAt({ list, index }, 'invalid-input', `expected an entry, got ${fault}`);
    take(entry, index);
  }
  return undefined;
}

/** The length of an array; `undefined` for anything else, for what cannot be asked and for a proxy's invention. */
function lengthOf(value: unknown): number | undefined {
  try {
    if (!Array.isArray(value)) return undefined;
    const { length } = value;
    return Number.isSafeInteger(length) && length >= 0 ? length : undefined;
  } catch {
    return undefined;
  }
}
