import { answerOf, contentOf, isDropped, isPlain, lengthOf, rawText, refusal } from './json-value.js';

/** Nested deeper than this, a value is not given to `JSON.stringify` unless it is known to fit. */
export const DEEP = 32;

/** What a look at a value tells. */
export interface Survey {
  /** At most what is left of the budget; negative when the value is certain not to fit. */
  room: number;
  /** Whether only an exact walk can tell: what was seen is deep, or `JSON.stringify` refuses it. */
  exact: boolean;
  /** Keys that cannot be enumerated again at no cost: of the records that did not fit, above all. */
  readonly known: (readonly [object, readonly string[]])[];
}

interface State extends Survey {
  /** Whether `for…in` finds keys in every record that are not its own. */
  readonly inherited: boolean;
  /** The keys of the records that are being walked. */
  readonly names: string[];
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
  const state: State = { room: 0, exact: false, known: [], inherited, names: [] };
  const root = answerOf(value, '');
  if (isDropped(root)) throw refusal(`be ${typeof root}`);
  state.room = afterItem(root, maxChars, 0, 0, state);
  return state;
}

/** What is left of `room` after an item that is the answer of its `toJSON` already, if it has one. */
function afterItem(item: unknown, room: number, depth: number, start: number, state: State): number {
  const chars = leafChars(item);
  if (chars > 0) return room - chars;
  if (typeof item !== 'object' || depth > DEEP) {
    state.exact = true;
    return room;
  }
  return Array.isArray(item)
    ? afterEntries(item, room, depth + 1, start, state)
    : afterRecord(item as Record<string, unknown>, room, depth + 1, start, state);
}

function afterEntries(
  list: readonly unknown[],
  before: number,
  depth: number,
  start: number,
  state: State,
): number {
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
      room = afterItem(isDropped(item) ? null : item, room + 1, depth, start, state);
    }
  }
  return room;
}

function afterRecord(
  record: Record<string, unknown>,
  before: number,
  depth: number,
  start: number,
  state: State,
): number {
  // Two braces, with one of them for the comma that the last field lacks.
  let room = before - 1;
  if (state.inherited || !isPlain(record)) {
    const raw = rawText(record);
    if (raw !== undefined) return before - raw.length;
    const content = contentOf(record);
    if (content !== record) return afterItem(content, before, depth, start, state);
    const keys = Object.keys(record);
    state.known.push([record, keys]);
    for (let index = 0; index < keys.length && room >= 0; index++) {
      room = afterField(record[keys[index]!], keys[index]!, room, depth, start, state);
    }
    return room;
  }
  const { names } = state;
  let end = start;
  for (const key in record) {
    // Past the budget nothing is read, but a record cannot be enumerated in part.
    names[end++] = key;
    if (room >= 0) {
      const field = record[key];
      const chars = leafChars(field);
      if (chars > 0) room -= chars + key.length + 4;
      else room = afterField(field, key, room, depth, end, state);
    }
  }
  if (room < 0) state.known.push([record, names.slice(start, end)]);
  return room;
}

function afterField(
  field: unknown,
  key: string,
  room: number,
  depth: number,
  start: number,
  state: State,
): number {
  const item = answerOf(field, key);
  return isDropped(item) ? room : afterItem(item, room - (key.length + 4), depth, start, state);
}

/** A lower bound of the JSON characters of a string, number, boolean or null; 0 for anything else. */
export function leafChars(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return Number.isFinite(value) ? 1 : 4;
  return value === null || typeof value === 'boolean' ? 4 : 0;
}
