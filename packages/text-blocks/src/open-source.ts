import type { TextBlockReader, TextBlockSource } from '@jangts/types';
import { typeName } from './read-target-chars.js';

/** The steps of a source, whatever it is: a sync iterator serves as well, since its steps can be awaited too. */
export interface Pieces {
  next(): Promise<Piece> | Piece;
  return?(): unknown;
}

/** One step of a source. */
export interface Piece {
  readonly done?: boolean | undefined;
  readonly value?: unknown;
}

/** Starts reading a source; throws a TypeError when it is none. */
export function openSource(source: TextBlockSource): Pieces {
  if (typeof source === 'string') return [source][Symbol.iterator]();
  if (typeof source === 'object' && source !== null) {
    if ('getReader' in source && typeof source.getReader === 'function')
      return readPieces(source.getReader());
    if (Symbol.asyncIterator in source) return source[Symbol.asyncIterator]();
    if (Symbol.iterator in source) return source[Symbol.iterator]();
  }
  throw new TypeError(
    `source: expected strings by an iterable or a readable stream, got ${typeName(source)}`,
  );
}

function readPieces(reader: TextBlockReader): Pieces {
  return {
    async next() {
      let done: boolean | undefined = true;
      try {
        const step = await reader.read();
        ({ done } = step);
        return step;
      } finally {
        // At its end, and where it failed, the stream is given back.
        if (done) reader.releaseLock();
      }
    },
    async return() {
      try {
        await reader.cancel();
      } finally {
        reader.releaseLock();
      }
      return { done: true };
    },
  };
}
