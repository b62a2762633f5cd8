import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const clients = ['ai-sdk', 'anthropic', 'google-genai', 'langchain', 'mcp', 'openai'];

/** Every file of the package that one file pulls in at run time, itself included. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const source = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8');
  for (const [, path] of source.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)';/gm)) {
    expect(path).toMatch(/^\.\/[a-z-]+\.js$/);
    filesOf(path!.slice(2, -3), seen);
  }
  return seen;
}

test.each(clients)('%s pulls in no other client and no dependency', name => {
  const files = [...filesOf(name)];
  expect(files.filter(file => clients.includes(file))).toEqual([name]);
  expect(files).not.toContain('adapters');
  expect(files.length).toBeGreaterThan(1);
});

test('the index pulls in all', () => {
  expect([...filesOf('index')]).toEqual(expect.arrayContaining(clients));
});
