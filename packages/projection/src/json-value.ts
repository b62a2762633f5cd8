/** Engines from 2024 on can put numbers into JSON digit for digit; the answer of `JSON.rawJSON` is marked. */
const { isRawJSON } = JSON as { isRawJSON?: (value: unknown) => value is RawJSON };

export interface RawJSON {
  readonly rawJSON: string;
}

/** Whether `JSON.stringify` writes the value's own text. */
export function isRaw(value: unknown): value is RawJSON {
  return isRawJSON !== undefined && isRawJSON(value);
}

/**
 * What `JSON.stringify` writes in the place of a value that it finds under `key`: the answer of its `toJSON`,
 * which is not asked again, and the content of a boxed primitive.
 */
export function jsonValueOf(value: unknown, key: string | number): unknown {
  const answer = answerOf(value, key);
  return typeof answer === 'object' && answer !== null ? contentOf(answer) : answer;
}

/** The answer of a value's `toJSON`, or the value. */
export function answerOf(value: unknown, key: string | number): unknown {
  if (
    value === null ||
    (typeof value !== 'object' && typeof value !== 'function' && typeof value !== 'bigint')
  ) {
    return value;
  }
  const { toJSON } = value as { toJSON?: unknown };
  return typeof toJSON === 'function' ? Reflect.apply(toJSON, value, [String(key)]) : value;
}

/** The primitive in a box, or the object. Nothing is asked of a proxy that `JSON.stringify` would not ask. */
export function contentOf(value: object): unknown {
  if (Array.isArray(value) || isPlain(value) || !looksBoxed(value)) return value;
  if (holds(Number.prototype.valueOf, value)) return +(value as unknown as number);
  if (holds(String.prototype.valueOf, value)) return `${value as unknown as string}`;
  if (holds(Boolean.prototype.valueOf, value)) return Boolean.prototype.valueOf.call(value);
  if (holds(BigInt.prototype.valueOf, value)) return BigInt.prototype.valueOf.call(value);
  return value;
}

/** Whether a record has the usual prototype; this reads nothing from it. */
export function isPlain(record: object): boolean {
  try {
    return Object.getPrototypeOf(record) === Object.prototype;
  } catch {
    return false;
  }
}

function looksBoxed(value: object): boolean {
  try {
    return (
      [Number, String, Boolean, BigInt].some(box => value instanceof box) ||
      // One of another realm.
      /Number|String|Boolean|BigInt/.test(Object.prototype.toString.call(value))
    );
  } catch {
    return true;
  }
}

/** Tries what only a box of one kind can do. */
function holds(valueOf: () => unknown, value: object): boolean {
  try {
    Reflect.apply(valueOf, value, []);
    return true;
  } catch {
    return false;
  }
}

/** The number of entries that `JSON.stringify` writes; a proxy may answer anything. */
export function lengthOf(list: readonly unknown[]): number {
  const { length } = list;
  return Number.isSafeInteger(length) && length >= 0 ? length : toLength(length);
}

function toLength(length: unknown): number {
  const number = Math.trunc(+(length as number));
  return number > 0 ? Math.min(number, Number.MAX_SAFE_INTEGER) : 0;
}

/** The error for what `JSON.stringify` refuses. */
export function refusal(reason: string): TypeError {
  return new TypeError(`value must be JSON data, but ${reason}`);
}

/** Sets an own property, whatever the prototype has under that name (`__proto__` above all). */
export function setOwn(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key in Object.prototype) {
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    record[key] = value;
  }
}
