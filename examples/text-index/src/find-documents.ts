import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file to index: `version` is another one whenever the file was changed. */
export interface FoundDocument {
  readonly file: string;
  readonly version: string;
}

/** The Markdown and plain text files below a folder, dependencies and hidden folders aside. */
export function findDocuments(folder: string): FoundDocument[] {
  const found: FoundDocument[] = [];
  const folders = [''];
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    for (const entry of readdirSync(join(folder, at), { withFileTypes: true })) {
      const file = join(at, entry.name);
      if (entry.isDirectory() && !/^\.|^(node_modules|dist)$/.test(entry.name)) folders.push(file);
      if (entry.isFile() && /\.(md|markdown|txt)$/i.test(entry.name)) {
        const { size, mtimeMs } = statSync(join(folder, file));
        found.push({ file, version: `${size} ${mtimeMs}` });
      }
    }
  }
  return found.toSorted((a, b) => (a.file < b.file ? -1 : 1));
}
