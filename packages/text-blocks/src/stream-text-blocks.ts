import type { TextBlock, TextBlockOptions, TextBlockSource } from '@jangts/types';
import { openSource, type Pieces } from './open-source.js';
import { readTargetChars, wrongType } from './check-arguments.js';
import { splitPieces } from './split-pieces.js';

/** What is looked at in one go: small enough for the engine's nursery, and for a huge piece to become few blocks at once. */
const PART_CHARS = 16384;

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
  const batches = generateBatches(openSource(source), targetChars);
  // A generator that is ended before its first step runs nothing, not even `finally`: so that step is taken here.
  void batches.next();

  let batch: readonly TextBlock[] = [];
  let taken = 0;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function step(): Promise<IteratorResult<TextBlock>> {
    while (taken === batch.length) {
      const next = await batches.next();
      if (next.done) return next;
      batch = next.value;
      taken = 0;
    }
    return { done: false, value: batch[taken++]! };
  }

  /** Does one thing after the other, in the order asked for. */
  function queue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    const settle = () => waiting--;
    waiting++;
    last = result.then(settle, settle);
    return result;
  }

  function end(work: () => Promise<IteratorResult<unknown>>): Promise<IteratorResult<unknown>> {
    return queue(() => {
      batch = [];
      taken = 0;
      return work();
    });
  }

  // A generator that yields each block takes twice the time of the splitting itself. It yields the blocks of a piece
  // at once instead, and what is there already is given without it; all else is inherited from it.
  return Object.assign(Object.create(batches), {
    next: () =>
      waiting === 0 && taken < batch.length
        ? Promise.resolve({ done: false, value: batch[taken++]! })
        : queue(step),
    return: (value: unknown) => end(() => batches.return(value)),
    throw: (error: unknown) => end(() => batches.throw(error)),
  });
}

async function* generateBatches(
  pieces: Pieces,
  targetChars: number,
): AsyncGenerator<readonly TextBlock[], unknown> {
  const split = splitPieces(targetChars);
  let open = true;
  try {
    yield [];
    for (let index = 0; ; index++) {
      // What fails or ends by itself needs no closing.
      open = false;
      const { done, value } = await pieces.next();
      open = !done;
      if (!open) break;
      if (typeof value !== 'string') throw wrongType('source', `a string as piece ${index}`, value);
      for (let at = 0; at < value.length; at += PART_CHARS)
        yield split(value.slice(at, at + PART_CHARS), false);
    }
    yield split('', true);
  } finally {
    const closing = open && pieces.return?.();
    pieces.release?.();
    await closing;
  }
  return undefined;
}
