import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { attempt } from './run.js';
import { scratchFolders } from './scratch.js';
import { packages, readJSON, root, type Manifest } from './workspace.js';

describe.each(packages)('$name as a tarball', ({ slug, name }) => {
  const { unpacked, tarball } = scratchFolders(inject('scratch'), slug);
  const files = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(unpacked.length + 1))
    .toSorted();
  const manifest = readJSON<Manifest>(`${unpacked}/package.json`);

  test('holds its sources, what was built of them, and nothing else', () => {
    const sources = files.filter(file => file.startsWith('src/'));
    const built = sources.flatMap(source => {
      const stem = source.replace(/^src/, 'dist').replace(/\.ts$/, '');
      return ['.d.ts', '.d.ts.map', '.js', '.js.map'].map(ending => stem + ending);
    });
    const beside = ['LICENSE', 'README.md', 'README.zh-CN.md', 'package.json'];
    const optional = files.filter(file => file === 'CHANGELOG.md');
    expect(sources).not.toEqual([]);
    expect(files).toEqual([...sources, ...built, ...beside, ...optional].toSorted());
    expect(files.filter(file => /\.test\.|\.test-d\.|testing|tsbuildinfo/.test(file))).toEqual([]);
  });

  test('has maps that lead to the sources beside them', () => {
    const broken = files
      .filter(file => file.endsWith('.js') || file.endsWith('.d.ts'))
      .filter(file => {
        const comment = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(`${unpacked}/${file}`, 'utf8'));
        const mapFile = resolve(unpacked, dirname(file), comment?.[1] ?? 'no map');
        if (!existsSync(mapFile)) return true;
        const map = readJSON<{ sources: string[]; sourceRoot?: string }>(mapFile);
        const source = (path: string): string => resolve(dirname(mapFile), map.sourceRoot ?? '', path);
        const inside = (path: string): boolean => source(path).startsWith(`${unpacked}/src/`);
        return (
          map.sources.length !== 1 || !map.sources.every(path => inside(path) && existsSync(source(path)))
        );
      });
    expect(broken).toEqual([]);
  });

  test('says in its package.json all that a release needs', () => {
    expect(manifest).toMatchObject({
      name,
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      engines: { node: '>=20.19' },
      repository: { directory: `packages/${slug}` },
      publishConfig: { access: 'public', provenance: true },
    });
    // `devDependencies` are nobody's business but this workspace's; everything else would be installed.
    const bringing = Object.keys(manifest).filter(
      key => key.endsWith('ependencies') && key !== 'devDependencies',
    );
    expect(bringing).toEqual(slug === 'types' ? [] : ['dependencies']);
    for (const [dependency, range] of Object.entries(manifest.dependencies ?? {})) {
      const version = packages.find(each => each.name === dependency)?.manifest.version;
      expect([dependency, range]).toEqual([dependency, `^${version}`]);
    }
    // Nothing runs on a user's machine at install time.
    const hooks = Object.keys((manifest['scripts'] as object | undefined) ?? {});
    expect(hooks.filter(hook => /^(pre|post)?install$|^prepare$/.test(hook))).toEqual([]);
  });

  test('is clean for publint, every suggestion included', async () => {
    const { ok, output } = await attempt(`${root}node_modules/.bin/publint`, ['--strict', tarball], unpacked);
    expect([output, ok]).toEqual([expect.stringContaining('All good!'), true]);
  });

  test('resolves for every TypeScript that knows ES modules', async () => {
    const args = [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji'];
    const { ok, output } = await attempt(`${root}node_modules/.bin/attw`, args, unpacked);
    const wrong = output
      .split('\n')
      .filter(line => /^(node16 \(from ESM\)|bundler): (?!OK)/.test(line.trim()));
    expect({ ok, wrong, output }).toMatchObject({
      ok: true,
      wrong: [],
      output: expect.stringContaining('OK (ESM)'),
    });
  });
});
