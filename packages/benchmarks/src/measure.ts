import { performance } from 'node:perf_hooks';

/** Something to time: `run` does one whole unit of work and returns something that depends on it. */
export interface Contender {
  readonly name: string;
  readonly run: () => unknown;
}

/** How long and how often to measure. */
export interface MeasureOptions {
  /** Samples per contender; the median counts. */
  readonly rounds: number;
  /** A sample repeats `run` until this many milliseconds have passed, and some runs more where they take long. */
  readonly sampleMs: number;
  /** Each contender runs this long, and at least twice, before the first sample, and half as long after a collection. */
  readonly warmUpMs: number;
}

/** What `--quick` uses, and what the published figures use. */
export const quick: MeasureOptions = { rounds: 5, sampleMs: 4, warmUpMs: 20 };
export const thorough: MeasureOptions = { rounds: 9, sampleMs: 20, warmUpMs: 200 };

/**
 * Runs with large results are collected every few of them only, always at the same ones behind a collection that was
 * forced: a sample of one or two would time those, or none.
 */
const CYCLE = 6;

/** Whether a sample of so many runs and milliseconds has to go on. */
function isTooShort(runs: number, spent: number, { sampleMs }: MeasureOptions): boolean {
  return spent < sampleMs || (runs < CYCLE && spent < sampleMs * 25);
}

let sink: unknown;

/**
 * Median milliseconds per run of each contender. All run in this process, one after the other in every round,
 * each round starting with another one, so that noise and heat meet all of them alike.
 */
export function measure(contenders: readonly Contender[], options: MeasureOptions): Map<string, number> {
  const samples = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (const { run } of contenders) {
    const end = performance.now() + options.warmUpMs;
    for (let runs = 0; runs < 2 || performance.now() < end; runs++) sink = run();
  }
  for (let round = 0; round < options.rounds; round++) {
    for (let index = 0; index < contenders.length; index++) {
      const { name, run } = contenders[(index + round) % contenders.length]!;
      globalThis.gc?.();
      // A collection also drops optimised code, which comes back within some calls.
      const ready = performance.now() + options.warmUpMs / 2;
      do sink = run();
      while (performance.now() < ready);
      const start = performance.now();
      let runs = 0;
      let spent = 0;
      do {
        sink = run();
        runs++;
        spent = performance.now() - start;
      } while (isTooShort(runs, spent, options));
      samples.get(name)!.push(spent / runs);
    }
  }
  void sink;
  return new Map([...samples].map(([name, values]) => [name, median(values)]));
}

/** The same for contenders that may return a promise; each run is awaited. */
export async function measureAsync(
  contenders: readonly Contender[],
  options: MeasureOptions,
): Promise<Map<string, number>> {
  const samples = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (const { run } of contenders) {
    const end = performance.now() + options.warmUpMs;
    for (let runs = 0; runs < 2 || performance.now() < end; runs++) sink = await run();
  }
  for (let round = 0; round < options.rounds; round++) {
    for (let index = 0; index < contenders.length; index++) {
      const { name, run } = contenders[(index + round) % contenders.length]!;
      globalThis.gc?.();
      const ready = performance.now() + options.warmUpMs / 2;
      do sink = await run();
      while (performance.now() < ready);
      const start = performance.now();
      let runs = 0;
      let spent = 0;
      do {
        sink = await run();
        runs++;
        spent = performance.now() - start;
      } while (isTooShort(runs, spent, options));
      samples.get(name)!.push(spent / runs);
    }
  }
  return new Map([...samples].map(([name, values]) => [name, median(values)]));
}

/** The middle value; of an even number the lower middle one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1]!;
}
