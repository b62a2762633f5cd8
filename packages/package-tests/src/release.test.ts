import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { askedLevels } from './changesets.js';
import { startRegistry } from './registry.js';
import { pnpm, run } from './run.js';
import { closure, packages, readJSON, root, umbrella, type Manifest } from './workspace.js';

// A release from a clone of this repository to a registry on this machine: what the release workflow does, in order.
const scratch = inject('scratch');
const clone = `${scratch}/release`;
let registry: Awaited<ReturnType<typeof startRegistry>>;
const git = (...args: string[]): Promise<string> =>
  run('git', ['-c', 'user.name=rehearsal', '-c', 'user.email=rehearsal@localhost', ...args], clone);
const inClone = (slug: string): Manifest => readJSON<Manifest>(`${clone}/packages/${slug}/package.json`);

beforeAll(async () => {
  registry = await startRegistry(`${scratch}/registry`);
  await run('git', ['clone', '--quiet', root, clone], scratch);
  await copyUncommitted();
  await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], clone);
});
afterAll(() => registry?.stop());

// While somebody works on the packages, what is not committed yet is rehearsed as well.
async function copyUncommitted(): Promise<void> {
  const changed = await run('git', ['ls-files', '-z', '--modified', '--others', '--exclude-standard'], root);
  for (const file of changed.split('\0').filter(Boolean)) {
    if (!existsSync(root + file)) await run('rm', ['-f', file], clone);
    else await run('install', ['-D', root + file, `${clone}/${file}`], clone);
  }
}

test('versions come from the changesets, one by one, with a changelog each', async () => {
  const folder = `${clone}/.changeset`;
  // Right after a release nothing waits; the rehearsal goes on with a fix of two packages.
  if (askedLevels(folder).size === 0) writeFileSync(`${folder}/rehearsal.md`, nothingWaits);
  const asked = askedLevels(folder);
  await pnpm(['exec', 'changeset', 'version'], clone);

  for (const { slug, name, manifest } of packages) {
    // Who depends on a new version gets one too, so that its range has it.
    const follows = closure({ slug, name, manifest, folder: '' }).some(dependency => asked.has(dependency));
    const level = asked.get(name) ?? (follows ? 'patch' : undefined);
    const { version } = inClone(slug);
    expect([name, version]).toEqual([name, level ? raised(manifest.version, level) : version]);
    const changelog = `${clone}/packages/${slug}/CHANGELOG.md`;
    const lines = existsSync(changelog) ? readFileSync(changelog, 'utf8').split('\n') : [];
    expect([name, lines.includes(`## ${version}`)]).toEqual([name, level !== undefined]);
  }
  expect([...askedLevels(folder)]).toEqual([]);
  const config = readJSON(`${clone}/.changeset/config.json`);
  expect(config).toMatchObject({ fixed: [], linked: [], access: 'public' });
});

const nothingWaits = `---\n'@jangts/types': patch\n'@jangts/agent-core': patch\n---\n\nA rehearsal.\n`;

function raised(version: string, level: string): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (level === 'major') return `${major + 1}.0.0`;
  return level === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

test('a publish asks for provenance, which only the release workflow can give', async () => {
  for (const { slug } of packages) {
    const file = `${clone}/packages/${slug}/package.json`;
    const manifest = inClone(slug);
    expect(manifest['publishConfig']).toEqual({ access: 'public', provenance: true });
    const here = { ...manifest, publishConfig: { access: 'public' } };
    writeFileSync(file, JSON.stringify(here, null, 2));
  }
});

// One after the other, by pnpm: `changeset publish` packs all at once, and a package that builds itself for packing
// also builds what it depends on, under the hands of the other.
test('the release script publishes every package, once, and tags it', async () => {
  writeFileSync(`${clone}/.npmrc`, registry.npmrc);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Version packages');
  await pnpm(['run', 'release'], clone);
  const released = packages.map(({ slug, name }) => `${name}@${inClone(slug).version}`).toSorted();
  expect((await git('tag', '--list')).trim().split('\n')).toEqual(released);
  expect(await pnpm(['run', 'release'], clone)).toContain('There are no new packages');
});

test.each(packages)(
  '$name is published with the ranges that its users need',
  async ({ slug, name, manifest }) => {
    const response = await fetch(registry.url + name.replace('/', '%2f'));
    const { versions, 'dist-tags': tags } = (await response.json()) as {
      versions: Record<string, Manifest>;
      'dist-tags': object;
    };
    const { version } = inClone(slug);
    expect(tags).toEqual({ latest: version });
    const ranges = Object.keys(manifest.dependencies ?? {}).map(dependency => {
      const { slug: of } = packages.find(each => each.name === dependency)!;
      return [dependency, `^${inClone(of).version}`];
    });
    expect(versions[version]!.dependencies ?? {}).toEqual(Object.fromEntries(ranges));
  },
);

const uses: Record<string, string> = {
  'text-blocks': `import { TextBlocks } from '@jangts/text-blocks'; console.log(TextBlocks.split('# a\\nb\\n', { targetChars: 9 }).length);`,
  'agent-core': `import { splitTextBlocks } from '@jangts/agent-core/types'; import { TextBlocks } from '@jangts/agent-core/kits';
    console.log(TextBlocks.split === splitTextBlocks ? splitTextBlocks('# a\\nb\\n', { targetChars: 9 }).length : 'two functions');`,
};

test.each(packages.filter(({ slug }) => slug in uses))(
  'a new project installs $name by its name, and runs',
  async each => {
    const project = `${scratch}/new/${each.slug}`;
    mkdirSync(project, { recursive: true });
    writeFileSync(`${project}/.npmrc`, `${registry.npmrc}cache=${scratch}/npm-cache\n`);
    writeFileSync(`${project}/package.json`, JSON.stringify({ private: true, type: 'module' }));
    await run('npm', ['install', '--no-audit', '--no-fund', each.name], project);
    writeFileSync(`${project}/main.js`, uses[each.slug]!);
    expect((await run(process.execPath, ['main.js'], project)).trim()).toBe('1');
    const { packages: locked } = readJSON<{ packages: Record<string, object> }>(
      `${project}/package-lock.json`,
    );
    const installed = Object.keys(locked)
      .filter(Boolean)
      .map(path => path.replace('node_modules/', ''));
    expect(installed).toEqual([each.name, ...closure(each)].toSorted());
    const { dependencies } = readJSON<Manifest>(`${project}/package.json`);
    expect(dependencies).toEqual({ [each.name]: `^${inClone(each.slug).version}` });
  },
);

test('the umbrella is among them', () => expect(umbrella.slug in uses).toBe(true));
