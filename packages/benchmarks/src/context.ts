import { assembleContextPlan, assembleFragments } from '@jangts/context';
import { barChart } from './chart.js';
import { makeFragments, mixes, rewriteTenth } from './context-data.js';
import { langchainTrim, measureAsync, promptTsx } from './context-peers.js';
import { measure, type MeasureOptions } from './measure.js';
import { figure, provenance, publish, publishChart, versionOf } from './report.js';

const noLimit = Number.MAX_SAFE_INTEGER;

function stringifyEach(values: readonly unknown[]): number {
  let chars = 0;
  for (const value of values) chars += JSON.stringify(value).length;
  return chars;
}

/** The floor: the messages' JSON once, and each record of each list that is passed once. */
function floorOf(
  fragments: Parameters<typeof assembleFragments>[0],
  ...lists: (typeof fragments)[]
): () => number {
  const { messages } = assembleFragments(fragments, noLimit);
  const records = [fragments, ...lists]
    .flat()
    .flatMap(({ value }) => (typeof value === 'string' ? [] : [value]));
  return () => JSON.stringify(messages).length + stringifyEach(records);
}

function measureMix(count: number, share: number, options: MeasureOptions) {
  const originalFragments = makeFragments(count, share);
  const { fragments, mutableFragmentIds } = rewriteTenth(originalFragments);
  const plan = { fragments, originalFragments, mutableFragmentIds, maxInputChars: noLimit };
  const times = measure(
    [
      { name: 'floor', run: floorOf(originalFragments) },
      { name: 'assemble', run: () => assembleFragments(originalFragments, noLimit) },
      { name: 'audit floor', run: floorOf(fragments, originalFragments) },
      { name: 'audit', run: () => assembleContextPlan(plan) },
    ],
    options,
  );
  const time = (name: string) => times.get(name)!;
  return {
    assemble: time('assemble') / time('floor'),
    audit: time('audit') / time('audit floor'),
  };
}

/** Time per fragment at each count: side by side, and long enough for the heap to have the size that it keeps. */
function timeEach(counts: readonly number[], share: number): Map<string, number> {
  const contenders = counts.map(count => {
    const fragments = makeFragments(count, share);
    return { name: `${count}`, run: () => assembleFragments(fragments, noLimit) };
  });
  const times = measure(contenders, { rounds: 7, sampleMs: 200, warmUpMs: 1000 });
  return new Map(counts.map(count => [`${count}`, times.get(`${count}`)! / count]));
}

export async function bench(options: MeasureOptions, isQuick: boolean): Promise<void> {
  const counts = isQuick ? [100, 1000] : [100, 1000, 10_000, 100_000];
  const rows: (string | number)[][] = [];
  for (const [mix, share] of Object.entries(mixes)) {
    const each = isQuick ? undefined : timeEach(counts, share);
    for (const count of counts) {
      const rounds = count > 10_000 ? Math.min(5, options.rounds) : options.rounds;
      const { assemble, audit } = measureMix(count, share, { ...options, rounds });
      rows.push([
        `${mix}, ${count.toLocaleString('en-US')}`,
        figure(assemble),
        figure(audit),
        figure(each === undefined ? Number.NaN : each.get(`${count}`)! / each.get('1000')!),
      ]);
      console.log(rows.at(-1)!.join('  '));
    }
  }

  const count = isQuick ? 400 : 4000;
  const texts = makeFragments(count, 0);
  const half = texts.filter((_, index) => index % 2);
  const { messages, inputChars } = assembleFragments(texts, noLimit);
  const plan = {
    fragments: half,
    originalFragments: texts,
    mutableFragmentIds: texts.map(({ id }) => id),
    maxInputChars: noLimit,
  };
  const contenders = [
    { name: 'JSON.stringify(messages)', run: () => JSON.stringify(messages) },
    { name: 'assembleFragments', run: () => assembleFragments(texts, noLimit) },
    { name: 'assembleContextPlan, half removed', run: () => assembleContextPlan(plan) },
    { name: 'LangChain trimMessages, to half', run: langchainTrim(texts, inputChars / 2) },
    { name: 'prompt-tsx, everything fits', run: promptTsx(texts) },
  ];
  const times = await measureAsync(contenders, isQuick ? 3 : 9);
  const base = times.get('JSON.stringify(messages)')!;
  const bars = contenders.slice(1).map(({ name }) => {
    const value = times.get(name)! / base;
    return { label: name, value, note: `${figure(value)} ×`, ours: name.startsWith('assemble') };
  });
  for (const { label, note } of bars) console.log(label, note);
  if (isQuick) return;

  publish(
    'context',
    [
      {
        title:
          'Against the floor: JSON.stringify of the messages once, and of each record that is passed once',
        columns: [
          'fragments',
          'assemble ×',
          'audit, a tenth rewritten ×',
          'time per fragment, of that at 1,000',
        ],
        rows,
      },
      {
        title: 'Beside peers: 4,000 texts, × JSON.stringify(messages)',
        columns: ['', '×'],
        rows: bars.map(({ label, note }) => [label, note]),
      },
    ],
    provenance({
      '@langchain/core': versionOf('@langchain/core'),
      '@vscode/prompt-tsx': versionOf('@vscode/prompt-tsx'),
    }),
  );
  publishChart('context', barChart('Assembling 4,000 texts', 'Time, × JSON.stringify of the messages', bars));
}
