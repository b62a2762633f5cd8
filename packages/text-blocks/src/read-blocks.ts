import type { TextBlock } from '@jangts/types';
import { checkInteger, wrongArgument } from './check-arguments.js';

/** Copies of the blocks of one text, checked, each of their fields read once. */
export function readBlocks(blocks: readonly TextBlock[]): TextBlock[] {
  if (!Array.isArray(blocks)) throw wrongArgument('blocks', 'an array', blocks);
  let expected: number | undefined;
  return Array.from(blocks as readonly TextBlock[], (block, index) => {
    const read = readBlock(block, `blocks[${index}]`, expected);
    expected = read.end;
    return read;
  });
}

/** A copy of one block, checked, each of its fields read once; `expected` is where it must start. */
export function readBlock(block: TextBlock, name: string, expected?: number): TextBlock {
  const { number, start, end, text } = block ?? ({} as TextBlock);
  if (typeof text !== 'string') throw wrongArgument(`${name}.text`, 'a string', text);
  checkInteger(`${name}.number`, number, 1);
  checkInteger(`${name}.start`, start, 0);
  if (start !== (expected ?? start)) throw wrongArgument(`${name}.start`, expected, start, true);
  if (end !== start + text.length) throw wrongArgument(`${name}.end`, start + text.length, end, true);
  return { number, start, end, text };
}
