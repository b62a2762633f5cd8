import type { TextBlock, TextBlockCutOptions } from '@jangts/types';
import { readBlock, wrongNumber } from './read-block.js';
import { isWhiteSpace } from './white-space.js';

const LF = 0x0a;
const CR = 0x0d;
const FULL_STOP = 0x2e;
const CLOSING_MARKS = `"')]}»’”›〉》」』】〕〗〙〛〞〟＂＇）］｝｠｣`;

/**
 * Cuts one over-long block into parts of at most `maxChars`: in the second half of each part behind the last end of a
 * sentence, else behind the last white space, else between two grapheme clusters, else between two code points.
 *
 * Offsets stay those of the text, numbers begin at 1, and a block that is short enough is one part. An end of a sentence
 * is `。！？!?…` with the closing quotes and brackets that follow, or `.` before white space. CR LF and surrogate pairs
 * are never parted, and a grapheme cluster only when it is longer than a part. Where text without white space is cut
 * depends on the Unicode version that the engine's `Intl.Segmenter` knows, and on nothing else.
 *
 * @throws TypeError when `block` is no text block, or `maxChars` no number.
 * @throws RangeError when the block's offsets and text disagree, or `maxChars` is no safe integer of at least 2.
 * @example
 * ```ts
 * const [block] = splitTextBlocks('Boil water. Pour it on the leaves. Wait a little.', { targetChars: 10 });
 * const parts = cutTextBlock(block, { maxChars: 36 });
 * parts.map(part => part.text); // ['Boil water. Pour it on the leaves.', ' Wait a little.']
 * parts[1]; // { number: 2, start: 34, end: 49, text: ' Wait a little.' }
 * ```
 */
export function cutTextBlock(block: TextBlock, options: TextBlockCutOptions): TextBlock[] {
  const { start: offset, text } = readBlock(block);
  const maxChars = readMaxChars(options);
  const parts: TextBlock[] = [];
  let segmenter: Intl.Segmenter | undefined;
  for (let start = 0; start < text.length;) {
    let end = text.length;
    if (end - start > maxChars) {
      end = lastNaturalEnd(text, start, maxChars);
      if (end < 0) {
        segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
        end = lastClusterEnd(text, start, maxChars, segmenter);
      }
    }
    parts.push({
      number: parts.length + 1,
      start: offset + start,
      end: offset + end,
      text: text.slice(start, end),
    });
    start = end;
  }
  return parts;
}

function readMaxChars(options: TextBlockCutOptions): number {
  const maxChars = options?.maxChars;
  if (Number.isSafeInteger(maxChars) && maxChars > 1) return maxChars;
  throw wrongNumber('options.maxChars', 'a safe integer of at least 2', maxChars);
}

/** Behind the last sentence, or else the last white space, in the second half of the window; -1 without either. */
function lastNaturalEnd(text: string, start: number, maxChars: number): number {
  const half = start + maxChars / 2;
  let space = -1;
  for (let at = start + maxChars; at >= half; at--) {
    const before = text.charCodeAt(at - 1);
    const behind = text.charCodeAt(at);
    if (endsSentence(text, at, before, behind)) return at;
    if (space < 0 && isWhiteSpace(before) && !(before === CR && behind === LF)) space = at;
  }
  return space;
}

function endsSentence(text: string, at: number, before: number, behind: number): boolean {
  if (before === FULL_STOP) return isWhiteSpace(behind);
  if (isTerminator(before)) return !isTerminator(behind) && !isClosingMark(behind);
  if (!isClosingMark(before) || isTerminator(behind) || isClosingMark(behind)) return false;
  let mark = at - 2;
  while (mark >= 0 && isClosingMark(text.charCodeAt(mark))) mark--;
  return isTerminator(text.charCodeAt(mark));
}

/** `! ? … 。 ！ ？` */
function isTerminator(code: number): boolean {
  return (
    code === 0x21 || code === 0x3f || code === 0x2026 || code === 0x3002 || code === 0xff01 || code === 0xff1f
  );
}

function isClosingMark(code: number): boolean {
  // Letters, Latin and Chinese, are told apart without a search.
  if (code > 0x301f && code < 0xff02) return false;
  return !(code >= 0x61 && code <= 0x7a) && CLOSING_MARKS.includes(String.fromCharCode(code));
}

/** Behind the last grapheme cluster that ends in the window; inside one only where it is longer than the window. */
function lastClusterEnd(text: string, start: number, maxChars: number, segmenter: Intl.Segmenter): number {
  // Whether a cluster ends somewhere takes no more than the code point behind it to tell.
  const clusterAt = (from: number, at: number) =>
    segmenter.segment(text.slice(from, from + maxChars + 2)).containing(at)!;
  const { index } = clusterAt(start, maxChars);
  if (index >= maxChars / 2) return start + index;
  if (index > 0 && clusterAt(start + index, 0).segment.length <= maxChars) return start + index;
  const end = start + maxChars;
  return isInsidePair(text, end) ? end - 1 : end;
}

/** Whether the offset lies inside of CR LF or of a surrogate pair. */
function isInsidePair(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const behind = text.charCodeAt(at);
  if (before === CR) return behind === LF;
  return (before & 0xfc00) === 0xd800 && (behind & 0xfc00) === 0xdc00;
}
