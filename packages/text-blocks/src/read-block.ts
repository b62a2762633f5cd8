import type { TextBlock } from '@jangts/types';
import { wrongType } from './check-arguments.js';

/** A copy of one block, checked, each of its fields read once. */
export function readBlock(block: TextBlock, index?: number): TextBlock {
  if (typeof block !== 'object' || block === null) throw wrongType(nameOf(index), 'a text block', block);
  const { number, start, end, text } = block;
  if (typeof text !== 'string') throw wrongType(`${nameOf(index)}.text`, 'a string', text);
  if (!Number.isSafeInteger(number) || number < 1) {
    throw wrongNumber(`${nameOf(index)}.number`, 'a positive safe integer', number);
  }
  if (!Number.isSafeInteger(start) || start < 0) {
    throw wrongNumber(`${nameOf(index)}.start`, 'a non-negative safe integer', start);
  }
  if (end !== start + text.length) {
    throw wrongNumber(`${nameOf(index)}.end`, `${start + text.length}, where its text ends`, end);
  }
  return { number, start, end, text };
}

function nameOf(index: number | undefined): string {
  return index === undefined ? 'block' : `blocks[${index}]`;
}

/** The error for a number out of range, or for what is no number. */
export function wrongNumber(name: string, expected: string, value: unknown): Error {
  return typeof value === 'number'
    ? new RangeError(`${name}: expected ${expected}, got ${value}`)
    : wrongType(name, expected, value);
}
