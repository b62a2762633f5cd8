import { isRaw, jsonValueOf, lengthOf, refusal } from './json-value.js';
import { DEEP, isDropped, leastChars, type Frame, type KeysOf } from './walk.js';

/** What a look at a value tells. */
export interface Survey {
  /** Whether the value may have at most as many JSON characters as were asked for. */
  readonly mayFit: boolean;
  /** Whether what was seen is nested deeper than `DEEP`. */
  readonly deep: boolean;
  /** What `JSON.stringify` would refuse, where there was such a thing. */
  readonly refused: TypeError | undefined;
}

/**
 * Walks a value until it is certain to be longer than `maxChars`. It adds up a lower bound of the JSON characters,
 * so that it costs no more than the budget: each string by its length, each entry of an array as soon as the array
 * is met. What is left may still be too long, by escapes and digits, which only a small multiple of the budget can be.
 */
export function survey(value: unknown, maxChars: number, keysOf: KeysOf): Survey {
  const path: Frame[] = [];
  const ancestors = new Set<object>();
  let room = maxChars;
  let deep = false;
  let refused: TypeError | undefined;

  const enter = (item: unknown): void => {
    if (typeof item === 'bigint') {
      refused ??= refusal('it holds a BigInt');
    } else if (typeof item !== 'object' || item === null) {
      room -= leastChars(item);
    } else if (isRaw(item)) {
      room -= item.rawJSON.length;
    } else if (ancestors.has(item)) {
      refused ??= refusal('it holds a cycle');
    } else {
      const keys = Array.isArray(item) ? undefined : keysOf(item);
      const size = keys === undefined ? lengthOf(item as unknown[]) : keys.length;
      room -= keys === undefined && size > 0 ? size * 2 + 1 : 2;
      path.push({ node: item, keys, size, next: 0 });
      ancestors.add(item);
      if (path.length > DEEP) deep = true;
    }
  };

  const root = jsonValueOf(value, '');
  if (isDropped(root)) throw refusal(`it is ${typeof root}`);
  enter(root);
  for (let frame = path.at(-1); frame !== undefined && room >= 0; frame = path.at(-1)) {
    const index = frame.next++;
    if (index >= frame.size) {
      path.pop();
      ancestors.delete(frame.node);
    } else if (frame.keys === undefined) {
      const item = jsonValueOf((frame.node as unknown[])[index], index);
      room += 1;
      enter(isDropped(item) ? null : item);
    } else {
      const key = frame.keys[index]!;
      const item = jsonValueOf((frame.node as Record<string, unknown>)[key], key);
      if (!isDropped(item)) {
        room -= key.length + 3;
        enter(item);
      }
    }
  }
  return { mayFit: room >= 0, deep, refused };
}
