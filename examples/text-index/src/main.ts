// `start [-- <folder> [<query>]]`: indexes the folder's documents (by default this repository's own), keeps the index
// in a file, and answers the query by showing each piece that was found in its place.
import { fileURLToPath } from 'node:url';
import { findDocuments } from './find-documents.js';
import { openIndex } from './open-index.js';
import { progressBar } from './progress-bar.js';
import { showHit } from './show-hit.js';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const indexFile = fileURLToPath(new URL('../.text-index.json', import.meta.url));
const [folder = repository, query = 'fenced code block'] = process.argv
  .slice(2)
  .filter(argument => argument !== '--');

const documents = findDocuments(folder);
const { index, pieces, isFresh } = openIndex(
  indexFile,
  folder,
  documents,
  progressBar('indexing', process.stderr),
);
console.log(
  `${pieces} pieces of ${documents.length} documents, ${isFresh ? 'indexed now' : 'read from disk'}`,
);

const hits = index.search(query).slice(0, 3);
console.log(hits.length > 0 ? `best for "${query}":` : `nothing for "${query}"`);
for (const hit of hits) console.log(`\n${showHit(folder, hit)}`);
