import { mkdtempSync, writeFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { askedLevels, levels, umbrellaLevel } from './changesets.js';
import { run } from './run.js';
import { packages, root, umbrella } from './workspace.js';

const asked = askedLevels(`${root}.changeset`);
const git = (...args: string[]): Promise<string> => run('git', args, root);
const reexported = Object.keys(umbrella.manifest.dependencies ?? {});

describe('changesets', () => {
  test('name published packages only', () => {
    const names = new Set(packages.map(({ name }) => name));
    expect([...asked.keys()].filter(name => !names.has(name))).toEqual([]);
  });

  test('raise the umbrella at least as high as what it re-exports', () => {
    const needed = umbrellaLevel(asked, reexported);
    const given = asked.get(umbrella.name) ?? 'none';
    expect(
      levels.indexOf(given),
      `${umbrella.name} asks for ${given} and needs ${needed}`,
    ).toBeGreaterThanOrEqual(levels.indexOf(needed));
  });

  test('are read as they are written', () => {
    const folder = mkdtempSync(`${inject('scratch')}/changesets-`);
    writeFileSync(`${folder}/README.md`, `---\n'@jangts/context': major\n---\n`);
    writeFileSync(
      `${folder}/one.md`,
      `---\n'@jangts/types': patch\n"@jangts/context": minor\n---\n\nText: major\n`,
    );
    writeFileSync(`${folder}/two.md`, `---\n'@jangts/types': major\n---\n\nText\n`);
    expect([...askedLevels(folder)].toSorted()).toEqual([
      ['@jangts/context', 'minor'],
      ['@jangts/types', 'major'],
    ]);
    expect(umbrellaLevel(askedLevels(folder), ['@jangts/context'])).toBe('minor');
    expect(umbrellaLevel(askedLevels(folder), ['@jangts/context', '@jangts/types'])).toBe('major');
    expect(umbrellaLevel(askedLevels(folder), [])).toBe('none');
  });
});

// The report says what is public; since the commit that set the current version it may only change together with a
// changeset that tells users. Before the first release that is since the package came to be.
describe.each(packages)('a change of what $name makes public', ({ slug, name }) => {
  test('comes with a changeset', async () => {
    const folder = `packages/${slug}`;
    const released = (
      await git('log', '-1', '--format=%H', '-G"version":', '--', `${folder}/package.json`)
    ).trim();
    const before = released === '' ? '' : await git('diff', '--name-only', released, '--', `${folder}/etc`);
    const untracked = await git('ls-files', '--others', '--exclude-standard', '--', `${folder}/etc`);
    const changed = `${before}${untracked}`.trim();
    const named = changed === '' || asked.has(name);
    expect(named, `${changed} changed since ${released}, and no changeset names ${name}`).toBe(true);
  });
});
