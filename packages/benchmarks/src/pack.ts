import { packTextBlocks, splitTextBlocks } from '@jangts/text-blocks';
import { barChart } from './chart.js';
import { grow, readCorpora } from './corpora.js';
import { measureAsync, type MeasureOptions } from './measure.js';
import { judge } from './pack-quality.js';
import { figure, provenance, publish, publishChart, type Table, versionOf } from './report.js';
import { targetChars } from './target-chars.js';
import { loadPeers } from './text-blocks-peers.js';

const ours = 'split and pack';
const beside = /Recursive|Markdown|recursive/;
const texts = ['Markdown, Latin-1', 'Markdown, mixed Unicode', 'Markdown, Chinese'] as const;

const percent = (share: number) => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;

/** Measures splitting and packing together beside the splitters that are used for indexes. */
export async function bench(options: MeasureOptions, isQuick: boolean): Promise<void> {
  // V8 learns over several runs where objects that live long are best put, the peers' as well as ours.
  const few = { ...options, rounds: Math.min(options.rounds, 9), warmUpMs: options.warmUpMs * 10 };
  const corpora = readCorpora();
  const chars = isQuick ? 1e6 : 1e7;
  const peers = [
    {
      name: ours,
      split: (text: string): unknown =>
        packTextBlocks(splitTextBlocks(text, { targetChars }), { targetChars }),
      read: (blocks: any) => blocks as { text: string }[],
    },
    {
      name: 'split alone',
      split: (text: string): unknown => splitTextBlocks(text, { targetChars }),
      read: (blocks: any) => blocks as { text: string }[],
    },
    ...(await loadPeers()).filter(({ name, maxChars }) => maxChars === Infinity && beside.test(name)),
  ];
  const tables: Table[] = [];
  let bars: { label: string; value: number; note: string; ours: boolean }[] = [];
  for (const name of texts) {
    const long = grow(corpora[name], chars);
    // Judged on all of the corpus, once: no piece of it twice.
    const judged = corpora[name].slice(0, chars);
    const times = await measureAsync(
      peers.map(({ name, split }) => ({ name, run: () => split(long) })),
      few,
    );
    const rows: (string | number)[][] = [];
    for (const peer of peers) {
      const pieces = peer.read(await peer.split(judged)).map(({ text }) => text);
      const found = judge(judged, pieces, targetChars);
      rows.push([
        peer.name,
        figure(times.get(peer.name)! / times.get(ours)!),
        figure(found.pieces),
        found.fill.toFixed(2),
        percent(found.structural),
        figure(found.headingsTorn),
        percent(found.sentencesTorn),
      ]);
      console.log(rows.at(-1)!.join(' | '));
    }
    tables.push({
      title: `${name}: time at ${chars / 1e6} M characters, pieces of ${(judged.length / 1e6).toFixed(1)} M, target ${targetChars}`,
      columns: [
        'splitter',
        '× ours',
        'pieces',
        'mean fill',
        'begin at a heading or paragraph',
        'headings torn from their text',
        'end within a sentence',
      ],
      rows,
    });
    if (name === 'Markdown, mixed Unicode') {
      bars = peers.map(({ name }) => {
        const value = times.get(name)! / times.get(ours)!;
        return { label: name, value, note: `${figure(value)} ×`, ours: name === ours };
      });
    }
  }
  if (isQuick) return;
  const names = ['@langchain/textsplitters', '@chonkiejs/core', '@mastra/rag'];
  const versions = Object.fromEntries(names.map(name => [name, versionOf(name)]));
  publish('pack', tables, provenance(versions), { kit: 'text-blocks', marker: 'bench-pack' });
  publishChart(
    'pack',
    barChart('Pieces for an index from 10 M characters of Markdown', 'time in ratios to ours', bars),
  );
}
