import type { TextBlock, TextBlockOptions, TextBlockReader, TextBlockSource } from '@jangts/types';
import { readTargetChars, wrongArgument } from './check-arguments.js';
import { PART_CHARS } from './constants.js';
import { splitPieces } from './split-pieces.js';

/** How a source is read, whatever it is: a sync iterator serves as well, since its steps can be awaited. */
interface Pieces {
  next(): PromiseLike<Piece> | Piece;
  /** Ends the source before its end. */
  return?(): unknown;
}

/** One step of a source. */
interface Piece {
  readonly done?: boolean | undefined;
  readonly value?: unknown;
}

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
  const given: any = typeof source === 'string' ? [source] : source;
  // What is no method has no `call`, and is no source either.
  // oxlint-disable-next-line no-useless-call
  const call = (name: PropertyKey): any => given?.[name]?.call?.(given);
  const reader: TextBlockReader | undefined = call('getReader');
  const pieces: Pieces = reader
    ? { next: reader.read?.bind(reader), return: () => reader.cancel() }
    : (call(Symbol.asyncIterator) ?? call(Symbol.iterator));
  if (typeof pieces?.next !== 'function')
    throw wrongArgument('source', 'an iterable or stream of strings', source);
  /** The complete blocks that were not asked for yet. */
  let ready: IterableIterator<TextBlock> | undefined;
  /** How many steps of the generator are under way. */
  let steps = 0;
  const blocks = generate();
  const { next, return: end } = blocks;
  // A generator that is ended before its first step runs nothing, not even `finally`: so that step is taken here.
  void blocks.next();

  // A step of a generator takes as long as the splitting itself, and most blocks are there already: while no other step
  // is under way, those are handed out without one.
  blocks.next = async () => {
    const result: any = !steps && ready?.next();
    if (result && !result.done) return result;
    steps++;
    return next.call(blocks);
  };
  blocks.return = (value: unknown) => {
    steps = Infinity;
    return end.call(blocks, value);
  };
  return blocks;

  async function* generate(): AsyncGenerator<TextBlock, any> {
    let isOver: boolean | undefined;
    try {
      yield 0 as any;
      for (let index = 0; !isOver; index++) {
        // What fails or ends by itself needs no closing.
        isOver = true;
        const { done, value } = await pieces.next();
        isOver = done;
        const piece = isOver ? '' : value;
        if (typeof piece !== 'string') throw wrongArgument(`source[${index}]`, 'a string', piece);
        // An empty piece tells nothing, unless it stands for the end.
        for (let at = 0; at < (isOver ? 1 : piece.length);) {
          ready = split(piece.slice(at, (at += PART_CHARS)), isOver).values();
          for (const block of ready) {
            steps--;
            yield block;
          }
        }
      }
    } finally {
      steps = Infinity;
      const closing = isOver || pieces.return?.();
      reader?.releaseLock();
      await closing;
    }
  }
}
