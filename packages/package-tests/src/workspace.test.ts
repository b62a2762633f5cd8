import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { findCycle, importGraph } from './imports.js';
import { attempt, run } from './run.js';
import { scratchFolders } from './scratch.js';
import { here, packages, root } from './workspace.js';

const bin = `${here}node_modules/.bin`;

test('knip finds no unused file, export or dependency, and none that is missing', async () => {
  const { ok, output } = await attempt(`${bin}/knip`, ['--no-progress', '--no-config-hints'], root);
  expect(output).toBe('');
  expect(ok).toBe(true);
});

test('sherif finds the package.json files in order', async () => {
  const { ok, output } = await attempt(`${bin}/sherif`, [], root);
  expect([ok, output]).toEqual([true, expect.stringContaining('No issues found')]);
});

const trackedFiles = async (...patterns: string[]): Promise<string[]> => {
  const listed = await run(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    root,
  );
  return listed.split('\n').filter(file => file !== '' && existsSync(root + file));
};

test('every link from a document to a file of the repository leads there', async () => {
  const documents = await trackedFiles('*.md');
  const broken = documents.flatMap(document =>
    [...readFileSync(root + document, 'utf8').matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .map(match => match[1]!)
      .filter(
        link => !/^[a-z]+:/.test(link) && !existsSync(resolve(root, dirname(document), decodeURI(link))),
      )
      .map(link => `${document}: ${link}`),
  );
  expect(documents.length).toBeGreaterThan(15);
  expect(broken).toEqual([]);
});

test('actions of the workflows are pinned by commit', async () => {
  const workflows = await trackedFiles('.github/workflows/*.yml');
  const used = workflows.flatMap(file => readFileSync(root + file, 'utf8').match(/uses: [^.].*/g) ?? []);
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter(line => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

describe.each(packages)('$name', ({ slug, name, manifest }) => {
  const graph = importGraph(`${scratchFolders(inject('scratch'), slug).unpacked}/src`);

  test('has no import cycle, of types neither', () => {
    expect(graph.size).toBeGreaterThan(0);
    expect(findCycle(graph)).toEqual([]);
  });

  test('imports what it declares, and nothing of any runtime', () => {
    const packagesUsed = [...graph.values()].flat().filter(specifier => !specifier.endsWith('.ts'));
    const declared = Object.keys(manifest.dependencies ?? {});
    expect([...new Set(packagesUsed)].toSorted()).toEqual(declared.toSorted());
    expect(declared).not.toContain(name);
  });

  test('imports only files that are there', () => {
    const missing = [...graph.values()]
      .flat()
      .filter(specifier => specifier.endsWith('.ts') && !graph.has(specifier));
    expect(missing).toEqual([]);
  });
});

test('a cycle is found, a shared file is none', () => {
  const shared = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
    ['d', []],
  ]);
  expect(findCycle(shared)).toEqual([]);
  expect(findCycle(new Map([...shared, ['d', ['x', 'b']]]))).toEqual(['b', 'd', 'b']);
});
