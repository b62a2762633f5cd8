import { isRaw, jsonValueOf, lengthOf, refusal, setOwn } from './json-value.js';
import { DEEP } from './survey.js';
import { isDropped, leafChars, type Frame, type KeysOf } from './walk.js';

/** A reduced copy and what it left out of the arrays and strings that it kept. */
export interface Reduction {
  readonly copy: unknown;
  /** Whether the copy is nested deeper than `DEEP`. */
  readonly deep: boolean;
  readonly entries: number;
  readonly chars: number;
}

interface CopyFrame extends Frame {
  readonly target: unknown[] | Record<string, unknown>;
}

/**
 * A fresh copy of plain JSON data in which each array keeps its first `count` entries and each string its first
 * `length` characters; only what is kept is read. Gives up, with `undefined`, once the copy's JSON is certain to be
 * longer than `maxChars`.
 */
export function reduce(
  value: unknown,
  count: number,
  length: number,
  maxChars: number,
  keysOf: KeysOf,
): Reduction | undefined {
  const path: CopyFrame[] = [];
  const ancestors = new Set<object>();
  let room = maxChars;
  let deep = false;
  let entries = 0;
  let chars = 0;

  const enter = (found: unknown): unknown => {
    const item = isRaw(found) ? (JSON.parse(found.rawJSON) as unknown) : found;
    if (typeof item === 'string') {
      const text = cut(item, length);
      chars += item.length - text.length;
      room -= text.length + 2;
      return text;
    }
    if (typeof item === 'bigint') throw refusal('it holds a BigInt');
    if (typeof item !== 'object' || item === null) {
      room -= leafChars(item);
      // JSON knows neither -0 nor numbers that are not finite.
      return typeof item === 'number' ? (Number.isFinite(item) ? item + 0 : null) : item;
    }
    if (ancestors.has(item)) throw refusal('it holds a cycle');
    ancestors.add(item);
    let frame: CopyFrame;
    if (Array.isArray(item)) {
      const all = lengthOf(item);
      const size = Math.min(all, count);
      entries += all - size;
      room -= size * 2 + 1;
      frame = { node: item, keys: undefined, size, next: 0, target: [] };
    } else {
      const keys = keysOf(item);
      room -= 1;
      frame = { node: item, keys, size: keys.length, next: 0, target: {} };
    }
    path.push(frame);
    if (path.length > DEEP) deep = true;
    return frame.target;
  };

  const root = jsonValueOf(value, '');
  if (isDropped(root)) throw refusal(`it is ${typeof root}`);
  const copy = enter(root);
  for (let frame = path.at(-1); frame !== undefined && room >= 0; frame = path.at(-1)) {
    const index = frame.next++;
    if (index >= frame.size) {
      path.pop();
      ancestors.delete(frame.node);
    } else if (frame.keys === undefined) {
      const item = jsonValueOf((frame.node as unknown[])[index], index);
      room += 1;
      (frame.target as unknown[]).push(enter(isDropped(item) ? null : item));
    } else {
      const key = frame.keys[index]!;
      const item = jsonValueOf((frame.node as Record<string, unknown>)[key], key);
      if (!isDropped(item)) {
        room -= key.length + 4;
        setOwn(frame.target as Record<string, unknown>, key, enter(item));
      }
    }
  }
  return room < 0 ? undefined : { copy, deep, entries, chars };
}

/** The first `length` characters, one fewer where that would part a surrogate pair. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, partsPair(text, length) ? length - 1 : length);
}

/** Whether the characters before and after an offset are one surrogate pair. */
export function partsPair(text: string, offset: number): boolean {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff;
}
