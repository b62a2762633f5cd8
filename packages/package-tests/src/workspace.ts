import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The parts of a package.json that the tests read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** A published package of this workspace. */
export interface Package {
  /** Name of its folder, which is its npm name without the scope. */
  readonly slug: string;
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

export const root: string = fileURLToPath(new URL('../../../', import.meta.url));
export const here: string = fileURLToPath(new URL('../', import.meta.url));

export const readJSON = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** Every package that is published, in the order of its folder. */
export const packages: readonly Package[] = readdirSync(`${root}packages`)
  .map(slug => ({ slug, folder: `${root}packages/${slug}` }))
  .filter(({ folder }) => existsSync(`${folder}/package.json`))
  .map(({ slug, folder }) => ({ slug, folder, manifest: readJSON<Manifest>(`${folder}/package.json`) }))
  .filter(({ manifest }) => !manifest.private)
  .map(({ slug, folder, manifest }) => ({ slug, name: manifest.name, folder, manifest }));

export const umbrella: Package = packages.find(({ slug }) => slug === 'agent-core')!;

/** The import specifiers of a package: one for each documented path but its package.json. */
export const specifiers = ({ name, manifest }: Package): string[] =>
  Object.keys(manifest.exports)
    .filter(path => path !== './package.json')
    .map(path => name + path.slice(1));

/** What a package brings along: its dependencies and theirs. */
export function closure({ manifest }: Package): string[] {
  const found = new Set(Object.keys(manifest.dependencies ?? {}));
  for (const name of found) {
    const dependency = packages.find(each => each.name === name);
    for (const further of Object.keys(dependency?.manifest.dependencies ?? {})) found.add(further);
  }
  return [...found].toSorted();
}
