import type { TextBlock } from '@jangts/types';
import { readBlock } from './read-block.js';
import { typeName } from './read-target-chars.js';

/** The text that neighbouring blocks cover. */
export interface JoinedBlocks {
  readonly text: string;
  /** Where `text` starts in the document. */
  readonly offset: number;
  /** Where each block starts in `text`, and last where all of them end. */
  readonly bounds: readonly number[];
  readonly numbers: readonly number[];
}

/** Puts the blocks of one text together again, so that its lines can be read across them. */
export function joinBlocks(blocks: readonly TextBlock[]): JoinedBlocks {
  if (!Array.isArray(blocks)) throw new TypeError(`blocks: expected an array, got ${typeName(blocks)}`);
  const texts: string[] = [];
  const bounds: number[] = [0];
  const numbers: number[] = [];
  let offset = 0;
  let length = 0;
  for (let index = 0; index < blocks.length; index++) {
    const { number, start, text } = readBlock(blocks[index] as TextBlock, index);
    if (index === 0) offset = start;
    else if (start !== offset + length) {
      throw new RangeError(
        `blocks[${index}].start: expected ${offset + length}, where the block before it ends, got ${start}`,
      );
    }
    length += text.length;
    texts.push(text);
    bounds.push(length);
    numbers.push(number);
  }
  return { text: texts.join(''), offset, bounds, numbers };
}
