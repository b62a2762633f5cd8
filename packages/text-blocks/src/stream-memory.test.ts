import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { outlineTextBlocks } from './outline-text-blocks.js';
import { packTextBlocks } from './pack-text-blocks.js';
import { splitPieces } from './split-pieces.js';
import { asBlocks } from './testing/as-blocks.js';

// The long run takes the sizes that are promised; the everyday one enough of them to be hurt by a leak.
const isLong = Number(process.env['TEST_RUNS']) >= 1_000_000;

test('a text far larger than the heap passes through', () => {
  const chars = isLong ? 2 ** 30 : 2 ** 26;
  const kit = fileURLToPath(new URL('../dist/index.js', import.meta.url));
  const program = `
    const { streamTextBlocks } = await import(${JSON.stringify(kit)});
    const piece = ('# Heading\\n\\n' + 'Some text of a line.\\n'.repeat(40) + '\\n').repeat(80).slice(0, 65536);
    function* pieces() {
      for (let sent = 0; sent < ${chars}; sent += piece.length) yield piece + String(sent).slice(0, 0);
    }
    let chars = 0;
    for await (const block of streamTextBlocks(pieces(), { targetChars: 1000 })) chars += block.text.length;
    console.log(chars);
  `;
  const printed = execFileSync(process.execPath, [
    '--max-old-space-size=64',
    '--input-type=module',
    '-e',
    program,
  ]);
  expect(Number(printed)).toBe(chars);
});

test('a line of any length in pieces of one character is joined once', () => {
  const chars = isLong ? 10_000_000 : 300_000;
  const split = splitPieces(100);
  let blocks = 0;
  for (let index = 0; index < chars; index++) blocks += split('x', false).length;
  expect(blocks).toBe(0);
  const [block] = split('\n', false);
  expect(block?.text.length).toBe(chars + 1);
});

test('many lines of a huge block in pieces of one character are joined once', () => {
  const chars = isLong ? 10_000_000 : 300_000;
  const split = splitPieces(Number.MAX_SAFE_INTEGER);
  let blocks = 0;
  for (let index = 0; index < chars; index++) blocks += split(index % 2 ? '\n' : 'x', false).length;
  expect(blocks).toBe(0);
  expect(split('', true)[0]?.text).toBe('x\n'.repeat(chars / 2));
});

test('a blank line of any length in pieces of one character is looked at once', () => {
  const chars = isLong ? 10_000_000 : 300_000;
  const split = splitPieces(Number.MAX_SAFE_INTEGER);
  split('a\n\n', false);
  let blocks = 0;
  for (let index = 0; index < chars; index++) blocks += split(' ', false).length;
  expect(blocks).toBe(0);
  expect(split('x', false)[0]?.text).toBe('a\n\n');
});

test('a line of any length in blocks of one character is looked at once', () => {
  const chars = isLong ? 1_000_000 : 200_000;
  for (const text of ['x', ' ', '#', '`']) {
    const blocks = asBlocks(Array.from({ length: chars }, () => text));
    expect(outlineTextBlocks(blocks)).toHaveLength(chars);
    expect(packTextBlocks(blocks, { targetChars: chars })).toHaveLength(1);
  }
});
