import type { AuditedContextInput, ContextPlan } from '@jangts/types';
import { assemble } from './assemble.js';
import { auditPlan, listChanges } from './audit-plan.js';
import { checkBudget } from './check-budget.js';
import { checkFragments } from './check-fragments.js';
import type { Matches } from './checked-fragments.js';
import { checkMutableIds } from './check-mutable-ids.js';
import { describe, UNREADABLE } from './describe.js';
import { endFirstStage, type Findings, noFindings, throwIssues } from './issues.js';

/**
 * Proves that a compression did only what it was allowed to, then assembles what it made.
 *
 * On every fragment `sourceId`, `trust`, `lifetime`, `role` and `maxChars` must be the original's; one that is not
 * named as mutable must be there with its value unchanged; nothing may be added and the order stays. Never name a
 * `system` fragment as mutable whose compressor is a model: it would write system text.
 *
 * @param plan The candidate, the originals (best taken with `snapshotFragments`), what may change, and the budget.
 * @returns The assembled input, and what was rewritten or removed.
 * @throws {ContextError} With everything that is wrong at the first stage that finds anything: the arguments and
 * fragments, then the audit, then the budget.
 *
 * @example
 * ```ts
 * import { assembleContextPlan, snapshotFragments } from '@jangts/context';
 *
 * const base = { lifetime: 'turn', maxChars: 500, role: 'user' } as const;
 * const originalFragments = snapshotFragments([
 *   { ...base, id: 'log', sourceId: 'shell', trust: 'tool', value: 'ok, '.repeat(99) },
 *   { ...base, id: 'question', sourceId: 'request', trust: 'user', value: 'Is it up?' },
 * ]);
 * const fragments = originalFragments.map(fragment =>
 *   fragment.id === 'log' ? { ...fragment, value: 'ok, 99 times' } : fragment,
 * );
 * const input = assembleContextPlan({
 *   fragments,
 *   originalFragments,
 *   mutableFragmentIds: ['log'],
 *   maxInputChars: 200,
 * });
 * console.log(input.changes);
 * // [ { id: 'log', kind: 'rewritten', charsBefore: 398, charsAfter: 14 } ]
 * ```
 */
export function assembleContextPlan(plan: ContextPlan): AuditedContextInput {
  const findings = noFindings();
  checkPlan(plan, findings);
  endFirstStage(findings);
  // Each property is read when its turn comes, the candidate last: nothing that it does can reach the rest.
  const originals = checkFragments(take(plan, 'originalFragments'), 'originalFragments', findings);
  const mutableIds = checkMutableIds(take(plan, 'mutableFragmentIds'), findings);
  const maxInputChars = take(plan, 'maxInputChars');
  checkBudget(maxInputChars, findings);
  const matches: Matches = { originals, originalOf: [], candidateOf: [] };
  const candidates = checkFragments(take(plan, 'fragments'), 'fragments', findings, matches);
  endFirstStage(findings);

  const checked = { mutableIds, candidates, matches };
  throwIssues(auditPlan(checked));
  const input = assemble(candidates, maxInputChars as number);
  return { ...input, changes: listChanges(checked) };
}

function checkPlan(plan: unknown, { ofArguments }: Findings): void {
  try {
    // Asking also finds a revoked proxy, which throws whatever it is asked.
    if (typeof plan === 'object' && plan !== null && !Array.isArray(plan)) return;
  } catch {
    // Told below.
  }
  ofArguments.push({ code: 'invalid-input', message: `plan: expected an object, got ${describe(plan)}` });
}

function take(plan: object, key: keyof ContextPlan): unknown {
  try {
    return Object.hasOwn(plan, key) ? (plan as ContextPlan)[key] : undefined;
  } catch {
    return UNREADABLE;
  }
}
