import { answerOf, contentOf, isDropped, isPlain, lengthOf, refusal } from './json-value.js';
import { cut } from './surrogate-pair.js';

/** Nested deeper than this, a value is not given to `JSON.stringify` unless it is known to fit. */
export const DEEP = 32;

/** How a value is reduced. */
export interface Limits {
  /** How many entries of each array are kept. */
  readonly count: number;
  /** How many characters of each string are kept. */
  readonly length: number;
}

/** A prototype with nothing on it, so that any key may be set; records with none at all are slow. */
const bare: unknown = Object.create(null);

/** The whole value. */
export const unlimited: Limits = { count: Infinity, length: Infinity };

/** The keys of records, which cannot be enumerated in part; those of fields that JSON leaves out may be missing. */
export type KnownKeys = Map<object, readonly string[]>;

/** A reduced copy and what it left out of the arrays and strings that it kept. */
export interface Reduction {
  readonly copy: unknown;
  readonly entries: number;
  readonly chars: number;
  /** How often only an exact walk can tell what fits: what was seen is deep, or `JSON.stringify` refuses it. */
  readonly exact?: number;
  /** Whether the copy is nested deeper than `DEEP`. */
  readonly isDeep?: boolean;
}

interface State extends Limits {
  /** What became of the last item, where there are limits. */
  copy: unknown;
  entries: number;
  chars: number;
  exact: number;
  readonly isLimited: boolean;
  readonly known: KnownKeys;
  /** Whether `for…in` finds keys in every record that are not its own. */
  readonly inherited: boolean;
  /** The keys of the records that are being walked. */
  readonly names: string[];
  /** The arrays and records that are being walked. */
  readonly path: object[];
}

/**
 * Walks what limits keep of a value until that is certain to be longer than `maxChars`, adding up a lower bound of its
 * JSON characters: a string by its length, an array by its number of entries as soon as it is met. So it costs no more
 * than the budget, and what it lets pass is at most a small multiple longer, by escapes and digits.
 *
 * A value that fits pays for this on top of `JSON.stringify`, hence the low level. `for…in` is the one way in which
 * engines read fields without a lookup for each; it takes half the time, but can only be nested by recursion, which
 * therefore ends at a fixed depth.
 *
 * @returns What is kept, copied for `JSON.stringify` where there are limits; `undefined` where it is too long.
 */
export function survey(
  value: unknown,
  { count, length }: Limits,
  maxChars: number,
  known: KnownKeys,
): Reduction | undefined {
  let inherited = false;
  for (const _ in Object.prototype) inherited = true;
  const state: State = {
    count,
    length,
    copy: undefined,
    entries: 0,
    chars: 0,
    exact: 0,
    isLimited: count < Infinity,
    known,
    inherited,
    names: [],
    path: [],
  };
  const root = answerOf(value, '');
  if (isDropped(root)) throw refusal(`be ${typeof root}`);
  return afterItem(root, maxChars, 0, 0, state) < 0 ? undefined : state;
}

/**
 * What is left of `room` after an item that is the answer of its `toJSON` already, if it has one. `NaN` ends the walk
 * where it gets too deep again and again: a long cycle may have more ways through it than any budget should pay for.
 */
function afterItem(item: unknown, room: number, depth: number, start: number, state: State): number {
  let chars = leafChars(item);
  state.copy = item;
  if (typeof item === 'string' && item.length > state.length) {
    const text = cut(item, state.length);
    state.copy = text;
    state.chars += item.length - text.length;
    chars = text.length + 2;
  }
  if (chars > 0) return room - chars;
  const { path } = state;
  let above = 0;
  while (above < depth && path[above] !== item) above++;
  if (typeof item !== 'object' || above < depth || depth > DEEP) {
    state.exact++;
    return depth > DEEP && state.exact > 10_000 ? Number.NaN : room;
  }
  path[depth] = item!;
  return Array.isArray(item)
    ? afterEntries(item, room, depth + 1, start, state)
    : afterFields(item as Record<string, unknown>, room, depth + 1, start, state);
}

function afterEntries(
  list: readonly unknown[],
  before: number,
  depth: number,
  start: number,
  state: State,
): number {
  const all = lengthOf(list);
  const size = Math.min(all, state.count);
  const limit = state.length + 2;
  const kept: unknown[] | undefined = state.isLimited ? [] : undefined;
  state.entries += all - size;
  // Two brackets, a comma between two entries, and one character for each of them.
  let room = before - (size * 2 + 1);
  for (let index = 0; index < size && room >= 0; index++) {
    const entry = list[index];
    const chars = leafChars(entry);
    if (chars > 0 && chars <= limit) {
      room -= chars - 1;
      kept?.push(entry);
    } else {
      const item = answerOf(entry, index);
      room = afterItem(isDropped(item) ? null : item, room + 1, depth, start, state);
      kept?.push(state.copy);
    }
  }
  state.copy = kept;
  return room;
}

function afterFields(
  record: Record<string, unknown>,
  before: number,
  depth: number,
  start: number,
  state: State,
): number {
  const { known, names, isLimited } = state;
  const remembered = known.size > 0 ? known.get(record) : undefined;
  let keys = remembered;
  if (keys === undefined && (state.inherited || !isPlain(record))) {
    const content = contentOf(record);
    if (content !== record) return afterItem(content, before, depth, start, state);
    keys = Object.keys(record);
  }
  const limit = state.length + 2;
  const kept = isLimited ? (Object.create(bare as object) as Record<string, unknown>) : undefined;
  // Two braces, with one of them for the comma that the last field lacks.
  let room = before - 1;
  let end = start;
  let dropped = 0;
  if (keys === undefined) {
    for (const key in record) {
      names[end++] = key;
      // Past the budget nothing is read, but a record cannot be enumerated in part.
      if (!(room >= 0)) continue;
      const field = record[key];
      const chars = leafChars(field);
      if (chars > 0 && chars <= limit) {
        room -= chars + key.length + 4;
        if (kept !== undefined) kept[key] = field;
      } else {
        const left = afterField(field, key, room, depth, end, state);
        if (left === room) {
          end--;
          dropped++;
        } else if (kept !== undefined) kept[key] = state.copy;
        room = left;
      }
    }
  } else {
    for (const key of keys) {
      names[end++] = key;
      if (!(room >= 0)) {
        if (remembered === undefined) continue;
        break;
      }
      const left = afterField(record[key], key, room, depth, end, state);
      if (left === room) {
        end--;
        dropped++;
      } else if (kept !== undefined) kept[key] = state.copy;
      room = left;
    }
  }
  // Known are those that are walked again, and those whose fields cost time and no budget.
  if (remembered === undefined && (isLimited || dropped > 32 || !(room >= 0))) {
    known.set(record, names.slice(start, end));
  }
  state.copy = kept;
  return room;
}

/** What is left of `room` after a field: as much as before where JSON leaves it out. */
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
function leafChars(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return Number.isFinite(value) ? 1 : 4;
  return value === null || typeof value === 'boolean' ? 4 : 0;
}
