import type { TextBlockOptions } from '@jangts/types';

/** The target, read once and checked. */
export function readTargetChars(options: TextBlockOptions): number {
  const targetChars = options?.targetChars;
  if (typeof targetChars !== 'number')
    throw wrongType('options.targetChars', 'a positive safe integer', targetChars);
  if (Number.isSafeInteger(targetChars) && targetChars > 0) return targetChars;
  throw new RangeError(`options.targetChars: expected a positive safe integer, got ${targetChars}`);
}

/** The error for an argument of a wrong type: it tells the type and nothing of the content. */
export function wrongType(name: string, expected: string, value: unknown): TypeError {
  return new TypeError(`${name}: expected ${expected}, got ${value === null ? 'null' : typeof value}`);
}
