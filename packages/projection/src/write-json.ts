import { isRaw, jsonValueOf, lengthOf, refusal } from './json-value.js';
import { isDropped, type Frame } from './walk.js';

interface WriteFrame extends Frame {
  written: number;
}

/**
 * `JSON.stringify` for any depth, where the text has at most `maxChars` characters; `undefined` otherwise.
 * What it refuses, a BigInt or a cycle, throws only where the rest is within the budget.
 * It is slower than the engine's own, which overflows its stack at a few thousand levels.
 */
export function writeJSON(value: unknown, maxChars: number): string | undefined {
  const path: WriteFrame[] = [];
  const ancestors = new Set<object>();
  let text = '';
  let refused: TypeError | undefined;

  const enter = (item: unknown): void => {
    if (typeof item === 'bigint') {
      refused ??= refusal('it holds a BigInt');
    } else if (typeof item !== 'object' || item === null) {
      text += JSON.stringify(item);
    } else if (isRaw(item)) {
      text += item.rawJSON;
    } else if (ancestors.has(item)) {
      refused ??= refusal('it holds a cycle');
    } else {
      ancestors.add(item);
      const keys = Array.isArray(item) ? undefined : Object.keys(item);
      const size = keys === undefined ? lengthOf(item as unknown[]) : keys.length;
      text += keys === undefined ? '[' : '{';
      path.push({ node: item, keys, size, next: 0, written: 0 });
    }
  };

  enter(jsonValueOf(value, ''));
  for (let frame = path.at(-1); frame !== undefined && text.length <= maxChars; frame = path.at(-1)) {
    const index = frame.next++;
    if (index >= frame.size) {
      text += frame.keys === undefined ? ']' : '}';
      path.pop();
      ancestors.delete(frame.node);
    } else {
      const key = frame.keys === undefined ? index : frame.keys[index]!;
      const item = jsonValueOf((frame.node as Record<string | number, unknown>)[key], key);
      if (frame.keys === undefined || !isDropped(item)) {
        if (frame.written++ > 0) text += ',';
        if (typeof key === 'string') text += `${JSON.stringify(key)}:`;
        enter(isDropped(item) ? null : item);
      }
    }
  }
  if (text.length > maxChars) return undefined;
  if (refused !== undefined) throw refused;
  return text;
}
