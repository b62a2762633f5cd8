import type { TextBlock } from '@jangts/types';
import { describeLines } from './lines.js';

/** Packs as the contract says it, each packed block looked for from scratch. */
export function packSlowly(blocks: readonly TextBlock[], targetChars: number): TextBlock[] {
  const offset = blocks[0]?.start ?? 0;
  const text = blocks.map(block => block.text).join('');
  const lines = describeLines(text, offset === 0);
  const packed: TextBlock[] = [];
  let rest = blocks.filter(block => block.text !== '');

  while (rest.length > 0) {
    const [{ start }] = rest as [TextBlock];
    const lengthOf = (count: number) => rest[count - 1]!.end - start;
    const rank = (count: number) => {
      const line = lines.find(line => line.start + offset === rest[count]!.start);
      return line?.level || (line?.rule ? 7 : 8);
    };
    const endsWithHeading = (count: number) => {
      const end = rest[count - 1]!.end - offset;
      const last = lines.findLast(
        line => line.start < end && text.slice(line.start, Math.min(line.end, end)).trim() !== '',
      );
      return last !== undefined && last.level > 0 && last.start >= start - offset;
    };
    /** Of equals the last. */
    const best = (counts: number[]) => counts.toSorted((a, b) => rank(a) - rank(b) || b - a)[0];

    const fitting = rest.map((_, index) => index + 1).filter(count => lengthOf(count) <= targetChars);
    const counts = fitting.length > 0 ? fitting : [1];
    let count: number | undefined;
    if (counts.length === rest.length) count = rest.length;
    else {
      const pastHalf = counts.filter(count => lengthOf(count) >= targetChars / 2);
      const whole = counts.filter(count => !endsWithHeading(count));
      count =
        best(pastHalf.filter(count => whole.includes(count))) ??
        whole.at(-1) ??
        best(pastHalf) ??
        counts.at(-1)!;
    }
    const joined = rest
      .slice(0, count)
      .map(block => block.text)
      .join('');
    packed.push({ number: packed.length + 1, start, end: start + joined.length, text: joined });
    rest = rest.slice(count);
  }
  return packed;
}
