import { answerOf, contentOf, isDropped, lengthOf, rawText, refusal, setOwn } from './json-value.js';
import { DEEP, leafChars } from './survey.js';
import { cut } from './surrogate-pair.js';

/** What a reduced copy keeps. */
export interface Limits {
  /** How many entries of each array. */
  readonly count: number;
  /** How many characters of each string. */
  readonly length: number;
}

/** A reduced copy and what it left out of the arrays and strings that it kept. */
export interface Reduction {
  readonly copy: unknown;
  /** How many levels of arrays and records are above its deepest one. */
  readonly deepest: number;
  readonly entries: number;
  readonly chars: number;
}

/** Gives the own enumerable string keys of a record. */
export type KeysOf = (record: object) => readonly string[];

/**
 * A reduced copy for `JSON.stringify` alone, which does not mind that what needs no reduction is taken as it is.
 * `undefined` once its JSON is certain to be longer than `maxChars`, by a lower bound as in a survey. `deepest` is
 * `Infinity` where that is no copy: for what is deep or refused by `JSON.stringify`, and for objects that a `toJSON`
 * answers.
 */
export function slimCopy(
  value: unknown,
  { count, length }: Limits,
  maxChars: number,
  keysOf: KeysOf,
): Reduction | undefined {
  const limit = length + 2;
  let deepest = 0;
  let entries = 0;
  let chars = 0;
  // What the last item became.
  let copy: unknown;

  /** What is left of `room` after an item, which is the answer of the `toJSON` of what was found, if it has one. */
  const after = (item: unknown, found: unknown, room: number, depth: number): number => {
    copy = item;
    const leaf = leafChars(item);
    if (leaf > limit && typeof item === 'string') {
      copy = cut(item, length);
      chars += leaf - 2 - (copy as string).length;
      return room - (copy as string).length - 2;
    }
    if (leaf > 0) return room - leaf;
    // An answer must not be asked once more.
    if (typeof item !== 'object' || item !== found || depth > DEEP) {
      deepest = Infinity;
      return room;
    }
    return Array.isArray(item)
      ? afterList(item, room, depth + 1)
      : afterRecord(item as Record<string, unknown>, room, depth + 1);
  };

  const afterList = (list: readonly unknown[], before: number, depth: number): number => {
    const all = lengthOf(list);
    const size = Math.min(all, count);
    entries += all - size;
    let kept: unknown[] | undefined = size < all ? [] : undefined;
    // Two brackets, a comma between two entries, and one character for each of them.
    let room = before - size * 2 - 1;
    for (let index = 0; index < size && room >= 0; index++) {
      const entry = list[index];
      const leaf = leafChars(entry);
      if (leaf > 0 && leaf <= limit) {
        room -= leaf - 1;
        kept?.push(entry);
      } else {
        const item = answerOf(entry, index);
        room = after(isDropped(item) ? null : item, entry, room + 1, depth);
        if (kept === undefined && copy !== entry) {
          kept = [];
          for (let earlier = 0; earlier < index; earlier++) kept.push(list[earlier]);
        }
        kept?.push(copy);
      }
    }
    copy = kept ?? list;
    return room;
  };

  const afterRecord = (record: Record<string, unknown>, before: number, depth: number): number => {
    // Two braces, with one of them for the comma that the last field lacks.
    let room = before - 1;
    const content = contentOf(record);
    if (content !== record) return after(content, content, before, depth);
    if (rawText(record) !== undefined) {
      deepest = Infinity;
      return before;
    }
    const keys = keysOf(record);
    let kept: Record<string, unknown> | undefined;
    for (let index = 0; index < keys.length && room >= 0; index++) {
      const key = keys[index]!;
      const field = record[key];
      const leaf = leafChars(field);
      if (leaf > 0 && leaf <= limit) {
        room -= leaf + key.length + 4;
        if (kept !== undefined) setOwn(kept, key, field);
      } else {
        const item = answerOf(field, key);
        if (isDropped(item)) continue;
        room = after(item, field, room - key.length - 4, depth);
        if (kept === undefined && copy !== field) {
          kept = {};
          for (const earlier of keys.slice(0, index)) {
            // Its own `toJSON` has answered already.
            if (typeof record[earlier] !== 'function') setOwn(kept, earlier, record[earlier]);
          }
        }
        if (kept !== undefined) setOwn(kept, key, copy);
      }
    }
    copy = kept ?? record;
    return room;
  };

  const root = answerOf(value, '');
  if (isDropped(root)) throw refusal(`be ${typeof root}`);
  const room = after(root, value, maxChars, 0);
  return room < 0 ? undefined : { copy, deepest, entries, chars };
}
