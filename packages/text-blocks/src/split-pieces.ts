// Splitting a text that comes in pieces. What is kept between two of them is the whole lines of the open block,
// and the line that has not ended, which the engine puts together when it is looked at.

import type { TextBlock } from '@jangts/types';
import { scanLines, START } from './scan-lines.js';

/** No heading's marks reach further, indentation and the space behind them included. */
const HEADING_CHARS = 10;

/** Takes the next piece, which is empty at the end of the text only; gives the blocks that are known to be complete. */
export type PieceSplitter = (piece: string) => TextBlock[];

export function splitPieces(targetChars: number): PieceSplitter {
  let scan = START;
  let line = '';
  /** Whether the line ends with a CR, which an LF may follow. */
  let held = false;

  return piece => {
    // A CR at the very end may be half a line end.
    const cut = Math.max(piece.lastIndexOf('\n'), piece.slice(0, -1).lastIndexOf('\r')) + 1;
    const rest = piece.slice(cut);
    let blocks: TextBlock[] = [];
    if (cut > 0 || held || !piece) {
      scan = scanLines([line, piece.slice(0, cut)].join(''), !piece, targetChars, scan);
      blocks = scan.blocks;
      line = '';
    }
    line += rest;
    held = rest.endsWith('\r');
    if (scan.head && isComplete(rest)) {
      scan = scanLines('', true, targetChars, scan);
      blocks.push(...scan.blocks);
    }
    return blocks;
  };

  /** Whether the line that has not ended cannot belong to the open block however it goes on; `rest` is new in it. */
  function isComplete(rest: string): boolean {
    const room = targetChars - scan.head.length - line.length;
    if (room < 0 || line === '') return room <= 0;
    // The marks of a heading are there early. Later the line tells more only when it is over or can hold no more, and
    // behind a blank line, where it is blank so far.
    if (!scan.closed && !held && room > 0 && line.length - rest.length >= HEADING_CHARS) return false;
    const text = scan.closed ? rest : line;
    return [text, `${text}x`].every(more => scanLines(more, true, targetChars, scan).blocks.length > 1);
  }
}
