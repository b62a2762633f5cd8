import type { TextBlockOptions } from '@jangts/types';

/** The target, read once and checked. */
export function readTargetChars(options: TextBlockOptions): number {
  return checkInteger('options.targetChars', options?.targetChars, 1);
}

/** The value when it is a safe integer of at least `least`. */
export function checkInteger(name: string, value: number, least: number): number {
  if (isInteger(value, least)) return value;
  throw wrongArgument(name, `a safe integer >= ${least}`, value, true);
}

export function isInteger(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least;
}

/** The error for a wrong argument: it tells the type or the number that came, and nothing of the content. */
export function wrongArgument(name: string, expected: unknown, value: unknown, wantsNumber?: boolean): Error {
  const isOutOfRange = wantsNumber && typeof value === 'number';
  const Kind = isOutOfRange ? RangeError : TypeError;
  return new Kind(
    `${name}: expected ${expected as string}, got ${isOutOfRange || value === null ? value : typeof value}`,
  );
}
