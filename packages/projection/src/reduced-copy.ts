import { copyTree, isBranch } from './copy-tree.js';
import { isDropped, jsonValueOf, lengthOf, refusal } from './json-value.js';
import { cut } from './surrogate-pair.js';
import { DEEP, type KnownKeys, type Limits, type Reduction } from './survey.js';

/**
 * A fresh copy of plain JSON data in which each array keeps its first `count` entries and each string its first
 * `length` characters; only what is kept is read. `undefined` once its JSON is certain to be longer than `maxChars`.
 */
export function reducedCopy(
  value: unknown,
  { count, length }: Limits,
  maxChars: number,
  known: KnownKeys,
): Reduction | undefined {
  let room = maxChars;
  let entries = 0;
  let chars = 0;
  let isDeep = false;
  // Exact, as this may have to tell what fits; a renderer of the App is not told about.
  const pay = (item: unknown): void => {
    if (room < Infinity) room -= JSON.stringify(item).length;
  };
  const copy = copyTree(value, {
    take(found, key, depth, taken) {
      let item = jsonValueOf(found, key ?? '');
      if (isDropped(item)) {
        if (depth === 0) throw refusal(`be ${typeof item}`);
        if (typeof key === 'string') return undefined;
        item = null;
      }
      if (typeof item === 'bigint') throw refusal('hold a BigInt');
      if (taken > 0) room -= 1;
      if (typeof key === 'string') {
        pay(key);
        room -= 1;
      }
      if (typeof item === 'string') {
        const text = cut(item, length);
        chars += item.length - text.length;
        item = text;
      } else if (typeof item === 'number') {
        // JSON knows neither -0 nor numbers that are not finite.
        item = Number.isFinite(item) ? item + 0 : null;
      }
      if (isBranch(item)) room -= 2;
      else pay(item);
      return item;
    },
    open(node, _, depth) {
      isDeep ||= depth >= DEEP;
      if (!Array.isArray(node)) {
        let keys = known.get(node);
        if (keys === undefined) known.set(node, (keys = Object.keys(node)));
        return { node, keys, size: keys.length };
      }
      const all = lengthOf(node);
      const size = Math.min(all, count);
      entries += all - size;
      return { node, size };
    },
    goesOn: () => room >= 0,
  });
  return room < 0 ? undefined : { copy, isDeep, entries, chars };
}
