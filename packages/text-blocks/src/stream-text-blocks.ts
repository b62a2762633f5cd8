import type { TextBlock, TextBlockOptions, TextBlockSource } from '@jangts/types';
import { openSource, type Pieces } from './open-source.js';
import { readTargetChars, wrongArgument } from './check-arguments.js';
import { type PieceSplitter, splitPieces } from './split-pieces.js';

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
  const split = splitPieces(readTargetChars(options));
  const blocks = generate(openSource(source), split);
  // A generator that is ended before its first step runs nothing, not even `finally`: so that step is taken here.
  void blocks.next();
  return blocks;
}

async function* generate(pieces: Pieces, split: PieceSplitter): AsyncGenerator<TextBlock, any> {
  let open = true;
  try {
    yield undefined!;
    for (let index = 0; open; index++) {
      // What fails or ends by itself needs no closing.
      open = false;
      const { done, value } = await pieces.next();
      open = !done;
      const piece = done ? '' : value;
      if (typeof piece !== 'string') throw wrongArgument(`source[${index}]`, 'a string', piece);
      if (done || piece) for (const block of split(piece)) yield block;
    }
  } finally {
    const closing = open && pieces.return?.();
    pieces.release?.();
    await closing;
  }
}
