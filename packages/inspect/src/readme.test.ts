import { readFileSync } from 'node:fs';
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
