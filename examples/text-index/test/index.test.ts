import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync, cpSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { cutDocument } from '../src/cut-document.js';
import { findDocuments } from '../src/find-documents.js';
import { openIndex } from '../src/open-index.js';
import { progressBar } from '../src/progress-bar.js';
import { showHit } from '../src/show-hit.js';

const fixtures = fileURLToPath(new URL('documents', import.meta.url));
const temporary = mkdtempSync(join(tmpdir(), 'text-index-'));
const folder = join(temporary, 'documents');
const indexFile = join(temporary, 'index.json');
cpSync(fixtures, folder, { recursive: true });
afterAll(() => rmSync(temporary, { recursive: true }));

const open = () => openIndex(indexFile, folder, findDocuments(folder), () => {});

describe('the index', () => {
  test('finds the documents', () => {
    expect(findDocuments(folder).map(({ file }) => file.replaceAll('\\', '/'))).toEqual([
      'guides/码头.md',
      'harbour.md',
      'log.txt',
    ]);
  });

  test('cuts a document into pieces that are the document, none too long', () => {
    for (const { file } of findDocuments(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      const pieces = cutDocument(text);
      expect(pieces.map(piece => piece.text).join('')).toBe(text);
      for (const { start, end, text: piece } of pieces) {
        expect(piece).toBe(text.slice(start, end));
        expect(piece.length).toBeLessThanOrEqual(1000);
      }
    }
  });

  test('is made once, and again when a document was changed', () => {
    expect(open()).toMatchObject({ isFresh: true, pieces: 5 });
    expect(open()).toMatchObject({ isFresh: false, pieces: 5 });
    writeFileSync(join(folder, 'new.txt'), 'Nothing new.');
    utimesSync(join(folder, 'new.txt'), 1, 1);
    expect(open()).toMatchObject({ isFresh: true, pieces: 6 });
    rmSync(join(folder, 'new.txt'));
    expect(open()).toMatchObject({ isFresh: true, pieces: 5 });
  });

  test('answers from disk as it does at first', () => {
    const asked = ['lamp at night', '起重机', 'boiler'];
    const [first, second] = [open(), open()].map(({ index }) =>
      asked.map(query => index.search(query).map(({ id, score }) => ({ id, score }))),
    );
    expect(second).toEqual(first);
  });

  test('shows a hit in its place', () => {
    const [hit] = open().index.search('lamp dusk');
    expect(showHit(folder, hit!)).toMatchInlineSnapshot(`
      "harbour.md:16  Harbour  [0, 390)
         14 ┃ ## Signals
         15 ┃
         16 ┃ A green lamp means: come in. A red lamp means: wait at the buoy.
         17 ┃
         18 ┃ ### At night"
    `);
    const [far] = open().index.search('boiler');
    expect(showHit(folder, far!)).toMatchInlineSnapshot(`
      "log.txt:1  (no heading)  [1957, 2894)
          1 ┃ e moored at berth one. Day 54: the crane lifted a boiler. Day 55: a barge moored at berth one. Day 5"
    `);
    const [chinese] = open().index.search('申请起重机');
    expect(showHit(folder, chinese!)).toMatchInlineSnapshot(`
      "guides/码头.md:7  码头指南  [0, 80)
          5 ┃ 夜间只开放一号泊位。绿灯表示可以进港，红灯表示在浮标处等候。
          6 ┃
          7 ┃ ## 起重机
          8 ┃
          9 ┃ 三号泊位有唯一的起重机。使用之前请向港务长申请。"
    `);
  });
});

test('shows progress to people only', () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const silent = progressBar('indexing', { write });
  silent(1, 1);
  expect(written).toEqual([]);
  const shown = progressBar('indexing', { isTTY: true, write });
  for (let done = 0; done <= 300; done++) shown(done, 300);
  expect(written).toHaveLength(31);
  expect(written.at(-1)).toBe(`\rindexing ${'█'.repeat(30)} 300/300\n`);
});

test('runs with one command', () => {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const output = execFileSync(process.execPath, ['--import', 'tsx', main, fixtures, 'which lamp at night'], {
    encoding: 'utf8',
  });
  expect(output).toMatch(
    /^5 pieces of 3 documents, (indexed now|read from disk)\nbest for "which lamp at night":\n/,
  );
  expect(output).toContain('harbour.md:');
});
