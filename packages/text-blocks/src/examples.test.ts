import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as kit from './index.js';

const folder = new URL('../', import.meta.url);

/** What a piece of JavaScript prints that imports from the kit. */
async function run(code: string): Promise<string> {
  const printed: string[] = [];
  const console = { log: (...values: unknown[]) => printed.push(`${values.join(' ')}\n`) };
  const body = code.replaceAll(/import (\{[^}]*\}) from '@jangts\/text-blocks';/g, 'const $1 = kit;');
  await new Function('kit', 'console', `return (async () => {\n${body}\n})();`)(kit, console);
  return printed.join('');
}

describe.each(['README.md', 'README.zh-CN.md'])('%s', name => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const examples = [...text.matchAll(/```js\n(.*?)```\n\n```text\n(.*?)```/gs)];

  test('has examples', () => {
    expect(examples).toHaveLength(3);
  });

  test.each(examples.map(([, code, output], index) => [index + 1, code!, output!]))(
    'prints what it says: example %i',
    async (_, code, output) => {
      expect(await run(String(code))).toBe(output);
    },
  );

  test('names every export', () => {
    for (const name of Object.keys(kit)) expect(text).toContain(`\`${name}`);
  });
});

describe.each([
  'split-text-blocks.ts',
  'stream-text-blocks.ts',
  'pack-text-blocks.ts',
  'outline-text-blocks.ts',
  'cut-text-block.ts',
])('the example in %s', name => {
  const source = readFileSync(new URL(`src/${name}`, folder), 'utf8');
  const [, comment = ''] = /@example\n \* ```ts\n(.*?)\n \* ```/s.exec(source) ?? [];
  const code = comment.replaceAll(/^ \* ?/gm, '');

  test('gives what its comments say', async () => {
    // `expression; // value` must hold for each; a loop's log gives its values one after the other.
    const checked = code.replaceAll(
      /^(?!\s)(\S.*); \/\/ (.*)$/gm,
      'console.log(JSON.stringify($1) === JSON.stringify($2));',
    );
    const printed = await run(`const { ${Object.keys(kit).join(', ')} } = kit;\n${checked}`);
    const [, said] = /console\.log.*; \/\/ (.*)/.exec(code) ?? [];
    expect(printed).toBe(said ? `${said.replace(', then ', '\n')}\n` : 'true\ntrue\n');
  });
});
