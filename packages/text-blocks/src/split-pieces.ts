// Splitting a text that comes in pieces. What is kept between two of them is the whole lines of the open block,
// and the line that has not ended, which the engine puts together when it is looked at.

import type { TextBlock } from '@jangts/types';
import { HEADING_CHARS, TEXT } from './constants.js';
import { lineKind, scanLines, startScan } from './scan-lines.js';

/** Takes the next piece, which is the last one or not; gives the blocks that are known to be complete. */
export type PieceSplitter = (piece: string, isLast?: boolean) => TextBlock[];

export function splitPieces(targetChars: number): PieceSplitter {
  const state = startScan();
  /** The whole lines of the open block; of none where it is known to be complete. */
  let head: string | undefined;
  let line = '';
  /** Whether the line ends with a CR, which an LF may follow. */
  let held: boolean | undefined;

  return (piece, isLast) => {
    let lines = '';
    let added = piece;
    line += piece;
    if (isLast || held || /[\n\r]/.test(piece)) {
      const rest = isLast ? '' : line.slice(line.lastIndexOf('\n') + 1);
      // A CR at the very end may be half a line end.
      added = rest.slice(rest.slice(0, -1).lastIndexOf('\r') + 1);
      lines = line.slice(0, line.length - added.length);
      line = added;
      held = line.endsWith('\r');
    }
    // Without any, it would be a whole text.
    const blocks = scanLines(lines, targetChars, state, head ?? '');
    head = blocks.at(-1)?.text;
    if (!isLast && head) {
      const room = targetChars - head.length - (line.length || 1);
      // Either the line is over, or one more character would be too many. Before that, only a heading is certain,
      // by its marks and the space behind them; a longer line is none, and neither is an empty one.
      const certain = held || !room ? line : line.length - added.length < HEADING_CHARS ? `${line}x` : '';
      // Complete is what the line that has not ended cannot belong to, however it goes on. What it had before is blank,
      // if anything: otherwise the block would have been complete then. A fence counts when its line is whole.
      const isComplete =
        room < 0 ||
        (state.least > TEXT && added.trim()) ||
        lineKind(certain, 0, certain.length, { ...state }) < TEXT;
      if (isComplete) head = '';
      else {
        blocks.pop();
        state.count--;
      }
    }
    return blocks;
  };
}
