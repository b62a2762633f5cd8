import type { TextBlock } from '@jangts/types';
import { checkInteger, wrongNumber, wrongType } from './check-arguments.js';

/** A copy of one block, checked, each of its fields read once; `expected` is where it must start. */
export function readBlock(block: TextBlock, name: string, expected?: number): TextBlock {
  const { number, start, end, text } = block ?? ({} as TextBlock);
  if (typeof text !== 'string') throw wrongType(`${name}.text`, 'a string', text);
  checkInteger(`${name}.number`, number, 1);
  checkInteger(`${name}.start`, start, 0);
  checkInteger(`${name}.end`, end, 0);
  if (start !== (expected ?? start)) throw wrongNumber(`${name}.start`, expected, start);
  if (end !== start + text.length) throw wrongNumber(`${name}.end`, start + text.length, end);
  return { number, start, end, text };
}
