// What text-blocks is measured against: the least that any splitter of its contract does.
import { splitTextBlocks, streamTextBlocks } from '@jangts/text-blocks';
import { type Contender, median, type MeasureOptions, ratioOf, sample, sampleAsync } from './measure.js';
import { targetChars } from './target-chars.js';

type Range = Readonly<{ start: number; end: number }>;

/** A bare walk over the line ends. */
export function scan(text: string): number {
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
export function compare(text: string, options: MeasureOptions) {
  const samples = sample(contenders(text), options);
  const perChar = (name: string) => median(samples.get(name)!) / text.length;
  return {
    overFloor: ratioOf(samples, 'ours', 'floor'),
    overScan: ratioOf(samples, 'ours', 'scan'),
    scanPerChar: perChar('scan'),
    perChar: perChar('ours'),
  };
}

/** The time of a stream in pieces of 64 K, in ratio to that of the whole. */
export async function streamOver(text: string, options: MeasureOptions): Promise<number> {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += 65536) pieces.push(text.slice(at, at + 65536));
  const samples = await sampleAsync(
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
  return ratioOf(samples, 'stream', 'whole');
}
