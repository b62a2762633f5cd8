// The row of one corpus; as a script, `text-blocks-corpus.ts <name> <plan>` prints it.
import { fileURLToPath } from 'node:url';
import { grow, readCorpora } from './corpora.js';
import type { MeasureOptions } from './measure.js';
import { compare, streamOver } from './text-blocks-floor.js';

/** How a corpus is measured. */
export interface CorpusPlan {
  readonly sizes: readonly number[];
  /** The size for the ratio to the scan, and for the stream. */
  readonly most: number;
  readonly options: MeasureOptions;
  /** For more than ten million characters. */
  readonly fewest: MeasureOptions;
}

/** The ratios to the floor at each size, the ratio to the scan, and that of the stream to the whole. */
export async function measureCorpus(corpus: string, plan: CorpusPlan): Promise<number[]> {
  const { sizes, most, options, fewest } = plan;
  const row: number[] = [];
  let overScan = 0;
  for (const chars of sizes) {
    const found = compare(grow(corpus, chars), chars > 1e7 ? fewest : options);
    row.push(found.overFloor);
    if (chars === most) overScan = found.overScan;
  }
  const stream = await streamOver(grow(corpus, most), { ...options, rounds: Math.min(options.rounds, 5) });
  return [...row, overScan, stream];
}

const [, script, name, plan] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  const corpora: Record<string, string> = { ...readCorpora() };
  console.log(JSON.stringify(await measureCorpus(corpora[name!]!, JSON.parse(plan!) as CorpusPlan)));
}
