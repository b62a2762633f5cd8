/**
 * What is expected: a record of what its fields must be (those whose key ends in `?` may be left out), a list of one
 * kind in brackets, any text (`''`), one of several words (`'a|b'`), any flag (`false`), the least of a size, or
 * anything (`null`).
 */
export type Expected =
  | null
  | string
  | number
  | boolean
  | readonly [Expected]
  | { readonly [key: string]: Expected };

/**
 * Hands back a copy of what is expected, so that what was checked is what is used. The data may come from a file:
 * nothing is trusted to have its declared type. The caller names the type that its expectation describes.
 */
export function read<Value>(name: string, value: unknown, expected: Expected): Value {
  return readAny(name, value, expected) as Value;
}

function readAny(name: string, value: unknown, expected: Expected): unknown {
  if (expected === null) return value;
  const list = Array.isArray(expected);
  if (typeof value !== typeof expected || value === null || Array.isArray(value) !== list) {
    // What came is told by its type or number, never by the user's content.
    const came = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
    const wanted = list ? 'array' : typeof expected;
    throw new TypeError(`${name}: expected ${wanted}, got ${typeof value === 'number' ? value : came}`);
  }
  if (list) {
    const entries: unknown[] = [];
    const { length } = value as unknown[];
    for (let at = 0; at < length; at++)
      entries.push(readAny(`${name}[${at}]`, (value as unknown[])[at], expected[0]));
    return entries;
  }
  if (typeof expected === 'object') {
    const copy: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(expected)) {
      const plain = key.replace('?', '');
      const given = (value as Record<string, unknown>)[plain];
      if (given !== undefined || plain === key) copy[plain] = readAny(`${name}.${plain}`, given, field);
    }
    return copy;
  }
  if (typeof expected === 'number' && !(Number.isSafeInteger(value) && (value as number) >= expected)) {
    throw new RangeError(`${name}: expected a safe integer of at least ${expected}, got ${value as number}`);
  }
  if (typeof expected === 'string' && expected && !expected.split('|').includes(value as string)) {
    throw new TypeError(`${name}: expected one of ${expected}, got another string`);
  }
  return value;
}
