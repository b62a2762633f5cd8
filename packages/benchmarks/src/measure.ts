import { performance } from 'node:perf_hooks';

/** Something to time: `run` does one whole unit of work and returns something that depends on it. */
export interface Contender {
  readonly name: string;
  readonly run: () => unknown;
}

/** Milliseconds per run, by contender and in the order of the rounds. */
export type Samples = Map<string, number[]>;

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
 * Milliseconds per run of each contender in each round. All run in this process, one after the other in every round,
 * each round starting with another one, so that noise and heat meet all of them alike.
 */
export function sample(contenders: readonly Contender[], options: MeasureOptions): Samples {
  const samples: Samples = new Map(contenders.map(({ name }) => [name, [] as number[]]));
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
  return samples;
}

/** The same for contenders that may return a promise; each run is awaited. */
export async function sampleAsync(
  contenders: readonly Contender[],
  options: MeasureOptions,
): Promise<Samples> {
  const samples: Samples = new Map(contenders.map(({ name }) => [name, [] as number[]]));
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
  return samples;
}

/** The medians of all rounds. */
export function measure(contenders: readonly Contender[], options: MeasureOptions): Map<string, number> {
  return medians(sample(contenders, options));
}

/** The same for contenders that may return a promise. */
export async function measureAsync(
  contenders: readonly Contender[],
  options: MeasureOptions,
): Promise<Map<string, number>> {
  return medians(await sampleAsync(contenders, options));
}

function medians(samples: Samples): Map<string, number> {
  return new Map([...samples].map(([name, values]) => [name, median(values)]));
}

/**
 * How many times as long as the other one a contender takes: the median of the ratios in each round. Two cores that are
 * shared are twice as fast in some seconds as in others, which meets the runs of one round alike.
 */
export function ratioOf(samples: Samples, name: string, other: string): number {
  const others = samples.get(other)!;
  return median(samples.get(name)!.map((time, round) => time / others[round]!));
}

/** The middle value; of an even number the lower middle one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1]!;
}
