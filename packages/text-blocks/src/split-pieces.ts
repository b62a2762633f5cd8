// Splitting a text that comes in pieces. What is kept between two of them is the whole lines of the open block,
// and the line that has not ended, which the engine puts together when it is looked at.

import type { TextBlock } from '@jangts/types';
import { lineKind, TEXT } from './line-rules.js';
import { endBlock, scanLines, startScan } from './scan-lines.js';

/** No heading's marks reach further, indentation and the space behind them included. */
const HEADING_CHARS = 10;

/** Takes the next piece, which is empty at the end of the text only; gives the blocks that are known to be complete. */
export type PieceSplitter = (piece: string) => TextBlock[];

export function splitPieces(targetChars: number): PieceSplitter {
  const state = startScan();
  let line = '';
  /** Whether the line ends with a CR, which an LF may follow. */
  let held = false;

  return piece => {
    const isLast = piece === '';
    let blocks: TextBlock[] = [];
    let added = piece;
    line += piece;
    if (isLast || held || /[\n\r]/.test(piece)) {
      const start = state.at;
      blocks = scanLines(line, isLast, targetChars, state);
      added = line = line.slice(state.at - start);
      held = line.endsWith('\r');
    }
    if (state.head && (isLast || isComplete(added))) blocks.push(endBlock(state));
    return blocks;
  };

  /** Whether the line that has not ended cannot belong to the open block however it goes on; `added` is new in it. */
  function isComplete(added: string): boolean {
    const left = targetChars - state.head.length;
    const room = left - line.length;
    // What the line had before is blank, if anything: otherwise the block would have been complete then.
    if (left === 0 || room < 0 || (state.closed && added.trim() !== '')) return true;
    // Either the line is over, or one more character would be too many. Before that, only a heading is certain,
    // by its marks and the space behind them.
    const over = held || room === 0;
    if (state.fence !== 0 || (!over && line.length - added.length >= HEADING_CHARS)) return false;
    const content = over ? line : `${line.slice(0, HEADING_CHARS)}x`;
    const end = held ? content.length - 1 : content.length;
    return lineKind(content, 0, end, content.charCodeAt(0)) < TEXT;
  }
}
