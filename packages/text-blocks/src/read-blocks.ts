import type { TextBlock } from '@jangts/types';
import { wrongArgument } from './check-arguments.js';
import { LF } from './constants.js';
import { findMarks, type Mark } from './find-marks.js';
import { readBlock, type BlockCopy } from './read-block.js';
import type { LineState } from './scan-lines.js';

/** The blocks of one text. */
export interface ReadBlocks {
  readonly copies: readonly BlockCopy[];
  /** The headings and rules in them, in order, wherever the blocks part. */
  readonly marks: readonly Mark[];
}

/** Checks the blocks of one text and finds the headings and rules in them; each field is read once. */
export function readBlocks(blocks: readonly TextBlock[]): ReadBlocks {
  if (!Array.isArray(blocks)) throw wrongArgument('blocks', 'an array', blocks);
  const count = blocks.length;
  const copies: BlockCopy[] = [];
  const marks: Mark[] = [];
  let lines = '';
  const state: LineState = { fence: '' };
  for (let index = 0; index < count; index++) {
    const copy = readBlock(blocks[index], copies[index - 1]?.end, index);
    const { end, text } = copy;
    copies.push(copy);
    lines += text;
    // Marks are looked for in whole lines, and those are one block mostly, which spares putting texts together.
    if (text.charCodeAt(text.length - 1) === LF || index + 1 === count) {
      findMarks(lines, end - lines.length, state, marks);
      lines = '';
    }
  }
  return { copies, marks };
}
