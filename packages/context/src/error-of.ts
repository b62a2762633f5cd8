import type { ContextIssue } from '@jangts/types';
import { ContextError } from './context-error.js';

/** Most entries that a message shows: with a head and a tail that makes twelve lines. */
const SHOWN = 10;

/** An error whose message is a head and one line for each entry, the biggest first, as many as are shown. */
export function errorOf<Entry>(
  issues: readonly ContextIssue[],
  head: string,
  entries: readonly Entry[],
  size: (entry: Entry) => number,
  line: (entry: Entry) => string,
): ContextError {
  const shown = biggest(entries, size);
  const rest = entries.length - shown.length;
  const lines = [head].concat(shown.map(line));
  if (rest > 0) lines.push(`and ${rest} more`);
  return new ContextError(issues, lines.join('\n- '));
}

/** The biggest entries, biggest first, equal ones in their order; in time that is linear in the list. */
function biggest<Entry>(entries: readonly Entry[], size: (entry: Entry) => number): Entry[] {
  const top: Entry[] = [];
  entries.forEach(entry => {
    let at = top.length;
    while (at > 0 && size(top[at - 1]!) < size(entry)) at--;
    top.splice(at, 0, entry);
    top.splice(SHOWN);
  });
  return top;
}
