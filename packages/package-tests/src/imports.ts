import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What each source file of a folder imports or re-exports, types included: files of the folder and packages. */
export function importGraph(folder: string): Map<string, string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.ts'),
  );
  return new Map(
    files.map(file => {
      // Without comments: their examples import as users do.
      const text = readFileSync(join(folder, file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
      const specifiers = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
        match => match[1]!,
      );
      const resolve = (specifier: string): string =>
        specifier.startsWith('.') ? join(dirname(file), specifier).replace(/\.js$/, '.ts') : specifier;
      return [file, specifiers.map(resolve)] as const;
    }),
  );
}

/** A way from a file back to itself, or nothing. */
export function findCycle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    done.add(file);
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle.length > 0) return cycle;
    }
    return [];
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
