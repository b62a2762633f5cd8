import type { TextBlockOptions } from '@jangts/types';

/** The one option, checked and read once. */
export function readTargetChars(options: TextBlockOptions): number {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError(`options: expected an object, got ${options === null ? 'null' : typeof options}`);
  }
  const { targetChars } = options;
  if (typeof targetChars !== 'number') {
    throw new TypeError(
      `targetChars: expected a number, got ${targetChars === null ? 'null' : typeof targetChars}`,
    );
  }
  if (!Number.isSafeInteger(targetChars) || targetChars < 1) {
    throw new RangeError(`targetChars: expected a positive safe integer, got ${targetChars}`);
  }
  return targetChars;
}
