import type { TextBlock, TextBlockHeading, TextBlockOutline } from '@jangts/types';
import { describeLines } from './lines.js';

/** Outlines block by block, each path from all the headings of the text up to there. */
export function outlineSlowly(blocks: readonly TextBlock[]): TextBlockOutline[] {
  const offset = blocks[0]?.start ?? 0;
  const headings = describeLines(blocks.map(block => block.text).join(''), offset === 0)
    .filter(line => line.level > 0)
    .map(({ level, title, start }) => ({ level, title, start: start + offset }));
  return blocks.map(({ number, start, end }) => {
    const before = headings.filter(heading => heading.start < start);
    const own = headings.find(heading => heading.start >= start && heading.start < end);
    return { number, path: inForce(own === undefined ? before : [...before, own]) };
  });
}

/** The headings that no later one of the same or a higher rank has ended. */
function inForce(headings: readonly TextBlockHeading[]): TextBlockHeading[] {
  return headings.filter((heading, index) =>
    headings.slice(index + 1).every(later => later.level > heading.level),
  );
}
