/** One open array or record of a walk with an explicit stack. */
export interface Frame {
  readonly node: object;
  /** The keys of a record; `undefined` for an array. */
  readonly keys: readonly string[] | undefined;
  /** How many entries or keys there are to visit. */
  readonly size: number;
  next: number;
}

/** Gives the own enumerable string keys of a record. */
export type KeysOf = (record: object) => readonly string[];

/** A `KeysOf` that enumerates each record once: it cannot be done in part, and a wide one takes long. */
export function rememberKeys(known: Iterable<readonly [object, readonly string[]]>): KeysOf {
  const keysOf = new Map(known);
  return record => {
    let keys = keysOf.get(record);
    if (keys === undefined) keysOf.set(record, (keys = Object.keys(record)));
    return keys;
  };
}

/** What `JSON.stringify` leaves out of a record and writes as `null` in an array. */
export function isDropped(value: unknown): boolean {
  return value === undefined || typeof value === 'function' || typeof value === 'symbol';
}

/** A lower bound of the JSON characters of a string, number, boolean or null; 0 for anything else. */
export function leafChars(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return Number.isFinite(value) ? 1 : 4;
  return value === null || typeof value === 'boolean' ? 4 : 0;
}
