import { DEEP } from './copy-tree.js';
import { answerOf, contentOf, isObject, lengthOf } from './json-value.js';
import { cut } from './surrogate-pair.js';

/** A prototype with nothing on it, so that any key may be set, `__proto__` too; records with none at all are slow. */
const bare: object = Object.create(null);

/** How a value is reduced. */
export interface Limits {
  /** How many entries of each array are kept. */
  readonly count: number;
  /** How many characters of each string are kept. */
  readonly length: number;
}

/** The keys of records, which cannot be enumerated in part; those of fields that JSON leaves out may be missing. */
export type KnownKeys = Map<object, string[]>;

/** A reduced copy and what it left out of the arrays and strings that it kept. */
export interface Reduction {
  copy: unknown;
  entries: number;
  chars: number;
  /** Whether the copy is nested deeper than `DEEP`. */
  isDeep: boolean;
}

/** What a survey goes by, and what it found: `copy` is that of the last value. */
export interface Survey extends Limits, Reduction {
  readonly known: KnownKeys;
  /** The arrays and records that are being walked. */
  readonly path: object[];
}

/**
 * What is left of `before` after the least that the JSON of a value can take: of a string its length, of an array the
 * number of its entries as soon as it is met. The walk ends as soon as that is below zero, and so costs no more than
 * the budget. It gives up, with `NaN`, where a value is too deep or no plain JSON data.
 *
 * A value that fits pays for this on top of `JSON.stringify`, hence the low level: recursion, and no call for a short
 * string or a number, nor for a boolean or `null` in a record.
 */
export function survey(
  value: unknown,
  before: number,
  state: Survey,
  key: string | number = '',
  depth = 0,
): number {
  const { count, length, known, path } = state;
  // Of a value as it is only the least is asked for, and no copy.
  const isWhole = count === Infinity;
  const node = answerOf(value, key);
  let room = before;
  state.copy = node;
  if (typeof node === 'string') {
    const kept = cut(node, length);
    state.copy = kept;
    state.chars += node.length - kept.length;
    return room - kept.length - 2;
  }
  if (node === null || typeof node === 'number' || typeof node === 'boolean') return room - 1;
  if (!isObject(node) || depth > DEEP) return Number.NaN;
  for (let above = 0; above < depth; above++) if (path[above] === node) return Number.NaN;
  path[depth] = node;
  if (Array.isArray(node)) {
    const all = lengthOf(node);
    const size = Math.min(all, count);
    const copy: unknown[] | undefined = isWhole ? undefined : [];
    state.entries += all - size;
    // Two brackets, a comma between two entries, and one character for each of them.
    room -= size * 2 + 1;
    for (let index = 0; index < size && room >= 0; index++) {
      let entry: unknown = node[index];
      if (typeof entry === 'string' && entry.length <= length) {
        room -= entry.length + 1;
      } else if (typeof entry !== 'number') {
        room = survey(entry, room + 1, state, index, depth + 1);
        entry = state.copy;
      }
      copy?.push(entry);
    }
    state.copy = copy;
    return room;
  }
  let keys = known.get(node);
  if (keys === undefined) {
    if (contentOf(node) !== node) return Number.NaN;
    keys = Object.keys(node);
  }
  const copy = isWhole ? undefined : (Object.create(bare) as Record<string, unknown>);
  // Two braces, with one of them for the comma that the last field lacks.
  room -= 1;
  let index = 0;
  let kept = 0;
  for (; index < keys.length && room >= 0; index++) {
    const name = keys[index]!;
    let field: unknown = (node as Record<string, unknown>)[name];
    if (typeof field === 'string' && field.length <= length) {
      room -= name.length + field.length + 6;
    } else if (typeof field === 'number' || typeof field === 'boolean' || field === null) {
      room -= name.length + 5;
    } else if (field === undefined) {
      continue;
    } else {
      room = survey(field, room - name.length - 4, state, name, depth + 1);
      field = state.copy;
    }
    keys[kept++] = name;
    if (copy !== undefined) copy[name] = field;
  }
  // Known are those that are walked again, and those whose fields may cost time and no budget. What JSON leaves out is
  // not read again.
  if (!isWhole || keys.length > 32 || !(room >= 0)) {
    if (kept < index) keys.splice(kept, index - kept);
    known.set(node, keys);
  }
  state.copy = copy;
  return room;
}
