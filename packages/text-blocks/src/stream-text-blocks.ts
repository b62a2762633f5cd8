import type { TextBlock, TextBlockOptions, TextBlockSource } from '@jangts/types';
import { openSource } from './open-source.js';
import { readTargetChars, wrongArgument } from './check-arguments.js';
import { splitPieces } from './split-pieces.js';

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
  const pieces = openSource(source);
  /** The blocks of the last piece, and how many of them are given. */
  let ready: readonly TextBlock[] = [];
  let given = 0;
  /** Steps that the generator was asked for and has not taken. */
  let waiting = 0;

  async function* generate(): AsyncGenerator<TextBlock, any, any> {
    let open = true;
    try {
      yield ready[0]!;
      for (let index = 0; open; index++) {
        // What fails or ends by itself needs no closing.
        open = false;
        const { done, value } = await pieces.next();
        open = !done;
        if (open && typeof value !== 'string') throw wrongArgument(`source[${index}]`, 'a string', value);
        if (done || value) {
          ready = split(done ? '' : (value as string));
          for (given = 0; given < ready.length;) {
            waiting--;
            yield ready[given++]!;
          }
        }
      }
    } finally {
      ready = [];
      const closing = open && pieces.return?.();
      pieces.release?.();
      await closing;
    }
  }

  const blocks = generate();
  // A generator that is ended before its first step runs nothing, not even `finally`: so that step is taken here.
  void blocks.next();
  for (const method of ['next', 'return', 'throw'] as const) {
    const ask = blocks[method];
    blocks[method] = value => {
      // A step of a generator takes longer than the splitting itself: what is there already is given without it.
      if (method === 'next' && waiting === 0 && given < ready.length)
        return Promise.resolve({ done: false, value: ready[given++]! });
      waiting++;
      return ask.call(blocks, value);
    };
  }
  return blocks;
}
