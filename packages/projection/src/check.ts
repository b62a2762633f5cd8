/** What came, for error messages: its type or, of a number, the number. Never the user's content. */
function kindOf(value: unknown): string {
  return typeof value === 'number' || value === null ? String(value) : typeof value;
}

/** `TypeError` unless the value is of a type; `null` is of none. */
export function check<Value>(value: Value, type: 'function' | 'object' | 'string', name: string): Value {
  // oxlint-disable-next-line valid-typeof
  if (typeof value !== type || value === null) {
    throw new TypeError(`${name} must be of type ${type}, got ${kindOf(value)}`);
  }
  return value;
}

/** `TypeError` for a wrong type, `RangeError` for a number that is no non-negative safe integer. */
export function checkSize(value: unknown, name: string): number {
  const message = `${name} must be a non-negative safe integer, got ${kindOf(value)}`;
  if (typeof value !== 'number') throw new TypeError(message);
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(message);
  return value;
}

/** A copy of a list of sizes. */
export function checkSizes(value: readonly number[], name: string): readonly number[] {
  if (!Array.isArray(value)) throw new TypeError(`${name} must be an array, got ${kindOf(value)}`);
  return Array.from<unknown, number>(value, (size, index) => checkSize(size, `${name}[${index}]`));
}
