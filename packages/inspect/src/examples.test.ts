import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as kit from './index.js';

test.each(['README.md', 'README.zh-CN.md'])('the example of %s prints what it says', file => {
  const readme = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  const code = /```js\n([^]*?)```/
    .exec(readme)![1]!
    .replace(/import (\{.*\}) from '@jangts\/inspect';/, 'const $1 = kit;');
  const printed: string[] = [];
  const run = new Function('kit', 'console', `${code}; return page;`) as (...args: unknown[]) => string;
  const page = run(kit, { log: (text: string) => printed.push(`${text}\n`) });
  expect(printed).toEqual([/```\n(\d+ of [^]*?)```/.exec(readme)![1]]);
  expect(page).toContain('<title>Turn 41</title>');
});

test.each(
  readdirSync(new URL('.', import.meta.url)).filter(file => /^render-.*-(?:html|text)\.ts$/.test(file)),
)('the example in %s gives what it says', file => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const lines = source.slice(source.indexOf('@example'), source.indexOf('*/', source.indexOf('@example')));
  const code = lines
    .split('\n')
    .slice(1)
    .map(line => line.replace(/^ \* ?/, ''))
    .join('\n')
    .trim();
  const [, setup, expression, result] = /^([^]*?)(render[^\n]*); \/\/ (.*)$/.exec(code)!;
  const run = new Function(
    'kit',
    `const { ${Object.keys(kit).join()} } = kit; ${setup}; return [${expression}, ${result}]`,
  );
  const [actual, expected] = run(kit) as unknown[];
  expect(actual).toBe(expected);
});
