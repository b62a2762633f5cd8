/** Says what was expected and what came: its type or, of a number, the number. Never the user's content. */
function refuse(value: unknown, name: string, expected: string, Kind: typeof TypeError = TypeError): never {
  const kind = typeof value;
  throw new Kind(`${name} must be ${expected}, got ${kind === 'number' || value === null ? value : kind}`);
}

/** `TypeError` unless the value is of a type; `null` is of none. */
export function check<Value>(value: Value, type: 'function' | 'object' | 'string', name: string): Value {
  // oxlint-disable-next-line valid-typeof
  return typeof value === type && value !== null ? value : refuse(value, name, `of type ${type}`);
}

/** `TypeError` for a wrong type, `RangeError` for a number that is no non-negative safe integer. */
export function checkSize(value: unknown, name: string): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  return refuse(
    value,
    name,
    'a non-negative safe integer',
    typeof value === 'number' ? RangeError : TypeError,
  );
}

/** A copy of a list of sizes. */
export function checkSizes(value: readonly number[], name: string): readonly number[] {
  if (!Array.isArray(value)) refuse(value, name, 'an array');
  return Array.from<unknown, number>(value, (size, index) => checkSize(size, `${name}[${index}]`));
}
