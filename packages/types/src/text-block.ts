/** Options of `splitTextBlocks` and `streamTextBlocks`. */
export interface TextBlockOptions {
  /**
   * Size that a block is filled up to, in characters (UTF-16 code units); a positive safe integer.
   * Only a single line longer than this makes a longer block.
   */
  readonly targetChars: number;
}

/** A piece of a text that ends on a structural boundary. The texts of all blocks, joined, are the text. */
export interface TextBlock {
  /** Position among the blocks, counted from 1. */
  readonly number: number;
  /** Offset of the first character in the text, 0-based, in UTF-16 code units. */
  readonly start: number;
  /** Offset after the last character in the text, 0-based, exclusive, in UTF-16 code units. */
  readonly end: number;
  /** The characters themselves: `text.slice(start, end)`, unchanged. */
  readonly text: string;
}

/** What `streamTextBlocks` reads: pieces of one text, cut anywhere. A string is one piece. */
export type TextBlockSource = AsyncIterable<string> | Iterable<string> | TextBlockReadable;

/** The part of a web `ReadableStream<string>` that `streamTextBlocks` uses. */
export interface TextBlockReadable {
  /** Locks the stream and returns its reader. */
  getReader(): TextBlockReader;
}

/** The part of a web `ReadableStreamDefaultReader<string>` that `streamTextBlocks` uses. */
export interface TextBlockReader {
  /** Takes the next piece. */
  read(): Promise<{
    /** Whether the text has ended. */
    done: boolean;
    /** The piece; absent at the end. */
    value?: string | undefined;
  }>;
  /** Tells the source that no more pieces are wanted. */
  cancel(reason?: unknown): Promise<void>;
  /** Gives the lock back. */
  releaseLock(): void;
}

/** Options of `packTextBlocks`. */
export interface TextBlockPackOptions {
  /** Size that neighbours are joined up to, in characters (UTF-16 code units); a positive safe integer. */
  readonly targetChars: number;
}

/** Options of `cutTextBlock`. */
export interface TextBlockCutOptions {
  /** Largest part, in characters (UTF-16 code units); a safe integer of at least 2. */
  readonly maxChars: number;
}

/** A heading in force somewhere in a text. */
export interface TextBlockHeading {
  /** Number of `#` marks, 1 to 6. */
  readonly level: number;
  /** The heading's text without its marks and without closing `#`s. */
  readonly title: string;
  /** Offset of the heading's line in the text, 0-based, in UTF-16 code units. */
  readonly start: number;
}

/** Where a block stands in its document. */
export interface TextBlockOutline {
  /** The block's `number`. */
  readonly number: number;
  /** Headings in force where the block starts, its own first heading included, outermost first. */
  readonly path: readonly TextBlockHeading[];
}
