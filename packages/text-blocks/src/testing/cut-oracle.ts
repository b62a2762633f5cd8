import type { TextBlock } from '@jangts/types';

/** Cuts as the contract says it, all the places of each kind listed for every window. */
export function cutSlowly(block: TextBlock, maxChars: number): TextBlock[] {
  const { text } = block;
  const isTorn = (at: number) => /\r\n|[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1));
  const endsOf = (pattern: RegExp) => [...text.matchAll(pattern)].map(match => match.index + match[0].length);
  const sentences = [
    ...endsOf(/[。！？!?…][。！？!?…"')\]}»’”›〉》」』】〕〗〙〛〞〟＂＇）］｝｠｣]*/g),
    ...endsOf(/\.(?=\s)/g),
  ].toSorted((a, b) => a - b);
  const spaces = endsOf(/\s/g).filter(end => !isTorn(end));
  const parts: TextBlock[] = [];

  for (let start = 0; start < text.length;) {
    const most = start + maxChars;
    const inSecondHalf = (end: number) => end >= start + maxChars / 2 && end <= most;
    const cut = () => {
      const natural = sentences.findLast(inSecondHalf) ?? spaces.findLast(inSecondHalf);
      if (natural !== undefined) return natural;
      const clusters = [...new Intl.Segmenter('en').segment(text.slice(start))].map(
        cluster => start + cluster.index,
      );
      const cluster = clusters.findLastIndex(end => end <= most);
      const end = clusters[cluster]!;
      if (inSecondHalf(end)) return end;
      // A cluster that one part can hold is not torn, be the part before it ever so short.
      if (cluster > 0 && (clusters[cluster + 1] ?? text.length) - end <= maxChars) return end;
      return isTorn(most) ? most - 1 : most;
    };
    const end = text.length <= most ? text.length : cut();
    parts.push({
      number: parts.length + 1,
      start: block.start + start,
      end: block.start + end,
      text: text.slice(start, end),
    });
    start = end;
  }
  return parts;
}
