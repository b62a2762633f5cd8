import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';

const folder = new URL('../dist/readme-examples/', import.meta.url);

/** Runs the TypeScript examples of a document; returns what they printed and what their comments say. */
async function runExamples(path: string): Promise<{ printed: string; expected: string }> {
  const markdown = readFileSync(new URL(path, import.meta.url), 'utf8');
  const code = [...markdown.matchAll(/```ts\n([^]*?)```/g)].map(match => match[1]).join('\n');
  const expected = [...code.matchAll(/^\/\/ (.*)$/gm)].map(match => match[1]).join('\n');
  mkdirSync(folder, { recursive: true });
  // A name of its own each time: the module cache knows the others.
  const file = new URL(`${path.replaceAll('/', '_')}.ts`, folder);
  writeFileSync(file, code);
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
    lines.push(values.map(value => (typeof value === 'string' ? value : inspect(value))).join(' '));
  });
  try {
    await import(/* @vite-ignore */ file.href);
  } finally {
    log.mockRestore();
    rmSync(file);
  }
  return { printed: lines.join('\n'), expected };
}

test.each(['../README.md', '../README.zh-CN.md', '../../../README.md', '../../../README.zh-CN.md'])(
  'the examples of %s print what they say',
  async path => {
    const { printed, expected } = await runExamples(path);
    expect(expected).not.toBe('');
    expect(printed).toBe(expected);
  },
);
