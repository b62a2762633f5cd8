/** What a value is, for error messages: its type or, for a number, the number. Never the user's content. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'number' ? String(value) : typeof value;
}

/** `TypeError` for a wrong type, `RangeError` for a number that is no non-negative safe integer. */
export function checkSize(value: unknown, name: string): number {
  const message = `${name} must be a non-negative safe integer, got ${kindOf(value)}`;
  if (typeof value !== 'number') throw new TypeError(message);
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(message);
  return value;
}

/** A copy of a list of sizes. */
export function checkSizes(value: unknown, name: string): readonly number[] {
  if (!Array.isArray(value)) throw new TypeError(`${name} must be an array, got ${kindOf(value)}`);
  const list: readonly unknown[] = value;
  const sizes: number[] = [];
  for (let index = 0; index < list.length; index++) sizes.push(checkSize(list[index], `${name}[${index}]`));
  return sizes;
}

export function checkString(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new TypeError(`${name} must be a string, got ${kindOf(value)}`);
  return value;
}

export function checkObject<Value>(value: Value, name: string): Value {
  if (typeof value !== 'object' || value === null) {
    throw new TypeError(`${name} must be an object, got ${kindOf(value)}`);
  }
  return value;
}

export function checkFunction<Value>(value: Value, name: string): Value {
  if (typeof value !== 'function') throw new TypeError(`${name} must be a function, got ${kindOf(value)}`);
  return value;
}

/** What a callback of the App returned. */
export function checkText(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new TypeError(`${name} must return a string, got ${kindOf(value)}`);
  return value;
}
