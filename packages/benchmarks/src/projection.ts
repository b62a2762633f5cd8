// `pnpm bench projection`: what fitting a value into 2,000 characters costs beside JSON.stringify and others.
import { defineContentProjection, projectContinuousExcerpt } from '@jangts/projection';
import { barChart, type Bar } from './chart.js';
import { measure, median, type Contender, type MeasureOptions } from './measure.js';
import { bodies, fanOut, plainLadder, rows, sharedGraph, wideRecord } from './projection-data.js';
import { peers, type Peer } from './projection-peers.js';
import { figure, provenance, publish, publishChart, versionOf, type Table } from './report.js';

const maxChars = 2000;
const projection = defineContentProjection({
  counts: [10, 3, 1],
  lengths: [200, 80, 20],
  fallback: () => '{}',
});
const project = (value: unknown, budget = maxChars): string =>
  projection.project({ value, maxChars: budget }).text;
const ours = '@jangts/projection';

export async function bench(options: MeasureOptions, isQuick: boolean): Promise<void> {
  const others = await peers();
  const [over, bars] = overBudget(others, options, isQuick);
  const tables = [over, within(options), traps(options), excerpts(isQuick), guarantees(others)];
  const versions = Object.fromEntries(others.map(({ package: name }) => [name, versionOf(name)]));
  publish('projection', tables, provenance(versions));
  publishChart(
    'projection',
    barChart('Bringing 100 KB of rows under 2,000 characters', 'time, JSON.stringify of the rows = 1', bars),
  );
}

const ratio = (value: number): string => (value < 1 ? `1/${figure(1 / value)}` : figure(value));

function overBudget(others: readonly Peer[], options: MeasureOptions, isQuick: boolean): [Table, Bar[]] {
  const sizes = isQuick
    ? { '100 KB': 750, '10 MB': 75_000 }
    : { '100 KB': 750, '10 MB': 75_000, '100 MB': 750_000 };
  const cells = new Map<string, string[]>();
  const bars: Bar[] = [];
  const times: number[] = [];
  for (const [size, count] of Object.entries(sizes)) {
    const value = rows(count);
    const chars = JSON.stringify(value).length;
    const contenders: Contender[] = [
      { name: 'JSON.stringify', run: () => JSON.stringify(value) },
      { name: ours, run: () => project(value) },
      { name: 'JSON.stringify, then the same ladder', run: () => plainLadder(value, maxChars) },
      ...others
        .filter(({ upTo }) => chars <= upTo)
        .map(({ name, run }) => ({ name, run: () => run(value, maxChars) })),
    ];
    const found = measure(contenders, options);
    const base = found.get('JSON.stringify')!;
    times.push(found.get(ours)!);
    for (const name of [...contenders.map(({ name }) => name), ...others.map(({ name }) => name)]) {
      const time = found.get(name);
      const row = cells.get(name) ?? [];
      while (row.length < times.length) row.push('–');
      if (time !== undefined) row[times.length - 1] = ratio(time / base);
      cells.set(name, row);
      if (size === '100 KB' && time !== undefined && !bars.some(({ label }) => label === name)) {
        bars.push({ label: name, value: time / base, note: `${ratio(time / base)} ×`, ours: name === ours });
      }
    }
    const heap = heapOf(() => project(value)) / heapOf(() => JSON.stringify(value));
    cells.set('heap of a call', [...(cells.get('heap of a call') ?? []), ratio(heap)]);
    cells.set('against 100 KB', [...(cells.get('against 100 KB') ?? []), figure(times.at(-1)! / times[0]!)]);
  }
  const table = {
    title: 'A value over the budget of 2,000 characters (× JSON.stringify of the value)',
    columns: ['', ...Object.keys(sizes)],
    rows: [...cells].map(([name, row]) => [name === ours ? `**${name}**` : name].concat(row)),
  };
  return [table, bars];
}

/** Bytes that a call leaves on the heap before anything is collected: median of seven. */
function heapOf(run: () => unknown): number {
  const bytes: number[] = [];
  for (let round = 0; bytes.length < 7 && round < 100; round++) {
    globalThis.gc?.();
    // A collection throws away code as well: what it takes to make that again is none of the call's.
    run();
    const before = process.memoryUsage().heapUsed;
    const kept = run();
    const taken = process.memoryUsage().heapUsed - before;
    // Less than before tells of a collection during the call, and nothing of the call.
    if (taken > 0) bytes.push(taken);
    if (kept === undefined) throw new Error('no text');
  }
  return median(bytes);
}

