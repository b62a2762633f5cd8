import { splitTextBlocks, streamTextBlocks } from '@jangts/text-blocks';
import { barChart } from './chart.js';
import { adversarialTexts, grow, readCorpora } from './corpora.js';
import { type Contender, measure, measureAsync, type MeasureOptions } from './measure.js';
import { figure, provenance, publish, publishChart, type Table, versionOf } from './report.js';
import { inspect, loadPeers, targetChars } from './text-blocks-peers.js';

type Range = Readonly<{ start: number; end: number }>;

/** A bare walk over the line ends. */
function scan(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

/** The least that any splitter of this contract does: the scan, and the result from offsets that are known. */
function floor(text: string, known: readonly Range[]): unknown {
  const lines = scan(text);
  const blocks = [];
  for (const { start, end } of known) {
    blocks.push({ number: blocks.length + 1, start, end, text: text.slice(start, end) });
  }
  return [lines, blocks];
}

function contenders(text: string): Contender[] {
  const known = splitTextBlocks(text, { targetChars }).map(({ start, end }) => ({ start, end }));
  return [
    { name: 'scan', run: () => scan(text) },
    { name: 'floor', run: () => floor(text, known) },
    { name: 'ours', run: () => splitTextBlocks(text, { targetChars }) },
  ];
}

/** Ours in ratios to the floor and to the scan, and milliseconds per million characters to see how they grow. */
function compare(text: string, options: MeasureOptions) {
  const times = measure(contenders(text), options);
  const [scan, floor, ours] = ['scan', 'floor', 'ours'].map(name => times.get(name)!) as [
    number,
    number,
    number,
  ];
  return {
    overFloor: ours / floor,
    overScan: ours / scan,
    scanPerChar: scan / text.length,
    perChar: ours / text.length,
  };
}

async function streamOver(text: string, options: MeasureOptions): Promise<number> {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += 65536) pieces.push(text.slice(at, at + 65536));
  const times = await measureAsync(
    [
      { name: 'whole', run: () => splitTextBlocks(text, { targetChars }) },
      {
        name: 'stream',
        run: async () => {
          let count = 0;
          for await (const block of streamTextBlocks(pieces, { targetChars })) count += block.text.length;
          return count;
        },
      },
    ],
    options,
  );
  return times.get('stream')! / times.get('whole')!;
}

const size = (chars: number) => (chars < 1e6 ? `${chars / 1e3} K` : `${chars / 1e6} M`);

/** Measures the kit and writes what it found. */
export async function bench(options: MeasureOptions, isQuick: boolean): Promise<void> {
  const few = { ...options, rounds: Math.min(options.rounds, 5) };
  const fewest = { ...options, rounds: 3 };
  const corpora = readCorpora();
  const sizes = isQuick ? [1e5, 1e6] : [1e5, 1e6, 1e7, 1e8];
  const most = isQuick ? 1e6 : 1e7;

  const real: Table = {
    title: 'Time in ratios to the floor: the newline scan plus building the same result from known offsets',
    columns: ['text', ...sizes.map(size), `× scan at ${size(most)}`, `stream ÷ whole at ${size(most)}`],
    rows: [],
  };
  for (const [name, corpus] of Object.entries(corpora)) {
    const row: string[] = [name];
    let overScan = 0;
    for (const chars of sizes) {
      const found = compare(grow(corpus, chars), chars > 1e7 ? fewest : options);
      row.push(figure(found.overFloor));
      if (chars === most) overScan = found.overScan;
    }
    row.push(figure(overScan), figure(await streamOver(grow(corpus, most), few)));
    (real.rows as string[][]).push(row);
    console.log(row.join(' | '));
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
