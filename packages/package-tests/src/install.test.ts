import { readdirSync, readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { attempt, run } from './run.js';
import { scratchFolders } from './scratch.js';
import { closure, packages, root, specifiers, umbrella } from './workspace.js';

const scratch = inject('scratch');

test.each(packages)('$name brings only what it declares', ({ slug, name, manifest }) => {
  const declared = Object.keys(manifest.dependencies ?? {});
  const kits = packages.map(each => each.name).filter(each => each !== umbrella.name);
  const expected =
    slug === umbrella.slug ? kits : kits.filter(each => each === '@jangts/types' && each !== name);
  expect(declared.toSorted()).toEqual(expected.toSorted());

  const modules = `${scratchFolders(scratch, slug).alone}/node_modules`;
  const installed = readdirSync(`${modules}/@jangts`).map(folder => `@jangts/${folder}`);
  expect(readdirSync(modules).filter(entry => !entry.startsWith('.'))).toEqual(['@jangts']);
  expect(installed.toSorted()).toEqual([name, ...closure({ slug, name, manifest, folder: '' })].toSorted());
  // One copy of each, or else one function could be two.
  expect(installed.filter(each => readdirSync(`${modules}/${each}`).includes('node_modules'))).toEqual([]);
});

test.each(packages)('$name imports and requires by every path', async each => {
  const { alone } = scratchFolders(scratch, each.slug);
  const script = `
    const { createRequire } = await import('node:module');
    const require = createRequire(process.cwd() + '/x.cjs');
    for (const path of ${JSON.stringify(specifiers(each))}) {
      const imported = await import(path);
      const required = require(path);
      const names = Object.keys(imported);
      if (names.length !== Object.keys(required).length) throw new Error(path + ' differs when required');
      for (const name of names) if (imported[name] !== required[name]) throw new Error(path + ' has two ' + name);
      console.log(path, names.length);
    }`;
  const output = await run(process.execPath, ['--input-type=module', '-e', script], alone);
  expect(
    output
      .trim()
      .split('\n')
      .map(line => line.split(' ')[0]),
  ).toEqual(specifiers(each));
});

test('a function by two paths is one function', async () => {
  const paths = packages.flatMap(specifiers);
  const script = `
    const seen = new Map();
    for (const path of ${JSON.stringify(paths)}) {
      for (const [name, value] of Object.entries(await import(path))) {
        if (typeof value !== 'function') continue;
        if (seen.has(name) && seen.get(name) !== value) throw new Error(path + ' has another ' + name);
        seen.set(name, value);
      }
    }
    const { TextBlocks, Projection, Adapters, Inspect, ...rest } = await import('@jangts/agent-core');
    const flat = new Set(Object.values(rest));
    for (const kit of [TextBlocks, Projection, Adapters, Inspect]) {
      for (const [name, value] of Object.entries(kit)) if (!flat.has(value)) throw new Error('another ' + name);
    }
    console.log(seen.size);`;
  const { alone } = scratchFolders(scratch, umbrella.slug);
  expect(Number(await run(process.execPath, ['--input-type=module', '-e', script], alone))).toBeGreaterThan(
    15,
  );
});

test.each(packages)('$name keeps its inner files to itself', async each => {
  const { alone } = scratchFolders(scratch, each.slug);
  const { unpacked } = scratchFolders(scratch, each.slug);
  const inner = readdirSync(unpacked, { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.(js|ts)$/.test(file),
  );
  const script = `
    for (const file of ${JSON.stringify(inner)}) {
      const code = await import('${each.name}/' + file).then(() => 'imported', error => error.code);
      if (code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') console.log(file, code);
    }`;
  const { output } = await attempt(process.execPath, ['--input-type=module', '-e', script], alone);
  expect(output).toBe('');
});

test('every path that a README names is there', () => {
  const readmes = [root, ...packages.map(({ folder }) => `${folder}/`)].flatMap(folder =>
    readdirSync(folder)
      .filter(file => /^README.*\.md$/.test(file))
      .map(file => folder + file),
  );
  const exported = new Set(packages.flatMap(specifiers));
  const unknown = readmes.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/['"](@jangts\/[\w./-]+)['"]/g)]
      .map(match => match[1]!)
      .filter(specifier => !exported.has(specifier))
      .map(specifier => `${file}: ${specifier}`),
  );
  expect(readmes.length).toBeGreaterThan(packages.length);
  expect(unknown).toEqual([]);
});
