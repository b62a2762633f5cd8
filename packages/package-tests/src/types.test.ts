import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { declarationsOf } from './declarations.js';
import { everyExport } from './every-export.js';
import { attempt } from './run.js';
import { scratchFolders } from './scratch.js';
import { here, packages, readJSON, specifiers, umbrella } from './workspace.js';

const { alone } = scratchFolders(inject('scratch'), umbrella.slug);
const folder = `${alone}/consumer`;

const compilers = ['5.4', '5.9', '6.0', '7.0'].map(version => {
  const home = `${here}node_modules/typescript${version === '7.0' ? '' : `-${version}`}`;
  const manifest = readJSON<{ version: string; bin: { tsc: string } }>(`${home}/package.json`);
  return { version, actual: manifest.version, tsc: `${home}/${manifest.bin.tsc}` };
});
const modes = [
  { module: 'node16', moduleResolution: 'node16' },
  { module: 'nodenext', moduleResolution: 'nodenext' },
  { module: 'esnext', moduleResolution: 'bundler' },
];

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  for (const file of ['use.ts', 'script.js', 'require.cts'])
    copyFileSync(`${here}consumers/${file}`, `${folder}/${file}`);
  writeFileSync(`${folder}/every-export.ts`, await everyExport(alone, packages.flatMap(specifiers)));
});

async function compile(tsc: string, name: string, compilerOptions: object, files: string[]): Promise<string> {
  const common = {
    target: 'es2022',
    lib: ['es2022'],
    types: [],
    strict: true,
    skipLibCheck: false,
    noEmit: true,
  };
  const config = { compilerOptions: { ...common, ...compilerOptions }, files };
  writeFileSync(`${folder}/tsconfig.${name}.json`, JSON.stringify(config));
  const { ok, output } = await attempt(process.execPath, [tsc, '-p', `tsconfig.${name}.json`], folder);
  return ok ? '' : output || 'failed without a word';
}

describe.each(compilers)('TypeScript $version', ({ version, actual, tsc }) => {
  test('is the one that it is called', () => expect(actual.startsWith(`${version}.`)).toBe(true));

  describe.each(modes)('$moduleResolution', mode => {
    test.each([true, false])(
      'compiles every export, exactOptionalPropertyTypes %s',
      async exactOptionalPropertyTypes => {
        const options = { ...mode, exactOptionalPropertyTypes };
        const name = `${version}-${mode.moduleResolution}-${exactOptionalPropertyTypes}`;
        expect(await compile(tsc, name, options, ['every-export.ts', 'use.ts'])).toBe('');
      },
    );

    test('compiles JavaScript with checkJs', async () => {
      const options = { ...mode, allowJs: true, checkJs: true };
      expect(await compile(tsc, `${version}-${mode.moduleResolution}-js`, options, ['script.js'])).toBe('');
    });
  });

  test.skipIf(version === '5.4')('compiles CommonJS that requires', async () => {
    const options = { module: 'nodenext', moduleResolution: 'nodenext' };
    expect(await compile(tsc, `${version}-require`, options, ['require.cts'])).toBe('');
  });
});

describe('one and the same', () => {
  const declared = declarationsOf(alone, packages.flatMap(specifiers));
  const originsOf = (name: string): [string, string][] =>
    [...declared].flatMap(([path, names]) =>
      names.filter(each => each.name === name).map(each => [path, each.origin] as [string, string]),
    );

  test('ContextFragment is one type by all six paths', () => {
    const found = new Map(originsOf('ContextFragment'));
    const paths = ['', '/types', '/structs', '/context', '/support', '/support/context'].map(
      path => umbrella.name + path,
    );
    expect(paths.filter(path => !found.has(path))).toEqual([]);
    expect(new Set(found.values()).size).toBe(1);
  });

  test('and so is every other name, whichever path it is reached by', () => {
    const names = new Set([...declared.values()].flat().map(each => each.name));
    const several = [...names].filter(name => new Set(originsOf(name).map(([, origin]) => origin)).size > 1);
    expect(names.size).toBeGreaterThan(50);
    expect(several).toEqual([]);
  });

  test('the umbrella has every name of every package', () => {
    const inUmbrella = new Set(declared.get(umbrella.name)!.map(each => each.name));
    const missing = [...declared].flatMap(([path, names]) =>
      names.filter(each => !inUmbrella.has(each.name)).map(each => `${path} ${each.name}`),
    );
    expect(missing).toEqual([]);
  });
});
