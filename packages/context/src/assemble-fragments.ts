import type { ContextFragment, ContextInput } from '@jangts/types';
import { assemble } from './assemble.js';
import { checkBudget } from './check-budget.js';
import { checkFragments } from './check-fragments.js';
import { endFirstStage, noFindings } from './issues.js';

/**
 * Makes the messages of a model input from fragments, in the order given, under a budget that is met exactly.
 *
 * @param fragments What the model shall see.
 * @param maxInputChars The budget: largest allowed `JSON.stringify(messages).length`; a positive safe integer.
 * @returns The messages, what each fragment takes of the budget, and the exact size of all.
 * @throws {ContextError} With everything that is wrong, when a fragment or an argument breaks the contract, or when
 * the input is over the budget. Nothing is left out or shortened to make it fit.
 *
 * @example
 * ```ts
 * import { assembleFragments } from '@jangts/context';
 *
 * const base = { sourceId: 'app', lifetime: 'turn', maxChars: 200 } as const;
 * const input = assembleFragments(
 *   [
 *     { ...base, id: 'rules', trust: 'developer', role: 'system', value: 'Be brief.' },
 *     { ...base, id: 'status', trust: 'tool', role: 'user', value: { up: true } },
 *   ],
 *   2000,
 * );
 * console.log(input.messages);
 * console.log(input.inputChars, JSON.stringify(input.messages).length);
 * // [
 * //   { role: 'system', content: 'Be brief.' },
 * //   { role: 'user', content: '{"up":true}' }
 * // ]
 * // 83 83
 * ```
 */
export function assembleFragments(
  fragments: readonly ContextFragment[],
  maxInputChars: number,
): ContextInput {
  const findings = noFindings();
  const checked = checkFragments(fragments, 'fragments', findings);
  checkBudget(maxInputChars, findings);
  endFirstStage(findings);
  return assemble(checked, maxInputChars);
}
