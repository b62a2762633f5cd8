import type { ContextIssue } from '@jangts/types';
import { biggest } from './biggest.js';
import { ContextError } from './context-error.js';

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

/** Throws when there are issues. The message has the greatest excess first and at most twelve lines. */
export function throwIssues(issues: readonly ContextIssue[]): void {
  const [first] = issues;
  if (first === undefined) return;
  if (issues.length === 1) throw new ContextError(issues, first.message);
  const shown = biggest(issues, 10, ({ actual = 0, limit = 0 }) => actual - limit);
  const lines = shown.map(({ message }) => `- ${message}`);
  if (issues.length > shown.length) lines.push(`- and ${issues.length - shown.length} more`);
  throw new ContextError(issues, [`${issues.length} things are wrong:`, ...lines].join('\n'));
}
