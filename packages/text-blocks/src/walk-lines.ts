import type { TextBlock } from '@jangts/types';
import { wrongType } from './check-arguments.js';
import { readBlock } from './read-block.js';
import { scanLines, START, type VisitLine } from './scan-lines.js';

/**
 * Checks the blocks of one text and walks over its lines, wherever the blocks part; all blocks of a line are visited
 * before it.
 */
export function walkLines(
  blocks: readonly TextBlock[],
  visitBlock: (block: TextBlock) => void,
  visitLine: VisitLine,
): void {
  if (!Array.isArray(blocks)) throw wrongType('blocks', 'an array', blocks);
  const count = blocks.length;
  let lines = '';
  let scan = START;
  let end: number | undefined;
  for (let index = 0; index < count; index++) {
    const block = readBlock(blocks[index] as TextBlock, `blocks[${index}]`, end);
    end = block.end;
    visitBlock(block);
    lines += block.text;
    if (lines.endsWith('\n') || index + 1 === count) {
      scan = scanLines(lines, true, Infinity, { ...scan, at: end - lines.length }, visitLine);
      lines = '';
    }
  }
}
