import { isPlain, isRaw, jsonValueOf, lengthOf, refusal } from './json-value.js';
import { isDropped, leafChars, type Frame } from './walk.js';

/** Nested deeper than this, a value is not given to `JSON.stringify` unless it is known to fit. */
export const DEEP = 32;

/** The value is certain not to fit; or `JSON.stringify` may tell whether it does; or only an exact walk may. */
export type Verdict = 'over' | 'judge' | 'exact';

const none = Symbol('none');

/**
 * Walks a value until it is certain to be longer than `maxChars`, adding up a lower bound of its JSON characters:
 * a string by its length, an array by its number of entries as soon as it is met. So it costs no more than the
 * budget, and what it lets pass is at most a small multiple longer, by escapes and digits.
 *
 * A value that fits pays for this on top of `JSON.stringify`, hence the low level. Engines read the fields of a record
 * without a lookup for each in `for…in` alone, which halves the time; but that cannot be left and resumed, so that
 * from the first field on that is no leaf, fields are looked up. A cycle is a value without end: too long or deep.
 *
 * `seen` gets the records that were enumerated and their keys, in turn.
 */
export function survey(value: unknown, maxChars: number, seen: (object | readonly string[])[]): Verdict {
  const path: Frame[] = [];
  let node: object = [];
  let keys: readonly string[] | undefined;
  let size = 0;
  let next = 0;
  let held: unknown = none;
  let room = maxChars;
  let verdict: Verdict = 'judge';
  let inherited = false;
  for (const _ in Object.prototype) inherited = true;

  let item = jsonValueOf(value, '');
  if (isDropped(item)) throw refusal(`it is ${typeof item}`);
  for (;;) {
    const chars = leafChars(item);
    if (chars > 0) {
      room -= chars;
    } else if (typeof item === 'bigint') {
      verdict = 'exact';
    } else if (isRaw(item)) {
      room -= item.rawJSON.length;
    } else {
      if (path.push({ node, keys, size, next }) > DEEP) return 'exact';
      node = item as object;
      next = 0;
      if (Array.isArray(node)) {
        // Two brackets, a comma between two entries, and one character for each of them.
        keys = undefined;
        size = lengthOf(node);
        room -= size * 2 + 1;
      } else if (inherited || !isPlain(node)) {
        keys = Object.keys(node);
        size = keys.length;
        room -= 1;
        seen.push(node, keys);
      } else {
        const names: string[] = [];
        room -= 1;
        for (const name in node) {
          names.push(name);
          if (held === none && room >= 0) {
            const field = (node as Record<string, unknown>)[name];
            const chars = leafChars(field);
            if (chars > 0) {
              room -= name.length + 4 + chars;
              next++;
            } else {
              held = field;
            }
          }
        }
        keys = names;
        size = names.length;
        seen.push(node, names);
      }
    }

    // Looks for the next value that is no leaf.
    for (;;) {
      if (room < 0) return 'over';
      if (next >= size) {
        const frame = path.pop();
        if (frame === undefined) return verdict;
        ({ node, keys, size, next } = frame);
        continue;
      }
      const key = keys === undefined ? next : keys[next]!;
      const found = held === none ? (node as Record<string | number, unknown>)[key] : held;
      held = none;
      next++;
      const keyChars = typeof key === 'string' ? key.length + 4 : -1;
      const chars = leafChars(found);
      if (chars > 0) {
        room -= chars + keyChars;
        continue;
      }
      item = jsonValueOf(found, key);
      if (!isDropped(item)) {
        room -= keyChars;
        break;
      }
      if (keys === undefined) room -= 3;
    }
  }
}
