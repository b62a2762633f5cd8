import type { ContextIssue } from '@jangts/types';
import { ContextError } from './context-error.js';
import { errorOf } from './error-of.js';

/** What the first stage finds. Arguments are told before entries, but the two are found in turns. */
export interface Findings {
  readonly ofArguments: ContextIssue[];
  readonly ofEntries: ContextIssue[];
}

export function noFindings(): Findings {
  return { ofArguments: [], ofEntries: [] };
}

/** Ends the first stage: throws when it found anything. */
export function endFirstStage({ ofArguments, ofEntries }: Findings): void {
  throwIssues(ofArguments.concat(ofEntries));
}

/** Throws when there are issues: one as it is, several with the greatest excess first. */
export function throwIssues(issues: readonly ContextIssue[]): void {
  // By index: what a page did to the iterator of all arrays must not make a fault go unseen.
  const first = issues[0];
  if (first === undefined) return;
  if (issues.length === 1) throw new ContextError(issues, first.message);
  throw errorOf(issues, `${issues.length} issues:`, issues, excess, ({ message }) => message);
}

function excess({ actual = 0, limit = 0 }: ContextIssue): number {
  return actual - limit;
}
