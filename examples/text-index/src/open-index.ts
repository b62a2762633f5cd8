import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { cutDocument } from './cut-document.js';
import type { FoundDocument } from './find-documents.js';

/** What the index gives back for a piece that was found. The text itself stays in the document. */
export type Hit = SearchResult & {
  readonly file: string;
  readonly section: string;
  readonly start: number;
  readonly end: number;
};

export interface OpenedIndex {
  readonly index: { search(query: string): Hit[] };
  readonly pieces: number;
  /** Whether the documents were indexed now, and not before. */
  readonly isFresh: boolean;
}

/** What the index was made of. */
interface Manifest {
  readonly folder: string;
  readonly documents: readonly FoundDocument[];
}

// Words are found where there are no spaces between them, too.
const words = new Intl.Segmenter('zh', { granularity: 'word' });

const options: Options = {
  fields: ['section', 'text'],
  storeFields: ['file', 'section', 'start', 'end'],
  tokenize: text => [...words.segment(text)].filter(word => word.isWordLike).map(word => word.segment),
  searchOptions: { boost: { section: 2 }, prefix: term => term.length > 3 },
};

/** The index that is on disk, or a new one when a document came, went or was changed. */
export function openIndex(
  indexFile: string,
  folder: string,
  documents: readonly FoundDocument[],
  progress: (done: number, all: number) => void,
): OpenedIndex {
  const manifest = JSON.stringify({ folder, documents } satisfies Manifest);
  if (existsSync(indexFile)) {
    const stored = JSON.parse(readFileSync(indexFile, 'utf8')) as { manifest: string; index: string };
    if (stored.manifest === manifest) return opened(MiniSearch.loadJSON(stored.index, options), false);
  }
  const index = new MiniSearch(options);
  for (const [done, { file }] of documents.entries()) {
    progress(done, documents.length);
    const text = readFileSync(join(folder, file), 'utf8');
    for (const piece of cutDocument(text)) index.add({ id: `${file} ${piece.start}`, file, ...piece });
  }
  progress(documents.length, documents.length);
  writeFileSync(indexFile, JSON.stringify({ manifest, index: JSON.stringify(index) }));
  return opened(index, true);
}

function opened(index: MiniSearch, isFresh: boolean): OpenedIndex {
  return {
    index: { search: query => index.search(query) as Hit[] },
    pieces: index.documentCount,
    isFresh,
  };
}
