import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { barChart } from './chart.js';
import { adversarialTexts, grow, readCorpora } from './corpora.js';
import { measureAsync, median, type MeasureOptions } from './measure.js';
import { figure, provenance, publish, publishChart, type Table, versionOf } from './report.js';
import { targetChars } from './target-chars.js';
import { measureCorpus, type CorpusPlan } from './text-blocks-corpus.js';
import { compare, scan } from './text-blocks-floor.js';
import { inspect, loadPeers } from './text-blocks-peers.js';

const size = (chars: number) => (chars < 1e6 ? `${chars / 1e3} K` : `${chars / 1e6} M`);

/** An engine compiles the same code in one way or another from process to process: the median of three counts. */
const processes = 3;

/**
 * The row of a corpus, from processes of its own: what an engine learned from other texts and from streams, and how
 * much its heap has grown by then, would count as well.
 */
function measureAlone(name: string, plan: CorpusPlan): number[] {
  const script = fileURLToPath(new URL('text-blocks-corpus.ts', import.meta.url));
  const given = [...process.execArgv, script, name, JSON.stringify(plan)];
  const rows = Array.from(
    { length: processes },
    () => JSON.parse(execFileSync(process.execPath, given, { encoding: 'utf8' })) as number[],
  );
  return rows[0]!.map((_, column) => median(rows.map(row => row[column]!)));
}

/** Measures the kit and writes what it found. */
export async function bench(options: MeasureOptions, isQuick: boolean): Promise<void> {
  const few = { ...options, rounds: Math.min(options.rounds, 5) };
  const fewest = { ...options, rounds: 3 };
  const corpora = readCorpora();
  const sizes = isQuick ? [1e5, 1e6] : [1e5, 1e6, 1e7, 1e8];
  const most = isQuick ? 1e6 : 1e7;

  const real: Table = {
    title:
      'Time in ratios to the floor: the newline scan plus building the same result from known offsets (medians of three processes)',
    columns: ['text', ...sizes.map(size), `× scan at ${size(most)}`, `stream ÷ whole at ${size(most)}`],
    rows: [],
  };
  const plan: CorpusPlan = { sizes, most, options, fewest };
  for (const [name, corpus] of Object.entries(corpora)) {
    const row = isQuick ? await measureCorpus(corpus, plan) : measureAlone(name, plan);
    (real.rows as string[][]).push([name, ...row.map(figure)]);
    console.log(real.rows.at(-1)!.join(' | '));
  }

  const hard: Table = {
    title: 'Hard texts: ratios to the floor, and growth of the time per character beside that of the scan',
    columns: ['text', size(most / 10), size(most), 'growth ÷ growth of the scan'],
    rows: [],
  };
  for (const [name, make] of Object.entries(adversarialTexts)) {
    const small = compare(make(most / 10), options);
    const large = compare(make(most), few);
    const growth = large.perChar / small.perChar / (large.scanPerChar / small.scanPerChar);
    (hard.rows as string[][]).push([name, figure(small.overFloor), figure(large.overFloor), figure(growth)]);
    console.log(hard.rows.at(-1)!.join(' | '));
  }

  const { tables, bars } = await comparePeers(grow(corpora['Markdown, mixed Unicode'], most), few, isQuick);
  const names = [
    '@langchain/textsplitters',
    '@chonkiejs/chunk',
    '@chonkiejs/core',
    '@mastra/rag',
    'llm-splitter',
  ];
  const versions = Object.fromEntries([...names, '@llamaindex/core'].map(name => [name, versionOf(name)]));
  if (isQuick) return;
  publish('text-blocks', [...tables, real, hard], provenance(versions));
  publishChart(
    'text-blocks',
    barChart(`Splitting ${size(most)} characters of Markdown`, 'time in ratios to a newline scan', bars),
  );
}

/** Every peer beside ours and the scan, on as much of the text as it is fast enough for. */
async function comparePeers(text: string, options: MeasureOptions, isQuick: boolean) {
  // The slowest need seconds a run.
  const peers = (await loadPeers()).filter(peer => !isQuick || peer.maxChars > 1e6);
  const table: Table = {
    title: `Beside other splitters: ${size(text.length)} characters of Markdown (fewer where said), target ${targetChars}`,
    columns: ['splitter', '× scan', '× ours', 'pieces', 'lossless', 'within target', 'right offsets'],
    rows: [],
  };
  const bars = [];
  for (const chars of new Set([text.length, 1e6, 1e5])) {
    const part = text.slice(0, chars) === text ? text : grow(text, chars);
    const group = peers.filter(peer => Math.min(peer.maxChars, text.length) === chars);
    const [ours] = peers;
    const runs = [ours!, ...group.filter(peer => peer !== ours)].map(({ name, split }) => ({
      name,
      run: () => split(part),
    }));
    const times = await measureAsync([{ name: 'scan', run: () => scan(part) }, ...runs], options);
    for (const { name, split, read } of group) {
      const pieces = read(await split(part));
      const ratio = times.get(name)! / times.get('scan')!;
      const label = chars === text.length ? name : `${name} (${size(chars)})`;
      const over = times.get(name)! / times.get(ours!.name)!;
      (table.rows as unknown[][]).push([
        label,
        figure(ratio),
        figure(over),
        figure(pieces.length),
        ...inspect(part, pieces),
      ]);
      bars.push({ label, value: ratio, note: `${figure(ratio)} ×`, ours: name === ours!.name });
      console.log(table.rows.at(-1)!.join(' | '));
    }
  }
  return { tables: [table], bars };
}
