import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { bundle, filesKeptByRolldown } from './bundle.js';
import { valuesOf } from './every-export.js';
import { scratchFolders } from './scratch.js';
import { here, packages, readJSON, umbrella } from './workspace.js';

/** Upper bounds in bytes, minified and gzipped: of each package as a whole, and of each function alone. */
const budgets = readJSON<{ packages: Record<string, number>; functions: Record<string, number> }>(
  `${here}budgets.json`,
);

const { alone } = scratchFolders(inject('scratch'), umbrella.slug);
const whole = (name: string): string => `export * from '${name}';`;
const kits = packages.filter(({ slug }) => slug !== 'agent-core' && slug !== 'types');
const values = await valuesOf(
  alone,
  kits.map(({ name }) => name),
);
const functions = [...values].flatMap(([from, names]) =>
  names.filter(name => /^[a-z]/.test(name)).map(name => ({ from, name, key: `${from} ${name}` })),
);
const measured: string[] = [];
afterAll(() => console.log(measured.join('\n')));

function report(what: string, bytes: number, budget: number | undefined): void {
  measured.push(`${what.padEnd(52)} ${String(bytes).padStart(6)} of ${budget} bytes`);
}

describe('what is bundled stays within its budget', () => {
  test.each(packages)('$name', async ({ name }) => {
    const { bytes } = await bundle(alone, whole(name));
    report(name, bytes, budgets.packages[name]);
    expect(bytes).toBeLessThanOrEqual(budgets.packages[name] ?? 0);
  });

  test.each(functions)('$key alone', async ({ from, name, key }) => {
    const { bytes } = await bundle(alone, `export { ${name} } from '${from}';`);
    report(key, bytes, budgets.functions[key]);
    expect(bytes).toBeLessThanOrEqual(budgets.functions[key] ?? 0);
  });

  test('and no budget is left over from something that is gone', () => {
    expect(Object.keys(budgets.packages)).toEqual(packages.map(({ name }) => name));
    expect(Object.keys(budgets.functions).toSorted()).toEqual(functions.map(({ key }) => key).toSorted());
  });
});

const plain = (from: string): string =>
  `import { splitTextBlocks } from '${from}'; console.log(splitTextBlocks('text', { targetChars: 9 }));`;
const named = (from: string): string =>
  `import { TextBlocks } from '${from}'; console.log(TextBlocks.split('text', { targetChars: 9 }));`;

describe('what is not used is not bundled', () => {
  const paths = [
    '@jangts/agent-core',
    '@jangts/agent-core/kits',
    '@jangts/agent-core/kits/text-blocks',
    '@jangts/text-blocks',
  ];

  test.each(paths)('splitTextBlocks from %s is splitting alone', async from => {
    const { code, files } = await bundle(alone, plain(from));
    expect(files).not.toEqual([]);
    expect(
      files.filter(file => !file.startsWith('@jangts/text-blocks/') || /stream|pack|outline|cut/.test(file)),
    ).toEqual([]);
    expect(code).not.toMatch(/getReader|async|Segmenter/);
    expect(await filesKeptByRolldown(alone, plain(from))).toEqual(files);
  });

  test.each(paths)('TextBlocks.split from %s is the same', async from => {
    expect(await filesKeptByRolldown(alone, named(from))).toEqual(
      await filesKeptByRolldown(alone, plain(from)),
    );
  });

  test('esbuild keeps a namespace whole, but brings no other kit', async () => {
    const { files } = await bundle(alone, named('@jangts/agent-core'));
    expect(files.filter(file => !file.startsWith('@jangts/text-blocks/'))).toEqual([]);
  });

  test.each(kits)('$name brings no other kit', async ({ name }) => {
    const { files } = await bundle(alone, whole(name));
    expect(files.filter(file => !file.startsWith(`${name}/`))).toEqual([]);
  });

  test('types leave nothing', async () => {
    expect((await bundle(alone, whole('@jangts/types'))).code.trim()).toBe('');
    const { code } = await bundle(alone, `import '@jangts/agent-core'; import '@jangts/agent-core/structs';`);
    expect(code.trim()).toBe('');
  });
});

describe('a README that states a size states the measured one', () => {
  // "1.2 KB for everything … (minified and gzipped)": the largest figure of such a paragraph is that of the whole.
  const statements = kits.flatMap(({ name, folder }) =>
    readdirSync(folder)
      .filter(file => /^README.*\.md$/.test(file))
      .map(file => ({ name, file, text: readFileSync(`${folder}/${file}`, 'utf8') })),
  );
  test.each(statements)('$name $file', async ({ name, text }) => {
    const paragraphs = text.split(/\n\s*\n/).filter(paragraph => /gzip/i.test(paragraph));
    const stated = paragraphs.flatMap(each =>
      [...each.matchAll(/(\d+(?:\.\d+)?)\s*KB/g)].map(match => Number(match[1])),
    );
    const kilobytes = (await bundle(alone, whole(name))).bytes / 1024;
    expect(stated, 'the README says how large the package is, minified and gzipped').not.toEqual([]);
    expect(
      Math.abs(Math.max(...stated) - kilobytes),
      `stated ${stated}, measured ${kilobytes.toFixed(2)} KB`,
    ).toBeLessThanOrEqual(0.1);
  });
});
