import { mkdirSync, writeFileSync } from 'node:fs';
import { run } from './run.js';
import { scratchFolders } from './scratch.js';
import { packages, type Package } from './workspace.js';

/**
 * Installs one package's tarball into a fresh project, with no registry to ask. The other tarballs stand in for the
 * registry: they are used for what the package itself depends on, and for nothing else.
 */
export async function installAlone(scratch: string, { slug, name }: Package): Promise<void> {
  const { alone } = scratchFolders(scratch, slug);
  const tarball = (of: string): string => `file:${scratchFolders(scratch, of).tarball}`;
  const others = packages.filter(each => each.slug !== slug);
  mkdirSync(alone, { recursive: true });
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { [name]: tarball(slug) },
    overrides: Object.fromEntries(others.map(each => [each.name, tarball(each.slug)])),
  };
  writeFileSync(`${alone}/package.json`, JSON.stringify(manifest));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund'], alone);
}
