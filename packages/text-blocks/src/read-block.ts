import type { TextBlock } from '@jangts/types';

/** A copy of one block, checked, each of its fields read once; `expected` is where it must start. */
export function readBlock(block: TextBlock, index?: number, expected?: number): TextBlock {
  const { number, start, end, text } = block ?? ({} as TextBlock);
  if (typeof text !== 'string') throw badBlock(index, 'text', 'a string', text);
  if (!Number.isSafeInteger(number) || number < 1) {
    throw badBlock(index, 'number', 'a positive safe integer', number);
  }
  if (!Number.isSafeInteger(start) || start < 0) {
    throw badBlock(index, 'start', 'a non-negative safe integer', start);
  }
  if (expected !== undefined && start !== expected) throw badBlock(index, 'start', expected, start);
  if (end !== start + text.length) throw badBlock(index, 'end', start + text.length, end);
  return { number, start, end, text };
}

function badBlock(index: number | undefined, field: string, expected: unknown, value: unknown): Error {
  const name = index === undefined ? 'block' : `blocks[${index}]`;
  const message = `${name}.${field}: expected ${expected as string}, got `;
  if (typeof value === 'number') return new RangeError(message + value);
  return new TypeError(message + (value === null ? 'null' : typeof value));
}
