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
    each: (time('assemble') * 1000) / count,
  };
}

export async function bench(options: MeasureOptions, isQuick: boolean): Promise<void> {
  const counts = isQuick ? [100, 1000] : [100, 1000, 10_000, 100_000];
  const rows: (string | number)[][] = [];
  for (const [mix, share] of Object.entries(mixes)) {
    let atThousand = Number.NaN;
    for (const count of counts) {
      const rounds = count > 10_000 ? Math.min(5, options.rounds) : options.rounds;
      const { assemble, audit, each } = measureMix(count, share, { ...options, rounds });
      if (count === 1000) atThousand = each;
      rows.push([
        `${mix}, ${count.toLocaleString('en-US')}`,
        figure(assemble),
        figure(audit),
        figure(each / atThousand),
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
