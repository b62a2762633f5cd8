// What the READMEs and the documentation comments show is what happens.
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import * as kit from './index.js';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Runs a script with the kit in place of its import, and gives what it logs. */
function run(script: string): string[] {
  const lines: string[] = [];
  const console = {
    log: (...values: unknown[]) => lines.push(values.map(value => inspect(value)).join(' ')),
  };
  const names = Object.keys(kit);
  const values: unknown[] = Object.values(kit);
  const body = script.replace(/^import .*$/m, '');
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
  const program = new Function('console', ...names, body) as (...given: unknown[]) => void;
  program(console, ...values);
  return lines;
}

for (const readme of ['../README.md', '../README.zh-CN.md']) {
  test(`${readme} shows what it logs`, () => {
    const [, script, output] = /```js\n([^]*?)```\n\n```\n([^]*?)```/.exec(read(readme))!;
    expect(`${run(script!).join('\n')}\n`).toBe(output);
  });
}

for (const file of ['content-projection', 'continuous-excerpt', 'tree-projection']) {
  test(`the example of ${file} shows its result`, () => {
    const [, comment] = /```ts\n([^]*?) \* ```/.exec(read(`./${file}.ts`))!;
    const script = comment!.replaceAll(/^ \* ?/gm, '');
    const [, before, last, result] = /^([^]*\n)([^\n]+)\n\/\/ ([^\n]+)\n$/.exec(script)!;
    const expected = run(`console.log(${result!})`);
    expect(run(`${before!}console.log(${last!.replace(/;$/, '')})`)).toEqual(expected);
  });
}