function within(options: MeasureOptions): Table {
  const values = {
    '1 KB of rows': rows(8),
    '16 KB of rows': rows(120),
    '16 KB of whole numbers': Array.from({ length: 3000 }, (_, index) => index * 7),
    '16 KB of fractions': Array.from({ length: 900 }, (_, index) => index / 7),
  };
  return {
    title: 'A value within the budget (× JSON.stringify of the value)',
    columns: ['', ours],
    rows: Object.entries(values).map(([name, value]) => {
      const found = measure(
        [
          { name: 'JSON.stringify', run: () => JSON.stringify(value) },
          { name: ours, run: () => project(value, 100_000) },
        ],
        options,
      );
      return [name, (found.get(ours)! / found.get('JSON.stringify')!).toFixed(2)];
    }),
  };
}

function traps(options: MeasureOptions): Table {
  const nested = fanOut(10, 5);
  const wide = wideRecord(1_000_000);
  const graph = sharedGraph(40);
  const time = (name: string, run: () => unknown): number =>
    measure([{ name, run }], { ...options, warmUpMs: Math.min(options.warmUpMs, 100) }).get(name)!;
  const keys = measure(
    [
      { name: 'keys', run: () => Object.keys(wide) },
      { name: ours, run: () => project(wide) },
    ],
    options,
  );
  const ladder = time('ladder', () => plainLadder(nested, maxChars));
  return {
    title: 'Traps',
    columns: ['', ours],
    rows: [
      [
        'arrays of 10 in 5 levels: × faster than the plain ladder',
        figure(ladder / time('nested', () => project(nested))),
      ],
      ['shared graph of 40 levels, milliseconds', figure(time('graph', () => project(graph)))],
      ['record of 1,000,000 keys: × Object.keys', (keys.get(ours)! / keys.get('keys')!).toFixed(2)],
    ],
  };
}

function excerpts(isQuick: boolean): Table {
  const lengths = isQuick ? [1e3, 1e5] : [1e3, 1e4, 1e5, 1e6, 1e7];
  const counts: number[] = [];
  let most = 0;
  let rendered = 0;
  let overBound = 0;
  for (const length of lengths) {
    for (const [, body] of bodies(length)) {
      for (const budget of [100, 500, 2000, 8000]) {
        let calls = 0;
        let chars = 0;
        projectContinuousExcerpt(body, budget, prefix => {
          const text = JSON.stringify({ excerpt: body.slice(0, prefix) });
          calls++;
          chars += text.length;
          return text;
        });
        counts.push(calls);
        most = Math.max(most, calls);
        rendered = Math.max(rendered, chars / budget);
        if (calls > 2 * Math.log2(length + 1) + 3) overBound++;
      }
    }
  }
  counts.sort((a, b) => a - b);
  return {
    title:
      'Calls of render for an excerpt (ASCII, CJK, emoji, escapes, mixed; 1 KB to 10 MB; budgets 100 to 8,000)',
    columns: ['mean', '95 % at most', 'at most', 'over 2·log₂(n + 1) + 3', 'characters rendered, × budget'],
    rows: [
      [
        (counts.reduce((sum, calls) => sum + calls) / counts.length).toFixed(2),
        counts[Math.floor(counts.length * 0.95)]!,
        most,
        overBound,
        rendered.toFixed(1),
      ],
    ],
  };
}

/** What each gives on inputs that often go wrong. */
function guarantees(others: readonly Peer[]): Table {
  const inputs = [
    rows(300),
    { text: `${'a'.repeat(199)}😀${'b'.repeat(9000)}` },
    Array.from({ length: 60 }, () => '"\n'.repeat(50)),
    { text: '正文😀'.repeat(2000) },
    'x'.repeat(5000),
  ];
  const all = [{ name: `**${ours}**`, run: project }, ...others];
  return {
    title: 'What they keep on five inputs that often go wrong',
    columns: ['', 'the text parses', 'within the budget', 'no surrogate pair parted', 'content is left'],
    rows: all.map(({ name, run }) => {
      const texts = inputs.map(input => {
        try {
          // One answers nothing at all for a long string.
          return String(run(input, maxChars));
        } catch {
          return 'an error';
        }
      });
      const share = (holds: (text: string) => boolean) => `${texts.filter(holds).length}/${texts.length}`;
      return [
        name,
        share(parses),
        share(text => text.length <= maxChars),
        share(text => !/\\ud[89a-f]/i.test(text)),
        share(text => parses(text) && text.length > 50),
      ];
    }),
  };
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
