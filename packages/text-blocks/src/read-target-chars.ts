import type { TextBlockOptions } from '@jangts/types';

/** The one option, read once and checked. */
export function readTargetChars(options: TextBlockOptions): number {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError(`options: expected an object, got ${typeName(options)}`);
  }
  const { targetChars } = options;
  if (typeof targetChars !== 'number') {
    throw new TypeError(`targetChars: expected a number, got ${typeName(targetChars)}`);
  }
  if (!Number.isSafeInteger(targetChars) || targetChars < 1) {
    throw new RangeError(`targetChars: expected a positive safe integer, got ${targetChars}`);
  }
  return targetChars;
}

/** What an error says of a value: its type and nothing of its content. */
export function typeName(value: unknown): string {
  return value === null ? 'null' : typeof value;
}
