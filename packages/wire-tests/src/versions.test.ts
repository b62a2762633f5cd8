import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { needNode22 } from './node-22.js';

const clients = ['openai-6', 'openai-7', 'ai-6', 'ai-7', 'genai-2', 'genai-3'].concat(
  '@anthropic-ai/sdk',
  '@langchain/core',
  '@modelcontextprotocol/sdk',
);

interface Manifest {
  name: string;
  version: string;
  engines?: { node?: string };
}

/** What the installed package says of itself, whatever name it was installed under. */
const manifestOf = (client: string): Manifest =>
  JSON.parse(
    readFileSync(new URL(`../node_modules/${client}/package.json`, import.meta.url), 'utf8'),
  ) as Manifest;

test('exactly the clients that declare Node 22 or newer are left to it', () => {
  const declared = clients.filter(client => {
    const { engines } = manifestOf(client);
    return Number(/>=\s*(\d+)/.exec(engines?.node ?? '')?.[1] ?? 0) >= 22;
  });
  expect(declared.toSorted()).toEqual(needNode22.toSorted());
});

test.each(['README.md', 'README.zh-CN.md'])('%s names the versions that are tested here', file => {
  const readme = readFileSync(new URL(`../../adapters/${file}`, import.meta.url), 'utf8');
  const named = clients.map(manifestOf).map(({ name, version }) => `\`${name}\` ${version}`);
  expect(named.filter(version => !readme.includes(version))).toEqual([]);
});
