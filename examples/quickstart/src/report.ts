import { styleText } from 'node:util';
import { Inspect } from '@jangts/agent-core/kits';
import type { Prepared } from './prepare-input.js';
import type { Job } from './read-job.js';

/** How the report is drawn. */
export interface ReportOptions {
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width: number;
}

const SHOWN = 8;
const count = (value: number) => value.toLocaleString('en-US');

/** What happened on the way to the model input, for a person. */
export function reportAsText(job: Job, prepared: Prepared, { color, width }: ReportOptions): string {
  const { blocks, projection, firstTryChars, input } = prepared;
  const heading = (text: string) => (color ? styleText('bold', text) : text);
  const faint = (text: string) => (color ? styleText('dim', text) : text);
  const more = (left: number, what: string) => (left > 0 ? [faint(`  … ${count(left)} more ${what}`)] : []);

  const blockLines = blocks.slice(0, SHOWN).map(block => {
    const range = `${block.start}–${block.end}`;
    return `  ${String(block.number).padStart(4)}  ${range.padEnd(15)}${oneLine(block.text, width - 24)}`;
  });
  const messageLines = input.messages
    .slice(0, SHOWN)
    .map(({ role, content }) => `  ${role.padEnd(8)}${oneLine(content, width - 12)}`);
  const over = firstTryChars - job.budget;

  return [
    heading('1  The text becomes blocks'),
    `   ${job.textName}: ${count(job.text.length)} characters, ${count(blocks.length)} blocks, nothing lost`,
    ...blockLines,
    ...more(blocks.length - SHOWN, 'blocks'),
    '',
    heading('2  The data becomes compact JSON'),
    `   ${job.dataName}: ${count(job.dataText.length)} characters before, ${count(projection.chars)} after`,
    `  before  ${oneLine(job.dataText, width - 12)}`,
    `  after   ${oneLine(projection.text, width - 12)}`,
    '',
    heading('3  The pieces are assembled under the budget'),
    over > 0
      ? `   The first try took ${count(firstTryChars)} of ${count(job.budget)}: ${count(over)} over. The App's compression ran and was audited.`
      : `   The first try took ${count(firstTryChars)} of ${count(job.budget)}: it fits as it is.`,
    '',
    heading('4  The messages'),
    ...messageLines,
    ...more(input.messages.length - SHOWN, 'messages'),
    '',
    heading('5  What takes the budget'),
    Inspect.renderInputText(input, { color, width }),
  ].join('\n');
}

const wide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303f\uff00-\uff60]/u;

/** The beginning of a text on one line of `width` columns; what could steer a terminal is left out. */
function oneLine(text: string, width: number): string {
  const line = text
    .slice(0, 4 * width)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  let columns = 0;
  let shown = '';
  for (const character of line) {
    columns += wide.test(character) ? 2 : 1;
    if (columns >= width) return `${shown}…`;
    shown += character;
  }
  return shown;
}
