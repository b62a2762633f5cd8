import { copyTree, DEEP, type CopyHooks } from './copy-tree.js';
import { isObject, jsonValueOf, lengthOf, refusal } from './json-value.js';
import { cut } from './surrogate-pair.js';
import { type KnownKeys, type Reduction } from './survey.js';

/**
 * A fresh copy of plain JSON data in which each array keeps its first `count` entries and each string its first
 * `length` characters; only what is kept is read. `undefined` once its JSON is certain to be longer than `maxChars`:
 * what is added up is the least that it can take, or where `isExact` what it takes.
 */
export function reducedCopy(
  value: unknown,
  count: number,
  length: number,
  maxChars: number,
  known: KnownKeys,
  isExact = false,
): Reduction | undefined {
  const charsOf = (item: unknown): number =>
    isExact ? JSON.stringify(item).length : typeof item === 'string' ? item.length + 2 : 1;
  let refused = 0;
  let error: unknown;
  const reduction: Reduction & CopyHooks = {
    // The root is the field '' of a record that has no text of its own.
    room: maxChars + 3,
    copy: undefined,
    entries: 0,
    chars: 0,
    isDeep: false,
    known,
    take(found, key, _, taken) {
      let item = jsonValueOf(found, key);
      const isField = typeof key === 'string';
      if (typeof item === 'string') {
        const text = cut(item, length);
        reduction.chars += item.length - text.length;
        item = text;
      } else if (typeof item === 'number') {
        // JSON knows neither -0 nor numbers that are not finite.
        item = Number.isFinite(item) ? item + 0 : null;
      } else if (typeof item === 'bigint') {
        item = reduction.refuse('hold a BigInt');
      } else if (typeof item !== 'object' && typeof item !== 'boolean') {
        if (isField) return undefined;
        item = null;
      }
      reduction.room -=
        +(taken > 0) + (isField ? charsOf(key) + 1 : 0) + (isObject(item) ? 2 : charsOf(item));
      return item;
    },
    open(node, _, depth) {
      reduction.isDeep ||= depth > DEEP;
      if (Array.isArray(node)) {
        const all = lengthOf(node);
        const size = Math.min(all, count);
        reduction.entries += all - size;
        return { node, size };
      }
      const keys = known.get(node) ?? Object.keys(node);
      known.set(node, keys);
      return { node, keys };
    },
    // What is refused matters only if all the rest fits; but a cycle may have more ways through it than time.
    refuse(reason) {
      error = refusal(reason);
      if (++refused > 10_000) throw error;
      return null;
    },
  };
  reduction.copy = copyTree(value, reduction);
  if (reduction.room < 0) return undefined;
  if (reduction.copy === undefined) reduction.refuse('be undefined, a function or a symbol');
  if (error !== undefined) throw error;
  return reduction;
}
