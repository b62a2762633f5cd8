import type { TextBlock, TextBlockOptions } from '@jangts/types';
import { readTargetChars, wrongArgument } from './check-arguments.js';
import { scanLines, startScan } from './scan-lines.js';

/**
 * Splits a long plain text on structural boundaries, without losing a character.
 *
 * A heading or a horizontal rule starts a block, a blank line ends one, and any other line starts one only where
 * the target would be exceeded; a line inside a fenced code block is no heading and no rule. A single line longer
 * than the target is a block of its own.
 *
 * @throws TypeError when `text` is no string, `options` no object or `targetChars` no number.
 * @throws RangeError when `targetChars` is no positive safe integer.
 * @example
 * ```ts
 * const text = '# Tea\n\nBoil water.\nWait.\n\n# Coffee\n';
 * const blocks = splitTextBlocks(text, { targetChars: 20 });
 * blocks.map(block => [block.number, block.start, block.end]); // [[1, 0, 7], [2, 7, 26], [3, 26, 35]]
 * blocks.map(block => block.text).join('') === text; // true
 * ```
 */
export function splitTextBlocks(text: string, options: TextBlockOptions): TextBlock[] {
  if (typeof text !== 'string') throw wrongArgument('text', 'plain text', text);
  return scanLines(text, readTargetChars(options), startScan());
}
