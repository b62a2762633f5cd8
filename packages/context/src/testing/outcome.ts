import type { ContextFragment, ContextIssue } from '@jangts/types';
import { ContextError } from '../context-error.js';
import type { Issue, Outcome } from './oracle.js';

/** What a call came to, in the oracle's form: its result, or its issues without their sentences. */
export function outcomeOf<Result>(call: () => Result): Outcome<Result> {
  try {
    return { result: call() };
  } catch (error) {
    if (!(error instanceof ContextError)) throw error;
    return { issues: error.issues.map(withoutMessage) };
  }
}

function withoutMessage(issue: ContextIssue): Issue {
  const { message, ...others } = issue;
  if (message === '') throw new Error('an issue without a sentence');
  return others;
}

/** The issues of a call that must fail. */
export function issuesOf(call: () => unknown): ReturnType<typeof errorOf>['issues'] {
  return errorOf(call).issues;
}

/** The codes of a call that must fail. */
export function codesOf(call: () => unknown): string[] {
  return issuesOf(call).map(({ code }) => code);
}

/** The error of a call that must fail. */
export function errorOf(call: () => unknown): ContextError {
  try {
    call();
  } catch (error) {
    if (error instanceof ContextError) return error;
    throw error;
  }
  throw new Error('expected a ContextError');
}

/** A valid fragment, but for what is given. */
export function fragment(changes: Partial<Record<keyof ContextFragment, unknown>> = {}): ContextFragment {
  return {
    id: 'note',
    sourceId: 'request',
    trust: 'tool',
    lifetime: 'turn',
    maxChars: 1000,
    role: 'user',
    value: 'x',
    ...changes,
  } as ContextFragment;
}
