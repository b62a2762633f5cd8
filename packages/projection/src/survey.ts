import { answerOf, contentOf, isPlain, isRaw, lengthOf, refusal } from './json-value.js';
import { isDropped, leafChars } from './walk.js';

/** Nested deeper than this, a value is not given to `JSON.stringify` unless it is known to fit. */
export const DEEP = 32;

/** What a look at a value tells. */
export interface Survey {
  /** A lower bound of what is left of the budget; negative when the value is certain not to fit. */
  room: number;
  /** Whether only an exact walk can tell: what was seen is deep, or `JSON.stringify` refuses it. */
  exact: boolean;
  /** The records that were enumerated: each one, its keys (other records may stand between them), `null`. */
  readonly seen: (object | string | null)[];
  /** Whether `for…in` finds keys in every record that are not its own. */
  readonly inherited: boolean;
}

/**
 * Walks a value until it is certain to be longer than `maxChars`, adding up a lower bound of its JSON characters:
 * a string by its length, an array by its number of entries as soon as it is met. So it costs no more than the
 * budget, and what it lets pass is at most a small multiple longer, by escapes and digits.
 *
 * A value that fits pays for this on top of `JSON.stringify`, hence the low level. `for…in` is the one way in which
 * engines read fields without a lookup for each; it takes half the time, but can only be nested by recursion, which
 * therefore ends at a fixed depth. A cycle is a value without end: too long or too deep.
 */
export function survey(value: unknown, maxChars: number): Survey {
  let inherited = false;
  for (const _ in Object.prototype) inherited = true;
  const found: Survey = { room: maxChars, exact: false, seen: [], inherited };
  const root = answerOf(value, '');
  if (isDropped(root)) throw refusal(`it is ${typeof root}`);
  found.room = afterItem(root, maxChars, 0, found);
  return found;
}

/** What is left of `room` after an item that is the answer of its `toJSON` already, if it has one. */
function afterItem(item: unknown, room: number, depth: number, found: Survey): number {
  const chars = leafChars(item);
  if (chars > 0) return room - chars;
  if (typeof item !== 'object' || depth > DEEP) {
    found.exact = true;
    return room;
  }
  if (Array.isArray(item)) return afterEntries(item, room, depth + 1, found);
  return afterRecord(item as Record<string, unknown>, room, depth + 1, found);
}

function afterEntries(list: readonly unknown[], before: number, depth: number, found: Survey): number {
  const size = lengthOf(list);
  // Two brackets, a comma between two entries, and one character for each of them.
  let room = before - (size * 2 + 1);
  for (let index = 0; index < size && room >= 0; index++) {
    const entry = list[index];
    const chars = leafChars(entry);
    if (chars > 0) {
      room -= chars - 1;
    } else {
      const item = answerOf(entry, index);
      room = afterItem(isDropped(item) ? null : item, room + 1, depth, found);
    }
  }
  return room;
}

function afterRecord(record: Record<string, unknown>, before: number, depth: number, found: Survey): number {
  // Two braces, with one of them for the comma that the last field lacks.
  let room = before - 1;
  if (found.inherited || !isPlain(record)) {
    if (isRaw(record)) return before - record.rawJSON.length;
    const content = contentOf(record);
    if (content !== record) return afterItem(content, before, depth, found);
    const keys = Object.keys(record);
    found.seen.push(record);
    for (const key of keys) found.seen.push(key);
    found.seen.push(null);
    for (let index = 0; index < keys.length && room >= 0; index++) {
      room = afterField(record[keys[index]!], keys[index]!, room, depth, found);
    }
    return room;
  }
  const { seen } = found;
  seen.push(record);
  for (const key in record) {
    seen.push(key);
    // All keys are taken, as they cannot be enumerated twice, but nothing is read past the budget.
    if (room >= 0) {
      const field = record[key];
      const chars = leafChars(field);
      room = chars > 0 ? room - (chars + key.length + 4) : afterField(field, key, room, depth, found);
    }
  }
  seen.push(null);
  return room;
}

function afterField(field: unknown, key: string, room: number, depth: number, found: Survey): number {
  const item = answerOf(field, key);
  return isDropped(item) ? room : afterItem(item, room - (key.length + 4), depth, found);
}
