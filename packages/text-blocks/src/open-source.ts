import type { TextBlockReader, TextBlockSource } from '@jangts/types';
import { wrongArgument } from './check-arguments.js';

/** A source that is being read, whatever it is: a sync iterator serves as well, since its steps can be awaited. */
export interface Pieces {
  next(): Promise<Piece> | Piece;
  /** Ends the source before its end. */
  return?(): unknown;
  /** Gives a stream back, however it ended. */
  release?(): void;
}

/** One step of a source. */
export interface Piece {
  readonly done?: boolean | undefined;
  readonly value?: unknown;
}

/** Starts reading a source; throws a TypeError when it is none. */
export function openSource(source: TextBlockSource): Pieces {
  if (typeof source === 'string') return [source].values();
  const any: any = source;
  const open = any?.[Symbol.asyncIterator] ?? any?.[Symbol.iterator];
  let pieces: Pieces | undefined;
  if (typeof any?.getReader === 'function') {
    const reader: TextBlockReader = any.getReader();
    pieces = {
      next: reader?.read?.bind(reader),
      return: () => reader.cancel(),
      release: () => reader.releaseLock(),
    };
  } else if (typeof open === 'function') pieces = open.call(source);
  if (typeof pieces?.next === 'function') return pieces;
  throw wrongArgument('source', 'an iterable or stream of strings', source);
}
