import type { TextBlock } from '@jangts/types';
import { wrongType } from './check-arguments.js';
import { readBlock } from './read-block.js';

const LF = 0x0a;

/** Long enough for native searches to run far, and short enough to stay in the processor's cache. */
const STRETCH_CHARS = 4096;

/** What is known of neighbouring blocks. Offsets count from where the first of them starts. */
export interface JoinedBlocks {
  /** Where the first block starts in the document. */
  offset: number;
  /** Where each block starts, and last where all of them end. */
  readonly bounds: number[];
  readonly numbers: number[];
  readonly texts: string[];
}

/**
 * Checks the blocks of one text, and shows that text to `visit` in stretches that end at line ends, wherever the
 * blocks do. It is never put together as a whole: that takes longer than all that is done with it.
 */
export function joinBlocks(
  blocks: readonly TextBlock[],
  visit: (stretch: string, start: number, joined: JoinedBlocks) => void,
): JoinedBlocks {
  if (!Array.isArray(blocks)) throw wrongType('blocks', 'an array', blocks);
  const bounds: number[] = [0];
  const numbers: number[] = [];
  const texts: string[] = [];
  const joined: JoinedBlocks = { offset: 0, bounds, numbers, texts };
  let offset = 0;
  let end = 0;
  let stretch = '';
  for (let index = 0; index < blocks.length; index++) {
    const { number, start, text } = readBlock(blocks[index] as TextBlock, index);
    if (index === 0) joined.offset = offset = start;
    else if (start !== offset + end) {
      throw new RangeError(
        `blocks[${index}].start: expected ${offset + end}, where the block before it ends, got ${start}`,
      );
    }
    end += text.length;
    bounds.push(end);
    numbers.push(number);
    texts.push(text);
    stretch += text;
    if (stretch.length >= STRETCH_CHARS && text.charCodeAt(text.length - 1) === LF) {
      visit(stretch, end - stretch.length, joined);
      stretch = '';
    }
  }
  visit(stretch, end - stretch.length, joined);
  return joined;
}
