import type { TextBlock, TextBlockCutOptions } from '@jangts/types';
import { checkInteger } from './check-arguments.js';
import { readBlock } from './read-block.js';

const SENTENCE_ENDS = '!?…。！？';
const CLOSING_MARK = /["'\p{Pe}\p{Pf}＂＇]/u;

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
  const maxChars = checkInteger('options.maxChars', options?.maxChars, 2);
  const parts: TextBlock[] = [];
  // Made when it is needed first: most text has white space.
  let segmenter: Intl.Segmenter | undefined;
  for (let start = 0; start < text.length;) {
    let end = text.length;
    if (end - start > maxChars) {
      end =
        naturalEnd(text, start, maxChars) ||
        clusterEnd(text, start, maxChars, (segmenter ??= new Intl.Segmenter('en')));
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

/** Behind the last sentence, or else the last white space, in the second half of the part; 0 without either. */
function naturalEnd(text: string, start: number, maxChars: number): number {
  let space = 0;
  for (let at = start + maxChars; at - start >= maxChars / 2; at--) {
    if (endsSentence(text, at)) return at;
    if (!space && isSpace(text[at - 1]!) && !isInsidePair(text, at)) space = at;
  }
  return space;
}

function endsSentence(text: string, at: number): boolean {
  const before = text[at - 1]!;
  if (before === '.') return isSpace(text[at]!);
  // Marks that follow belong to the same end.
  if (!isEndMark(before) || isEndMark(text[at]!)) return false;
  let mark = at - 1;
  while (mark > 0 && CLOSING_MARK.test(text[mark]!)) mark--;
  return SENTENCE_ENDS.includes(text[mark]!);
}

function isEndMark(character: string): boolean {
  return SENTENCE_ENDS.includes(character) || CLOSING_MARK.test(character);
}

function isSpace(character: string): boolean {
  return character.trim() === '';
}

/** Whether the offset lies inside of CR LF or of a surrogate pair. */
function isInsidePair(text: string, at: number): boolean {
  return /\r\n|[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1));
}

/** Behind the last grapheme cluster that fits, unless that tears off one that is longer than a part anyway. */
function clusterEnd(text: string, start: number, maxChars: number, segmenter: Intl.Segmenter): number {
  // Whether a cluster ends somewhere takes no more than the code point behind it to tell.
  const clusterAt = (from: number, at: number) =>
    segmenter.segment(text.slice(from, from + maxChars + 2)).containing(at)!;
  const { index } = clusterAt(start, maxChars);
  const end = start + index;
  if (index >= maxChars / 2 || (index > 0 && clusterAt(end, 0).segment.length <= maxChars)) return end;
  const most = start + maxChars;
  return isInsidePair(text, most) ? most - 1 : most;
}
