import type { ContextIssue } from '@jangts/types';

// Registered, so that an error of a second copy of the package is recognised too.
const brand = Symbol.for('@jangts/context.ContextError');

/**
 * Tells everything that one stage of the context contract found wrong.
 *
 * @example
 * ```ts
 * import { assembleFragments, ContextError } from '@jangts/context';
 *
 * try {
 *   assembleFragments([], 1);
 * } catch (error) {
 *   if (ContextError.isInstance(error)) console.log(error.issues[0]?.code);
 *   // input-over-budget
 * }
 * ```
 */
export class ContextError extends Error {
  /** Always `ContextError`. */
  override readonly name = 'ContextError' as const;
  /** Stable code of this kind of error. */
  readonly code = 'CONTEXT_CONTRACT' as const;
  /** Everything that the stage found wrong, in the order of the input. */
  readonly issues: readonly ContextIssue[];

  /** Takes the issues and the text for people. */
  constructor(issues: readonly ContextIssue[], message: string) {
    super(message);
    this.issues = issues;
    Object.defineProperty(this, brand, { value: true });
  }

  /** Whether a value is a `ContextError`, of this copy of the package or of another one. Never throws. */
  static isInstance(value: unknown): value is ContextError {
    try {
      return Reflect.get(value as object, brand) === true;
    } catch {
      // No object, or a revoked proxy.
      return false;
    }
  }
}
