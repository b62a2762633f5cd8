import { refusal, setOwn } from './json-value.js';

/** The place of a node below its parent: a field's name or an entry's index; the root has none. */
type Key = string | number | undefined;

/** An array or record that is to be visited. */
export interface Branch {
  /** What entries or fields are read from. */
  readonly node: object;
  /** The keys of a record, or the indexes of an array where not every entry is to be visited. */
  readonly keys?: readonly (string | number)[] | undefined;
  /** How many entries or keys there are to visit. */
  readonly size: number;
}

/** How a tree is copied. */
export interface CopyHooks {
  /** What is taken for a value that was found, after so many others of its parent; `undefined` leaves it out. */
  readonly take: (found: unknown, key: Key, depth: number, taken: number) => unknown;
  /** What to visit of an array or record that was taken. */
  readonly open: (node: object, key: Key, depth: number) => Branch;
  /** Whether to go on. */
  readonly goesOn?: () => boolean;
}

/** Whether a value is an array or a record; not so what `JSON.rawJSON` marked, where the engine has that. */
export function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isRaw(value);
}

/** Whether a value is text that `JSON.stringify` writes as it is. */
export function isRaw(value: unknown): boolean {
  return (JSON as { isRawJSON?: (value: unknown) => boolean }).isRawJSON?.(value) === true;
}

/** A copy of a tree, depth first and without recursion, so that any depth will do. A cycle throws. */
export function copyTree(value: unknown, { take, open, goesOn }: CopyHooks): unknown {
  const path: (Branch & { source: object; copy: unknown; next: number; taken: number })[] = [];
  const ancestors = new Set<object>();
  const enter = (found: unknown, key: Key): unknown => {
    const parent = path.at(-1);
    const item = take(found, key, path.length, parent === undefined ? 0 : parent.taken);
    if (item !== undefined && parent !== undefined) parent.taken++;
    if (!isBranch(item)) return item;
    if (ancestors.has(item)) throw refusal('hold a cycle');
    const copy = Array.isArray(item) ? [] : {};
    const { node, keys, size } = open(item, key, path.length);
    // A spread of the branch takes V8 ten times as long as all the rest.
    path.push({ node, keys, size, source: item, copy, next: 0, taken: 0 });
    ancestors.add(item).add(node);
    return copy;
  };

  const root = enter(value, undefined);
  for (let frame = path.at(-1); frame !== undefined; frame = path.at(-1)) {
    if (goesOn?.() === false) break;
    const { node, keys, copy } = frame;
    const index = frame.next++;
    if (index >= frame.size) {
      path.pop();
      ancestors.delete(frame.source);
      ancestors.delete(node);
    } else {
      const key = keys === undefined ? index : keys[index]!;
      const item = enter((node as Record<string | number, unknown>)[key], key);
      if (item === undefined) continue;
      if (typeof key === 'number') (copy as unknown[]).push(item);
      else setOwn(copy as Record<string, unknown>, key, item);
    }
  }
  return root;
}
