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

/** A `KeysOf` that enumerates each record once: a record cannot be enumerated in part. */
export function rememberKeys(): KeysOf {
  const known = new Map<object, readonly string[]>();
  return record => {
    let keys = known.get(record);
    if (keys === undefined) known.set(record, (keys = Object.keys(record)));
    return keys;
  };
}

/** Nested deeper than this, a value is not handed to `JSON.stringify` unless it is known to fit. */
export const DEEP = 100;

/** What `JSON.stringify` leaves out of a record and writes as `null` in an array. */
export function isDropped(value: unknown): boolean {
  return value === undefined || typeof value === 'function' || typeof value === 'symbol';
}

/** A lower bound of the JSON characters of anything that is no array, no record and not dropped. */
export function leastChars(leaf: unknown): number {
  if (typeof leaf === 'string') return leaf.length + 2;
  if (typeof leaf === 'number') return Number.isFinite(leaf) ? 1 : 4;
  return leaf === false ? 5 : 4;
}
