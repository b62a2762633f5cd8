import type { ContextFragment, ContextIssue } from '@jangts/types';
import { checkFragments } from './check-fragments.js';
import { deepFreeze } from './deep-freeze.js';
import { issueAt } from './issue-at.js';
import { endFirstStage, noFindings, throwIssues } from './issues.js';

/**
 * Checks fragments and returns a deep-frozen copy that nothing can change any more. Take it before a compression
 * runs and pass it to `assembleContextPlan` as `originalFragments`: an audit cannot see an original that was edited
 * in place. A record's copy is plain data with the same JSON text.
 *
 * @param fragments The fragments before any compression.
 * @returns The copy, in the same order, each fragment with its seven properties.
 * @throws {ContextError} With everything that is wrong, when a fragment or the list breaks the contract, or when
 * plain data cannot have a record's JSON text (`not-serializable`).
 *
 * @example
 * ```ts
 * import { snapshotFragments } from '@jangts/context';
 *
 * const status = { up: true };
 * const originals = snapshotFragments([
 *   { id: 'status', sourceId: 'probe', trust: 'tool', lifetime: 'call', maxChars: 99, role: 'user', value: status },
 * ]);
 * status.up = false;
 * console.log(originals[0]?.value);
 * // { up: true }
 * ```
 */
export function snapshotFragments(fragments: readonly ContextFragment[]): readonly ContextFragment[] {
  const findings = noFindings();
  const checked = checkFragments(fragments, 'fragments', findings);
  endFirstStage(findings);
  const issues: ContextIssue[] = [];
  const copies = checked.usages.map(({ id, sourceId, trust, lifetime, maxChars, role, chars }, index) => {
    const { content } = checked.messages[index]!;
    // A text is longer as JSON, by its quotes.
    const value = chars > content.length ? content : (JSON.parse(content) as Record<string, unknown>);
    if (value !== content && !hasText(value, content)) {
      const text = 'value: plain data cannot copy it exactly';
      issues.push(issueAt({ list: 'fragments', index, id, sourceId }, 'not-serializable', text));
    }
    return { id, sourceId, trust, lifetime, maxChars, role, value };
  });
  throwIssues(issues);
  return deepFreeze(copies);
}

/** Raw JSON numbers, and integer keys that a proxy lists in an order of its own, do not survive as plain data. */
function hasText(copy: unknown, text: string): boolean {
  try {
    return JSON.stringify(copy) === text;
  } catch {
    // Nested almost as deep as the engine can go.
    return false;
  }
}
