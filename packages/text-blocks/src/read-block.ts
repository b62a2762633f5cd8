import type { TextBlock } from '@jangts/types';
import { wrongArgument } from './check-arguments.js';
import { TEXT } from './constants.js';

/** A copy of a block, and what packing comes to know of the boundary before it. */
export interface BlockCopy extends TextBlock {
  /** The kind of the heading or rule that the block begins with, `TEXT` without one: the lower, the better. */
  rank: number;
  /** Where the heading starts that has none of its text before the block; -1 without one. */
  bare: number;
}

/** A copy of one block, checked, each of its fields read once; `expected` is where it must start. */
export function readBlock(block: TextBlock | undefined, expected?: number, index?: number): BlockCopy {
  const { number, start, end, text } = block ?? ({} as TextBlock);
  if (typeof text !== 'string') throw wrongField(index, 'text', 'a string', text);
  if (!(Number.isSafeInteger(number) && number > 0))
    throw wrongField(index, 'number', 'a safe integer >= 1', number);
  if (!(Number.isSafeInteger(start) && start >= 0))
    throw wrongField(index, 'start', 'a safe integer >= 0', start);
  if (start !== (expected ?? start)) throw wrongField(index, 'start', expected, start);
  if (end !== start + text.length) throw wrongField(index, 'end', start + text.length, end);
  return { number, start, end, text, rank: TEXT, bare: 0 };
}

// The place is put into words for an error only: that would take longer than all the checks.
function wrongField(index: number | undefined, field: string, expected: unknown, value: unknown): Error {
  const name = index === undefined ? 'block' : `blocks[${index}]`;
  return wrongArgument(`${name}.${field}`, expected, value, field !== 'text');
}
