import type { TreeProjection, TreeProjectionOptions } from '@jangts/types';
import { check, checkSize } from './check.js';
import { copyTree, isRaw, type Branch } from './copy-tree.js';
import { jsonValueOf, lengthOf, setOwn } from './json-value.js';

/**
 * Defines how trees are copied, with nodes left out or changed on the way: the place to remove private fields.
 *
 * @param options - `maxDepth`: nodes deeper than this (the root is at 0) are left out and never read. `omit` leaves a
 *   node out by returning exactly `true`. `visitRecord` may change the record that it gets, a copy one level deep,
 *   before its fields are visited; at `maxDepth`, where they are never read, that copy is empty.
 * @returns `visit`, which gives the new tree, or `undefined` when the root is left out. Only `undefined` means left out.
 *   It throws `TypeError` for a node that is its own ancestor. What callbacks throw passes through.
 * @throws `TypeError` for an option of a wrong type, `RangeError` for a `maxDepth` that is no non-negative safe integer.
 *
 * @example
 * ```ts
 * import { defineTreeProjection } from '@jangts/projection';
 *
 * const tree = defineTreeProjection({
 *   maxDepth: 4,
 *   visitRecord(record) {
 *     delete record.privateNote;
 *   },
 * });
 * tree.visit({ items: [{ title: 'Setup', privateNote: 'not for the model' }, undefined] }, undefined);
 * // { items: [{ title: 'Setup' }] }
 * ```
 */
export function defineTreeProjection<Context = unknown>(
  options: TreeProjectionOptions<Context>,
): TreeProjection<Context> {
  const { maxDepth: deepest, omit, visitRecord } = check(options, 'object', 'options');
  const maxDepth = deepest === undefined ? Infinity : checkSize(deepest, 'maxDepth');
  if (omit !== undefined) check(omit, 'function', 'omit');
  if (visitRecord !== undefined) check(visitRecord, 'function', 'visitRecord');

  return {
    visit: (value, context) =>
      copyTree(value, {
        take(found, key, depth) {
          const item = isRaw(found) ? found : jsonValueOf(found, key ?? '');
          return item !== undefined && omit?.(item, context, { depth, key }) === true ? undefined : item;
        },
        open(source, key, depth) {
          const inside = depth < maxDepth;
          if (Array.isArray(source)) return openList(source, inside ? lengthOf(source) : 0);
          let node = source as Record<string, unknown>;
          if (visitRecord !== undefined) {
            node = {};
            for (const name of inside ? Object.keys(source) : []) {
              setOwn(node, name, (source as Record<string, unknown>)[name]);
            }
            visitRecord(node, context, { depth, key });
          }
          const keys = inside ? Object.keys(node) : [];
          return { node, keys, size: keys.length };
        },
      }),
  };
}

/** Of a long array full of holes only the entries that are there: it may have billions. */
function openList(node: readonly unknown[], size: number): Branch {
  if (size < 4096 || !isSparse(node, size)) return { node, size };
  const keys = Object.keys(node)
    .filter(key => String(Number(key) >>> 0) === key && Number(key) < size)
    .map(Number);
  return { node, keys, size: keys.length };
}

/** Whether most of a sample of an array are holes. */
function isSparse(node: readonly unknown[], size: number): boolean {
  let holes = 0;
  for (let part = 0; part < 64; part++) holes += +!(Math.floor((size / 64) * part) in node);
  return holes > 32;
}
