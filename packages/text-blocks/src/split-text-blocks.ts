import type { TextBlock, TextBlockOptions } from '@jangts/types';
import { readTargetChars } from './read-target-chars.js';
import {
  closesFence,
  type Fence,
  headingLevel,
  isBlank,
  isRule,
  openingFence,
  skipIndent,
} from './line-rules.js';

const CR = 0x0d;
const LF = 0x0a;
const BYTE_ORDER_MARK = 0xfeff;

/**
 * Splits a long plain text on structural boundaries, without losing a character.
 *
 * @throws TypeError when `text` is no string, or `options` no object with a number `targetChars`.
 * @throws RangeError when `targetChars` is no positive safe integer.
 */
export function splitTextBlocks(text: string, options: TextBlockOptions): TextBlock[] {
  if (typeof text !== 'string') {
    throw new TypeError(`text: expected plain text (a string), got ${text === null ? 'null' : typeof text}`);
  }
  const targetChars = readTargetChars(options);
  const blocks: TextBlock[] = [];
  let blockStart = 0;
  let closed = false;
  let fence: Fence = 0;
  let lf = -1;
  let cr = -1;
  for (let at = 0; at < text.length;) {
    if (lf < at) lf = (text.indexOf('\n', at) + 1 || text.length + 1) - 1;
    if (cr < at) cr = (text.indexOf('\r', at) + 1 || text.length + 1) - 1;
    const end = Math.min(lf, cr);
    const next = Math.min(
      text.length,
      text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? end + 2 : end + 1,
    );
    const mark = skipIndent(text, at === 0 && text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : at, end);
    let starts = false;
    if (fence !== 0) {
      if (closesFence(text, mark, end, fence)) fence = 0;
    } else {
      starts = headingLevel(text, mark, end) > 0 || isRule(text, mark, end);
      fence = openingFence(text, mark, end);
    }
    const blank = isBlank(text, mark, end);
    if (at > blockStart && (starts || (closed && !blank) || next - blockStart > targetChars)) {
      blocks.push({
        number: blocks.length + 1,
        start: blockStart,
        end: at,
        text: text.slice(blockStart, at),
      });
      blockStart = at;
    }
    closed = blank;
    at = next;
  }
  if (text.length > blockStart) {
    blocks.push({
      number: blocks.length + 1,
      start: blockStart,
      end: text.length,
      text: text.slice(blockStart),
    });
  }
  return blocks;
}
