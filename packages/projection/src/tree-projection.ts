import type { TreeLocation, TreeProjection, TreeProjectionOptions } from '@jangts/types';
import { checkFunction, checkObject, checkSize } from './check.js';
import { isRaw, jsonValueOf, lengthOf, setOwn } from './json-value.js';
import type { Frame } from './walk.js';

interface TreeFrame extends Frame {
  /** What was found in the tree; `node` is the visitor's copy where there is one. */
  readonly source: object;
  readonly target: unknown[] | Record<string, unknown>;
}

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
  const { maxDepth: deepest, omit, visitRecord } = checkObject(options, 'options');
  const maxDepth = deepest === undefined ? Infinity : checkSize(deepest, 'maxDepth');
  if (omit !== undefined) checkFunction(omit, 'omit');
  if (visitRecord !== undefined) checkFunction(visitRecord, 'visitRecord');

  const visit = (value: unknown, context: Context): unknown => {
    const path: TreeFrame[] = [];
    const ancestors = new Set<object>();

    const enter = (found: unknown, key: TreeLocation['key']): unknown => {
      const item = jsonValueOf(found, key ?? '');
      if (item === undefined) return undefined;
      const location = { depth: path.length, key };
      if (omit?.(item, context, location) === true) return undefined;
      if (typeof item !== 'object' || item === null || isRaw(item)) return item;
      if (ancestors.has(item)) throw new TypeError('value must be a tree, but it holds a cycle');
      const inside = path.length < maxDepth;
      let frame: TreeFrame;
      if (Array.isArray(item)) {
        const size = inside ? lengthOf(item) : 0;
        frame = { source: item, node: item, keys: undefined, size, next: 0, target: [] };
      } else {
        let node = item as Record<string, unknown>;
        if (visitRecord !== undefined) {
          node = inside ? shallowCopy(node) : {};
          visitRecord(node, context, location);
        }
        const keys = inside ? Object.keys(node) : [];
        frame = { source: item, node, keys, size: keys.length, next: 0, target: {} };
      }
      ancestors.add(item).add(frame.node);
      path.push(frame);
      return frame.target;
    };

    const tree = enter(value, undefined);
    for (let frame = path.at(-1); frame !== undefined; frame = path.at(-1)) {
      const index = frame.next++;
      if (index >= frame.size) {
        path.pop();
        ancestors.delete(frame.source);
        ancestors.delete(frame.node);
      } else if (frame.keys === undefined) {
        const item = enter((frame.node as unknown[])[index], index);
        if (item !== undefined) (frame.target as unknown[]).push(item);
      } else {
        const key = frame.keys[index]!;
        const item = enter((frame.node as Record<string, unknown>)[key], key);
        if (item !== undefined) setOwn(frame.target as Record<string, unknown>, key, item);
      }
    }
    return tree;
  };

  return { visit };
}

function shallowCopy(record: Record<string, unknown>): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(record)) setOwn(copy, key, record[key]);
  return copy;
}
