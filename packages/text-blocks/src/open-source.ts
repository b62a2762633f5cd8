import type { TextBlockReader, TextBlockSource } from '@jangts/types';
import { wrongType } from './check-arguments.js';

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
  const any = source as Partial<Record<'getReader' | symbol, any>> | null | undefined;
  if (typeof any?.getReader === 'function') {
    const reader: TextBlockReader = any.getReader();
    return { next: () => reader.read(), return: () => reader.cancel(), release: () => reader.releaseLock() };
  }
  const open = any?.[Symbol.asyncIterator] ?? any?.[Symbol.iterator];
  if (typeof open === 'function') return open.call(source);
  throw wrongType('source', 'an iterable or a stream of strings', source);
}
