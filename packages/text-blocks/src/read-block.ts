import type { TextBlock } from '@jangts/types';
import { typeName } from './read-target-chars.js';

/** A copy of one block, checked, each of its fields read once. */
export function readBlock(block: TextBlock, index?: number): TextBlock {
  if (typeof block !== 'object' || block === null) {
    throw new TypeError(`${nameOf(index)}: expected a text block, got ${typeName(block)}`);
  }
  const { number, start, end, text } = block;
  if (typeof text !== 'string') {
    throw new TypeError(`${nameOf(index)}.text: expected a string, got ${typeName(text)}`);
  }
  if (!Number.isSafeInteger(number) || number < 1)
    refuse(`${nameOf(index)}.number`, 'a positive safe integer', number);
  if (!Number.isSafeInteger(start) || start < 0)
    refuse(`${nameOf(index)}.start`, 'a non-negative safe integer', start);
  if (end !== start + text.length)
    refuse(`${nameOf(index)}.end`, `${start + text.length}, its start and length added`, end);
  return { number, start, end, text };
}

function nameOf(index: number | undefined): string {
  return index === undefined ? 'block' : `blocks[${index}]`;
}

function refuse(name: string, expected: string, value: unknown): never {
  if (typeof value !== 'number') throw new TypeError(`${name}: expected a number, got ${typeName(value)}`);
  throw new RangeError(`${name}: expected ${expected}, got ${value}`);
}
