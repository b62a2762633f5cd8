// Splitting a text that comes in pieces. What is kept between two of them is the whole lines of the open block,
// and the line that has not ended, which the engine puts together when it is looked at.

import type { TextBlock } from '@jangts/types';
import { lineKind, TEXT } from './line-rules.js';
import { scanLines, startScan } from './scan-lines.js';

/** No heading's marks reach further, indentation and the space behind them included. */
const HEADING_CHARS = 10;

/** Takes the next piece, which is the last one or not; gives the blocks that are known to be complete. */
export type PieceSplitter = (piece: string, isLast: boolean) => TextBlock[];

export function splitPieces(targetChars: number): PieceSplitter {
  const state = startScan();
  let line = '';
  /** Whether the line ends with a CR, which an LF may follow. */
  let held = false;

  return (piece, isLast) => {
    let lines = '';
    let added = piece;
    line += piece;
    if (isLast || held || /[\n\r]/.test(piece)) {
      const rest = isLast ? '' : line.slice(line.lastIndexOf('\n') + 1);
      // A CR at the very end may be half a line end.
      const end = line.length - rest.length + rest.slice(0, -1).lastIndexOf('\r') + 1;
      lines = line.slice(0, end);
      added = line = line.slice(end);
      held = line.endsWith('\r');
    }
    const blocks = scanLines(lines, targetChars, state);
    const open = blocks.at(-1)?.text;
    if (!isLast && open && !isComplete(open, added)) {
      blocks.pop();
      state.count--;
      state.head = open;
    }
    return blocks;
  };

  /** Whether the line that has not ended cannot belong to the open block however it goes on; `added` is new in it. */
  function isComplete(open: string, added: string): boolean {
    const room = targetChars - open.length - line.length;
    // What the line had before is blank, if anything: otherwise the block would have been complete then.
    if (room < (line ? 0 : 1) || (state.closed && added.trim() !== '')) return true;
    // Either the line is over, or one more character would be too many. Before that, only a heading is certain,
    // by its marks and the space behind them.
    const over = held || room === 0;
    if (!over && line.length - added.length >= HEADING_CHARS) return false;
    const content = over ? line : `${line}x`;
    return lineKind(content, 0, content.length, { fence: state.fence }) < TEXT;
  }
}
