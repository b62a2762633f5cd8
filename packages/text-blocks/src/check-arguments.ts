import type { TextBlockOptions } from '@jangts/types';

/** The target, read once and checked. */
export function readTargetChars(options: TextBlockOptions): number {
  return checkInteger('options.targetChars', options?.targetChars, 1);
}

/** The value when it is a safe integer of at least `least`. */
export function checkInteger(name: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  const expected = `a safe integer >= ${least}`;
  throw typeof value === 'number' ? wrongNumber(name, expected, value) : wrongType(name, expected, value);
}

/** The error for a number that is none of those expected. */
export function wrongNumber(name: string, expected: unknown, value: unknown): RangeError {
  return new RangeError(`${name}: expected ${expected as string}, got ${value as string}`);
}

/** The error for an argument of a wrong type: it tells the type and nothing of the content. */
export function wrongType(name: string, expected: string, value: unknown): TypeError {
  return new TypeError(`${name}: expected ${expected}, got ${value === null ? 'null' : typeof value}`);
}
