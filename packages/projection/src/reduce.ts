import { isRaw, jsonValueOf, lengthOf, refusal, setOwn } from './json-value.js';
import { partsPair } from './surrogate-pair.js';
import { DEEP } from './survey.js';
import { isDropped, leafChars, type Frame, type KeysOf } from './walk.js';

/** How a copy is to be made. */
export interface ReduceOptions {
  /** How many entries each array keeps. */
  readonly count: number;
  /** How many characters each string keeps. */
  readonly length: number;
  /** The work ends once the copy's JSON is certain to be longer. */
  readonly maxChars: number;
  /** Whether nothing of the value may be in the copy; otherwise what needs no reduction is taken as it is. */
  readonly fresh: boolean;
  readonly keysOf: KeysOf;
}

/** A reduced copy and what it left out of the arrays and strings that it kept. */
export interface Reduction {
  readonly copy: unknown;
  /** Whether the copy is nested deeper than `DEEP`. */
  readonly deep: boolean;
  readonly entries: number;
  readonly chars: number;
}

interface CopyFrame extends Frame {
  /** Missing as long as the node can be taken as it is. */
  copy: unknown[] | Record<string, unknown> | undefined;
}

/**
 * Makes a copy of plain JSON data in which each array keeps its first entries and each string its first characters;
 * only what is kept is read. `undefined` when it would be too long.
 */
export function reduce(value: unknown, options: ReduceOptions): Reduction | undefined {
  const { count, length, fresh, keysOf } = options;
  const path: CopyFrame[] = [];
  const ancestors = new Set<object>();
  let room = options.maxChars;
  let deep = false;
  let entries = 0;
  let chars = 0;

  /** Opens an array or a record, or gives what takes the place of a leaf. */
  const enter = (found: unknown): unknown => {
    const item = isRaw(found) ? (JSON.parse(found.rawJSON) as unknown) : found;
    if (typeof item === 'string') {
      const text = cut(item, length);
      chars += item.length - text.length;
      room -= text.length + 2;
      return text;
    }
    if (typeof item === 'number') {
      room -= 1;
      return plainLeaf(item);
    }
    if (typeof item === 'bigint') throw refusal('it holds a BigInt');
    if (typeof item !== 'object' || item === null) {
      room -= 4;
      return item;
    }
    if (isAncestor(item, path, ancestors)) throw refusal('it holds a cycle');
    let keys: readonly string[] | undefined;
    let size: number;
    let copy: CopyFrame['copy'];
    if (Array.isArray(item)) {
      const all = lengthOf(item);
      size = Math.min(all, count);
      entries += all - size;
      room -= size * 2 + 1;
      if (fresh || size < all) copy = [];
    } else {
      keys = keysOf(item);
      size = keys.length;
      room -= 1;
      if (fresh) copy = {};
    }
    if (path.push({ node: item, keys, size, next: 0, copy }) > DEEP) {
      deep = true;
      ancestors.add(item);
    }
    return opened;
  };

  const root = jsonValueOf(value, '');
  if (isDropped(root)) throw refusal(`it is ${typeof root}`);
  let result = enter(root);
  for (let frame = path.at(-1); frame !== undefined && room >= 0; frame = path.at(-1)) {
    const { node, keys, size } = frame;
    const { length: depth } = path;
    if (keys === undefined) {
      const list = node as unknown[];
      while (frame.next < size && room >= 0 && path.length === depth) {
        const index = frame.next++;
        const found = list[index];
        const chars = leafChars(found);
        room += 1;
        if (chars > 0 && (typeof found !== 'string' || found.length <= length)) {
          room -= chars;
          if (frame.copy !== undefined) (frame.copy as unknown[]).push(plainLeaf(found));
        } else {
          const answer = jsonValueOf(found, index);
          const item = enter(isDropped(answer) ? null : answer);
          if (item !== opened) put(frame, item, item === found);
        }
      }
    } else {
      const record = node as Record<string, unknown>;
      while (frame.next < size && room >= 0 && path.length === depth) {
        const key = keys[frame.next++]!;
        const found = record[key];
        const chars = leafChars(found);
        if (chars > 0 && (typeof found !== 'string' || found.length <= length)) {
          room -= chars + key.length + 4;
          if (frame.copy !== undefined) setOwn(frame.copy as Record<string, unknown>, key, plainLeaf(found));
        } else {
          const answer = jsonValueOf(found, key);
          if (!isDropped(answer)) {
            room -= key.length + 4;
            const item = enter(answer);
            if (item !== opened) put(frame, item, item === found);
          }
        }
      }
    }
    if (path.length === depth && frame.next >= size) {
      path.pop();
      if (depth > DEEP) ancestors.delete(node);
      result = frame.copy ?? node;
      const parent = path.at(-1);
      if (parent !== undefined) put(parent, result, frame.copy === undefined);
    }
  }
  return room < 0 ? undefined : { copy: result, deep, entries, chars };
}

/** JSON knows neither -0 nor numbers that are not finite. */
function plainLeaf(leaf: unknown): unknown {
  return typeof leaf === 'number' ? (Number.isFinite(leaf) ? leaf + 0 : null) : leaf;
}

/** In place of an array or record that is still to be visited. */
const opened = Symbol('opened');

/** Adds what came of the last entry or field that was visited, to a copy that begins where it is needed first. */
function put(frame: CopyFrame, item: unknown, same: boolean): void {
  const { node, keys } = frame;
  const last = frame.next - 1;
  if (keys === undefined) {
    const list = node as unknown[];
    if (frame.copy === undefined && !same) {
      frame.copy = [];
      for (let index = 0; index < last; index++) frame.copy.push(list[index]);
    }
    (frame.copy as unknown[] | undefined)?.push(item);
  } else {
    const record = node as Record<string, unknown>;
    if (frame.copy === undefined && !same) {
      frame.copy = {};
      for (let index = 0; index < last; index++) {
        const field = record[keys[index]!];
        // Its own `toJSON` has answered already.
        if (typeof field !== 'function') setOwn(frame.copy, keys[index]!, field);
      }
    }
    if (frame.copy !== undefined) setOwn(frame.copy as Record<string, unknown>, keys[last]!, item);
  }
}

/** Looks along a short path, and beyond that into a set. */
function isAncestor(node: object, path: readonly Frame[], beyond: ReadonlySet<object>): boolean {
  for (let index = Math.min(path.length, DEEP) - 1; index >= 0; index--) {
    if (path[index]!.node === node) return true;
  }
  return beyond.has(node);
}

/** The first `length` characters, one fewer where that would part a surrogate pair. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, partsPair(text, length) ? length - 1 : length);
}
