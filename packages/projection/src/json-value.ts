/** Engines from 2024 on can put numbers into JSON digit for digit; the answer of `JSON.rawJSON` is marked. */
const { isRawJSON } = JSON as { isRawJSON?: (value: unknown) => value is { readonly rawJSON: string } };

/** The text that `JSON.stringify` writes as it is for such a value. */
export function rawText(value: unknown): string | undefined {
  return isRawJSON?.(value) ? value.rawJSON : undefined;
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

interface Box {
  new (): object;
  readonly prototype: { valueOf(): unknown };
}

/** The primitive in a box, or the object. Nothing is asked of a plain proxy that `JSON.stringify` would not ask. */
export function contentOf(value: object): unknown {
  if (Array.isArray(value) || isPlain(value)) return value;
  const box = ([Number, String, Boolean, BigInt] as unknown as Box[]).find(Box => {
    try {
      // The tag is for boxes of another realm; only a real one can give its content.
      const tagged = value instanceof Box || Object.prototype.toString.call(value).includes(Box.name);
      return tagged && Box.prototype.valueOf.call(value) !== undefined;
    } catch {
      return false;
    }
  });
  if ((box as unknown) === Number) return +(value as unknown as number);
  if ((box as unknown) === String) return `${value as unknown as string}`;
  return box === undefined ? value : box.prototype.valueOf.call(value);
}

/** Whether a record has the usual prototype; this reads nothing from it. */
export function isPlain(record: object): boolean {
  try {
    return Object.getPrototypeOf(record) === Object.prototype;
  } catch {
    return false;
  }
}

/** What `JSON.stringify` leaves out of a record and writes as `null` in an array. */
export function isDropped(value: unknown): boolean {
  return value === undefined || typeof value === 'function' || typeof value === 'symbol';
}

/** The number of entries that `JSON.stringify` writes; a proxy may answer anything. */
export function lengthOf(list: readonly unknown[]): number {
  return Math.min(Math.max(Math.trunc(+list.length) || 0, 0), Number.MAX_SAFE_INTEGER);
}

/** The error for what `JSON.stringify` refuses. */
export function refusal(reason: string): TypeError {
  return new TypeError(`value must not ${reason}`);
}

/** Sets an own property, whatever the prototype has under that name (`__proto__` above all). */
export function setOwn(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key in Object.prototype) {
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    record[key] = value;
  }
}
