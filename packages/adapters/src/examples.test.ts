import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runExample } from './testing/run-example.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const blocks = (text: string) => Array.from(text.matchAll(/^```ts\n(.*?)^```/gms), ([, code]) => code!);

// The block of calls needs the real clients; the wire tests make those calls.
test.each(['README.md', 'README.zh-CN.md'])('%s says what happens', file => {
  const examples = blocks(read(`../${file}`)).filter(code => !code.startsWith('await '));
  const results = examples.flatMap(runExample);
  expect(results.map(({ given }) => given)).toStrictEqual(results.map(({ said }) => said));
  expect(results).toHaveLength(3);
});

test('the comments in the code say what happens', () => {
  const sources = readdirSync(new URL('.', import.meta.url)).filter(file => /^[a-z-]+\.ts$/.test(file));
  const comments = sources.map(file => read(file).replace(/^ \* ?/gm, ''));
  const results = comments.flatMap(blocks).flatMap(runExample);
  expect(results.map(({ given }) => given)).toStrictEqual(results.map(({ said }) => said));
  expect(results).toHaveLength(7);
});
