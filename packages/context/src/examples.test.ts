// The examples of the READMEs and of the TSDoc are run as they stand, so that they cannot rot.
import { readdirSync, readFileSync } from 'node:fs';
import { format } from 'node:util';
import * as context from '@jangts/context';
import { describe, expect, test } from 'vitest';

const here = new URL('./', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, here), 'utf8');

function examplesOf(text: string): string[] {
  return [...text.matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code!);
}

const documents: [string, string[]][] = [
  ['README.md', examplesOf(read('../README.md'))],
  ['README.zh-CN.md', examplesOf(read('../README.zh-CN.md'))],
];
for (const name of readdirSync(here).filter(name => /^[a-z-]+\.ts$/.test(name))) {
  const examples = examplesOf(read(name).replaceAll(/^ \* ?/gm, ''));
  if (examples.length > 0) documents.push([name, examples]);
}

/** Runs an example; its comment lines are what it must print. */
function run(code: string): { printed: string; promised: string } {
  const script = code
    .replaceAll(/import (\{[^}]*\}) from '@jangts\/context';/g, 'const $1 = context;')
    .replaceAll(' as const', '');
  const lines: string[] = [];
  const log = (...values: unknown[]) => void lines.push(format(...values));
  // eslint-disable-next-line no-new-func -- the code is this package's own documentation
  new Function('context', 'console', script)(context, { log });
  const promised = [...code.matchAll(/^ *\/\/ (.*)$/gm)].map(([, line]) => line);
  return { printed: lines.join('\n'), promised: promised.join('\n') };
}

describe.each(documents)('%s', (_, examples) => {
  test.each(examples)('example %#', code => {
    const { printed, promised } = run(code);
    expect(printed).toBe(promised);
    expect(printed).not.toBe('');
  });
});

test('the files with examples are these', () => {
  expect(documents.map(([name, { length }]) => [name, length > 0])).toEqual(
    [
      'README.md',
      'README.zh-CN.md',
      'assemble-context-plan.ts',
      'assemble-fragments.ts',
      'context-error.ts',
      'snapshot-fragments.ts',
    ].map(name => [name, true]),
  );
});
