import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** This repository's own documents, as one text. */
export function defaultText(): { textName: string; text: string } {
  const notes = readdirSync(new URL('docs/decisions/', root)).filter(name => name.endsWith('.md'));
  const paths = ['README.md', 'CONTRIBUTING.md', ...notes.toSorted().map(name => `docs/decisions/${name}`)];
  return { textName: `${paths.length} documents of this repository`, text: paths.map(read).join('\n') };
}

/** The metadata of the packages that this repository is developed with. */
export function defaultData(): { dataName: string; data: unknown; dataText: string } {
  const { devDependencies } = manifestOf('.');
  const packages = Object.keys(devDependencies ?? {}).map(name => {
    const { version, description, license, author, engines, keywords } = manifestOf(`node_modules/${name}`);
    return { name, version, description, license, author, engines, keywords };
  });
  const data = { total: packages.length, packages };
  return {
    dataName: `metadata of ${packages.length} installed packages`,
    data,
    dataText: JSON.stringify(data),
  };
}

/** What is used of a `package.json`; the rest of it is left where it is. */
interface Manifest {
  readonly version?: unknown;
  readonly description?: unknown;
  readonly license?: unknown;
  readonly author?: unknown;
  readonly engines?: unknown;
  readonly keywords?: unknown;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(read(`${folder}/package.json`)) as Manifest;
}
