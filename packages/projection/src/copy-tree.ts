import { isObject } from './json-value.js';

/** The place of a node below its parent: a field's name or an entry's index; that of the root is `''`. */
export type Key = string | number;

/** What is to be visited of an array or record. */
export interface Branch {
  /** What entries or fields are read from. */
  readonly node: object;
  /** The keys of a record, or the indexes of an array where not every entry is to be visited. */
  readonly keys?: readonly Key[] | undefined;
  /** How many entries of an array to visit. */
  readonly size?: number;
}

/** How a tree is copied. */
export interface CopyHooks {
  /** What is left of a budget: below zero nothing more is read. */
  room: number;
  /** What is taken for a value that was found, after so many others of its parent; `undefined` leaves it out. */
  take(found: unknown, key: Key, depth: number, taken: number): unknown;
  /** What to visit of an array or record that was taken; `undefined` keeps it as it is. */
  open(node: object, key: Key, depth: number): Branch | undefined;
  /** The keys of records, of which those left out go; not to be had where fields may change. */
  readonly known?: Map<object, string[]>;
  /** Throws, or gives what is to be taken, where a node is its own ancestor. */
  refuse(reason: string): null;
}

interface Frame {
  /** What was taken, and what its entries or fields are read from. */
  readonly source: object;
  readonly node: object;
  readonly keys: readonly Key[] | undefined;
  readonly size: number;
  readonly copy: object;
  next: number;
  taken: number;
}

function frameOf(source: object, { node, keys, size = keys!.length }: Branch): Frame {
  const copy: object = Array.isArray(source) ? [] : {};
  return { source, node, keys, size, copy, next: 0, taken: 0 };
}

/** Sets an own property, whatever the prototype has under that name (`__proto__` above all). */
function setOwn(record: object, key: Key, value: unknown): void {
  if (key in record)
    Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
  else (record as Record<Key, unknown>)[key] = value;
}

/** How many ancestors are compared one by one. */
export const DEEP = 32;

/** A copy of a tree, depth first and without recursion, so that any depth will do. */
export function copyTree(value: unknown, hooks: CopyHooks): unknown {
  const root = frameOf([], { node: { '': value }, keys: [''] });
  const path = [root];
  // Few ancestors are compared one by one, which takes less than a set that changes with every node.
  const deep = new Set<object>();
  for (let frame: Frame | undefined; (frame = path.at(-1)) !== undefined && hooks.room >= 0;) {
    const { source, node, keys, copy } = frame;
    const index = frame.next++;
    if (index >= frame.size) {
      if (frame.taken < index && !Array.isArray(copy)) hooks.known?.set(source, Object.keys(copy));
      path.pop();
      deep.delete(source);
      deep.delete(node);
      continue;
    }
    const depth = path.length - 1;
    const key = keys === undefined ? index : keys[index]!;
    let item = hooks.take((node as Record<Key, unknown>)[key], key, depth, frame.taken);
    if (item === undefined) continue;
    frame.taken++;
    if (isObject(item)) {
      let isCycle = deep.has(item);
      for (let at = Math.min(depth, DEEP); at > 0; at--) {
        isCycle ||= path[at]!.source === item || path[at]!.node === item;
      }
      if (isCycle) item = hooks.refuse('hold a cycle');
      const branch = isObject(item) ? hooks.open(item, key, depth) : undefined;
      if (branch !== undefined) {
        const child = frameOf(item as object, branch);
        if (path.push(child) > DEEP + 1) deep.add(child.source).add(child.node);
        // What makes its own content, as a `toJSON` can, would go on until the memory is full.
        if (depth > 1e6) hooks.refuse('be nested without end');
        item = child.copy;
      }
    }
    if (Array.isArray(copy)) copy.push(item);
    else setOwn(copy, key, item);
  }
  return (root.copy as unknown[])[0];
}
