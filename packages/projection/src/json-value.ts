/**
 * What `JSON.stringify` writes in the place of a value that it finds under `key`: the answer of its `toJSON`,
 * which is not asked again, and the content of a boxed primitive.
 */
export function jsonValueOf(value: unknown, key: string | number): unknown {
  const answer = answerOf(value, key);
  return isObject(answer) ? contentOf(answer) : answer;
}

/** The answer of a value's `toJSON`, or the value. */
export function answerOf(value: unknown, key: string | number): unknown {
  if (!isObject(value) && typeof value !== 'function' && typeof value !== 'bigint') return value;
  const { toJSON } = value as { toJSON?: unknown };
  return typeof toJSON === 'function' ? Reflect.apply(toJSON, value, [`${key}`]) : value;
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** What is in a boxed primitive or in an answer of `JSON.rawJSON`, or the object. */
export function contentOf(value: object): unknown {
  try {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (Array.isArray(value) || prototype === Object.prototype) return value;
    // An answer of `JSON.rawJSON` has no prototype and cannot be extended. A box that no tag hides is known to
    // `toString`, but for one of a BigInt that was given another prototype.
    if (
      (prototype || Object.isExtensible(value)) &&
      !(Symbol.toStringTag in value) &&
      Object.prototype.toString.call(value) === '[object Object]'
    )
      return value;
  } catch {
    // A proxy need not tell what JSON.stringify does not ask for.
  }
  try {
    // The engine itself tells a box from a record: of that it writes no key, and so reads nothing. The wrapper keeps
    // a `toJSON` of the value from being asked.
    const text = JSON.stringify({ toJSON: () => value }, []);
    return text === '{}' ? value : JSON.parse(text);
  } catch (error) {
    try {
      return BigInt.prototype.valueOf.call(value);
    } catch {
      throw error;
    }
  }
}

/** The number of entries that `JSON.stringify` writes; a proxy may answer anything. */
export function lengthOf(list: readonly unknown[]): number {
  return Math.min(Math.max(Math.trunc(list.length) || 0, 0), Number.MAX_SAFE_INTEGER);
}

/** The error for what `JSON.stringify` refuses. */
export function refusal(reason: string): TypeError {
  return new TypeError(`value must not ${reason}`);
}
