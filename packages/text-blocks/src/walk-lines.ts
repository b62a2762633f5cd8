import type { TextBlock } from '@jangts/types';
import { scanLines, START, type VisitLine } from './scan-lines.js';

/** Walks over the lines of neighbouring blocks, wherever the blocks part. */
export function walkLines(blocks: readonly TextBlock[], visitLine: VisitLine): void {
  let lines = '';
  let scan = START;
  blocks.forEach(({ end, text }, index) => {
    lines += text;
    // The lines put together are not looked at before they are whole: each look would copy them.
    if (text.endsWith('\n') || index + 1 === blocks.length) {
      scan = scanLines(lines, true, Infinity, { ...scan, at: end - lines.length }, visitLine);
      lines = '';
    }
  });
}
