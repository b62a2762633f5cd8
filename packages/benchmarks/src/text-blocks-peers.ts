// The splitters that people use, each asked for pieces of at most a thousand characters.
import { init as initChunk, chunk } from '@chonkiejs/chunk';
import { RecursiveChunker } from '@chonkiejs/core';
import { splitTextBlocks } from '@jangts/text-blocks';
import { MarkdownTextSplitter, RecursiveCharacterTextSplitter } from '@langchain/textsplitters';
import { SentenceSplitter } from '@llamaindex/core/node-parser';
import { MDocument } from '@mastra/rag';
import { split as llmSplit } from 'llm-splitter';
import { targetChars } from './target-chars.js';

/** A piece of text as a splitter gives it, with offsets where it has some. */
export interface PeerPiece {
  readonly text: string;
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

/** A splitter beside ours. */
export interface Peer {
  readonly name: string;
  readonly split: (text: string) => unknown;
  /** What it gave, in one form. */
  readonly read: (result: any) => PeerPiece[];
  /** The largest text that it is fast enough for. */
  readonly maxChars: number;
}

const asTexts = (texts: readonly string[]): PeerPiece[] => texts.map(text => ({ text }));
const options = { chunkSize: targetChars, chunkOverlap: 0 };

/** All of them, ready to run. */
export async function loadPeers(): Promise<Peer[]> {
  await initChunk();
  const recursive = new RecursiveCharacterTextSplitter(options);
  const markdown = new MarkdownTextSplitter(options);
  const chonkie = await RecursiveChunker.create({ chunkSize: targetChars });
  const sentences = new SentenceSplitter({ chunkSize: 256, chunkOverlap: 0 });
  return [
    {
      name: '@jangts/text-blocks',
      split: text => splitTextBlocks(text, { targetChars }),
      read: blocks => blocks,
      maxChars: Infinity,
    },
    {
      name: '@chonkiejs/chunk chunk()',
      split: text => [...chunk(text, { size: targetChars })],
      read: asTexts,
      maxChars: Infinity,
    },
    {
      name: '@langchain/textsplitters Recursive',
      split: text => recursive.splitText(text),
      read: asTexts,
      maxChars: Infinity,
    },
    {
      name: '@langchain/textsplitters Markdown',
      split: text => markdown.splitText(text),
      read: asTexts,
      maxChars: Infinity,
    },
    {
      name: '@chonkiejs/core RecursiveChunker',
      split: text => chonkie.chunk(text),
      read: (chunks: { text: string; startIndex: number; endIndex: number }[]) =>
        chunks.map(({ text, startIndex, endIndex }) => ({ text, start: startIndex, end: endIndex })),
      maxChars: Infinity,
    },
    {
      name: '@mastra/rag recursive',
      split: text =>
        MDocument.fromMarkdown(text).chunk({ strategy: 'recursive', maxSize: targetChars, overlap: 0 }),
      read: (documents: { text: string }[]) => asTexts(documents.map(({ text }) => text)),
      maxChars: Infinity,
    },
    {
      name: 'llm-splitter paragraph',
      split: text =>
        llmSplit(text, {
          ...options,
          chunkStrategy: 'paragraph',
          splitter: (text: string) => text.split(''),
        }),
      read: pieces => pieces,
      maxChars: 1e6,
    },
    {
      name: '@llamaindex/core SentenceSplitter',
      split: text => sentences.splitText(text),
      read: asTexts,
      maxChars: 1e5,
    },
  ];
}

/** Whether the pieces are the text, within the target and where they say they are. */
export function inspect(text: string, pieces: readonly PeerPiece[]): readonly [string, string, string] {
  const lossless = pieces.map(piece => piece.text).join('') === text;
  const over = pieces.filter(piece => piece.text.length > targetChars);
  const onlyLines = over.every(piece => !/[\r\n][^\r\n]/.test(piece.text));
  const hasOffsets = pieces.some(piece => piece.start !== undefined);
  const right = pieces.every(piece => text.slice(piece.start, piece.end) === piece.text);
  return [
    lossless ? 'yes' : 'no',
    over.length === 0 ? 'yes' : onlyLines ? 'but for long lines' : 'no',
    hasOffsets ? (right ? 'yes' : 'wrong') : '–',
  ];
}
