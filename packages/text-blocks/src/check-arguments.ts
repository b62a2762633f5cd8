import type { TextBlockOptions } from '@jangts/types';

/** The target, read once and checked. */
export function readTargetChars(options: TextBlockOptions): number {
  return checkInteger('options.targetChars', options?.targetChars, 1);
}

/** The value when it is a safe integer of at least `least`. */
export function checkInteger(name: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw wrongArgument(name, `a safe integer >= ${least}`, value, true);
}

/** The error for a wrong argument: it tells the type that came, or the number where one is wanted: nothing of the content. */
export function wrongArgument(name: string, expected: unknown, value: unknown, wantsNumber?: boolean): Error {
  const isOutOfRange = wantsNumber && typeof value === 'number';
  return new (isOutOfRange ? RangeError : TypeError)(
    `${name}: expected ${expected as string}, got ${isOutOfRange || value === null ? value : typeof value}`,
  );
}
