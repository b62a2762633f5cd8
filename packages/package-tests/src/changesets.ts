import { readdirSync, readFileSync } from 'node:fs';

export type Level = 'none' | 'patch' | 'minor' | 'major';
export const levels: readonly Level[] = ['none', 'patch', 'minor', 'major'];

/** The highest level that the changesets of a folder ask for, for each package that they name. */
export function askedLevels(folder: string): Map<string, Level> {
  const asked = new Map<string, Level>();
  for (const file of readdirSync(folder).filter(name => name.endsWith('.md') && name !== 'README.md')) {
    const [, frontMatter = ''] =
      /^---\r?\n([\s\S]*?)\r?\n?---/.exec(readFileSync(`${folder}/${file}`, 'utf8')) ?? [];
    for (const [, name, level] of frontMatter.matchAll(
      /^['"]?(@?[\w./-]+)['"]?\s*:\s*(none|patch|minor|major)\s*$/gm,
    )) {
      asked.set(name!, higher(asked.get(name!) ?? 'none', level as Level));
    }
  }
  return asked;
}

/** What the umbrella must ask for at least: the highest level that anything it re-exports asks for. */
export function umbrellaLevel(asked: ReadonlyMap<string, Level>, reexported: readonly string[]): Level {
  return reexported.map(name => asked.get(name) ?? 'none').reduce(higher, 'none');
}

const higher = (left: Level, right: Level): Level =>
  levels.indexOf(left) >= levels.indexOf(right) ? left : right;
