import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { Prepared } from '../src/prepare-input.js';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quickstart-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', main, ...args], { encoding: 'utf8' });
const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe('without arguments', () => {
  test('shows each step, and changes, since the default input is over its budget', () => {
    const output = run();
    for (const heading of [
      '1  The text',
      '2  The data',
      '3  The pieces',
      '4  The messages',
      '5  What takes',
    ]) {
      expect(output).toContain(heading);
    }
    expect(output).toMatch(/The first try took [\d,]+ of 6,000: [\d,]+ over/);
    expect(output).toMatch(/removed/);
  });
});

describe('the machine form', () => {
  const { blocks, input, firstTryChars } = JSON.parse(run('--json')) as Prepared;

  test('keeps the text whole and the input within its budget, exactly', () => {
    expect(blocks.at(-1)?.end).toBe(blocks.map(block => block.text).join('').length);
    expect(input.inputChars).toBe(JSON.stringify(input.messages).length);
    expect(input.inputChars).toBeLessThanOrEqual(6000);
    expect(firstTryChars).toBeGreaterThan(6000);
  });

  test('keeps rules and question, and lets tool text speak as user only', () => {
    expect(input.fragmentUsage.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['platform', 'rules', 'question']),
    );
    const speakers = input.fragmentUsage.filter(({ role }) => role === 'system').map(({ trust }) => trust);
    expect(speakers).toEqual(['system', 'developer']);
    expect('changes' in input && input.changes.length).toBeGreaterThan(0);
  });
});

test("takes the user's own files and question", () => {
  const text = file(
    'harbour.txt',
    '# 港口\n\n吊车在三号泊位。\n\n# Crane\n\nThe crane stands at berth three.\n',
  );
  const data = file('berths.json', '\uFEFF{"berths":[{"number":3,"crane":true,"phone":"555"}]}');
  const { input } = JSON.parse(
    run('--text', text, '--data', data, '--question', 'Where is the crane?', '--budget', '2000', '--json'),
  ) as Prepared;
  expect(input.messages.at(-2)?.content).toBe('{"berths":[{"number":3,"crane":true}]}');
  expect(input.messages.at(-1)?.content).toBe('Where is the crane?');
  expect('changes' in input).toBe(false);
});

test('writes a page', () => {
  const page = join(folder, 'input.html');
  run('--html', page);
  expect(readFileSync(page, 'utf8')).toMatch(/^<!doctype html>/i);
});

describe('what the user can mend gives one line and a non-zero exit', () => {
  test.each([
    ['a missing file', ['--text', join(folder, 'none.txt')], /none\.txt does not exist/],
    ['a folder', ['--text', folder], /is a folder/],
    ['invalid JSON', ['--data', file('bad.json', '{"a":')], /bad\.json is not valid JSON/],
    [
      'a binary file',
      ['--text', file('image.png', Uint8Array.of(0x89, 0x50, 0, 0xff))],
      /image\.png is no plain UTF-8 text/,
    ],
    ['text with a NUL', ['--text', file('nul.txt', 'a\0b')], /nul\.txt is no plain UTF-8 text/],
    [
      'a budget that holds nothing',
      ['--budget', '100'],
      /a budget of 100 cannot hold the input: it needs at least \d+/,
    ],
    ['a budget that is no number', ['--budget', 'much'], /--budget takes a whole number/],
    ['an empty question', ['--question', ' '], /--question is empty/],
    ['an unknown option', ['--colour'], /Unknown option '--colour'/],
  ])('%s', (_, args, expected) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', 'tsx', main, ...args], {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(expected);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });
});
