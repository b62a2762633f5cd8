// Splitting a text that comes in pieces. What is kept between two of them is the whole lines of the open block,
// and the line that has not ended as a list of parts, which is joined once.

import type { TextBlock } from '@jangts/types';
import { BREAK, isBlank, lineKind } from './line-rules.js';
import { endBlock, scanLines, startScan } from './scan-lines.js';

/** No heading's marks reach further, indentation and the space behind them included. */
const HEADING_CHARS = 10;

/** Takes the next piece, and whether it is the last; gives the blocks that are known to be complete. */
export type PieceSplitter = (piece: string, isLast: boolean) => TextBlock[];

export function splitPieces(targetChars: number): PieceSplitter {
  const state = startScan();
  let line: string[] = [];
  let lineChars = 0;
  /** Whether the line ends with a CR, which an LF may follow. */
  let held = false;

  return (piece, isLast) => {
    let blocks: TextBlock[] = [];
    let rest = piece;
    line.push(rest);
    lineChars += rest.length;
    if (isLast || held || rest.includes('\n') || rest.includes('\r')) {
      const text = line.join('');
      const start = state.at;
      blocks = scanLines(text, isLast, targetChars, state);
      rest = text.slice(state.at - start);
      line = [rest];
      lineChars = rest.length;
      held = rest.endsWith('\r');
    }
    if (state.head && (isLast || isComplete(rest))) blocks.push(endBlock(state));
    return blocks;
  };

  /** Whether the line that has not ended cannot belong to the open block however it goes on; `rest` is new in it. */
  function isComplete(rest: string): boolean {
    const left = targetChars - state.head.length;
    const room = left - lineChars;
    // What the line had before is blank, if anything: otherwise the block would have been complete then.
    if (left === 0 || room < 0 || (state.closed && !isBlank(rest, 0, rest.length))) return true;
    // Either the line is over, or one more character would be too many. Before that, only a heading is certain,
    // by its marks and the space behind them.
    const over = held || room === 0;
    if (state.fence !== 0 || (!over && lineChars - rest.length >= HEADING_CHARS)) return false;
    const text = line.join('');
    const content = over ? text : `${text.slice(0, HEADING_CHARS)}x`;
    const end = held ? content.length - 1 : content.length;
    return lineKind(content, 0, end, content.charCodeAt(0)) === BREAK;
  }
}
