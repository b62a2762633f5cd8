import type { TextBlock, TextBlockOptions, TextBlockSource } from '@jangts/types';
import { openSource, type Pieces } from './open-source.js';
import { readTargetChars, typeName } from './read-target-chars.js';
import { addPiece, endPieces, startPieces } from './split-pieces.js';

/** Longer pieces are looked at in parts, so that a huge one does not become all its blocks at once. */
const PART_CHARS = 65536;

/**
 * Splits a text that comes in pieces, cut anywhere, into the blocks that `splitTextBlocks` gives for the whole.
 *
 * Each block comes as soon as it is known to be complete; no more than the open block and the last piece is held.
 * When the loop over the blocks is left early, the source is closed.
 *
 * @throws TypeError at the call, when `source` is none, `options` no object or `targetChars` no number; at a step,
 * when a piece is no string.
 * @throws RangeError at the call, when `targetChars` is no positive safe integer.
 * @example
 * ```ts
 * const pieces = ['# Te', 'a\n\nBoil wat', 'er.\n'];
 * for await (const block of streamTextBlocks(pieces, { targetChars: 20 })) {
 *   console.log(block.number, block.start, block.end); // 1 0 7, then 2 7 19
 * }
 * ```
 */
export function streamTextBlocks(
  source: TextBlockSource,
  options: TextBlockOptions,
): AsyncGenerator<TextBlock> {
  const targetChars = readTargetChars(options);
  const blocks = generateBlocks(openSource(source), targetChars);
  // A generator that is ended before its first step runs nothing, not even `finally`: so that step is taken here.
  void blocks.next();
  return blocks;
}

async function* generateBlocks(pieces: Pieces, targetChars: number): AsyncGenerator<TextBlock> {
  let entered = false;
  try {
    yield undefined as unknown as TextBlock;
    entered = true;
    const state = startPieces(targetChars);
    let index = 0;
    for await (const piece of { [Symbol.asyncIterator]: () => pieces as AsyncIterator<unknown> }) {
      if (typeof piece !== 'string') {
        throw new TypeError(`source: expected a string as piece ${index}, got ${typeName(piece)}`);
      }
      index++;
      for (let from = 0; from < piece.length; from += PART_CHARS) {
        for (const block of addPiece(state, piece.slice(from, from + PART_CHARS))) yield block;
      }
    }
    for (const block of endPieces(state)) yield block;
  } finally {
    if (!entered) await pieces.return?.();
  }
}
