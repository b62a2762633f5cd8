// Only `@jangts/text-blocks` is installed here.
import { TextBlocks, type TextBlock } from '@jangts/text-blocks';

const handbook = [
  '# Berths\n',
  '\n',
  'Berth one takes barges up to sixty metres.\n',
  'Berth three has the only crane.\n',
  '\n',
  '## Signals\n',
  '\n',
  '```sh\n',
  '# this is a comment, not a heading\n',
  'signal --berth 3 --lamp green\n',
  '```\n',
  '\n',
  '## 夜间\n',
  '\n',
  '夜间只开放一号泊位。\n',
  '---\n',
  'Printed for the pilots.\n',
].join('');

// 1. A sectioned text becomes blocks on its own boundaries.
const blocks = TextBlocks.split(handbook, { targetChars: 80 });
for (const { number, start, end, text } of blocks) {
  console.log(`block ${number} [${start}, ${end}) ${JSON.stringify(text)}`);
}
console.log('nothing lost:', blocks.map(block => block.text).join('') === handbook);

// 2. A reader asks for pages of blocks. What it has seen is told by the blocks' own ranges.
interface Page {
  readonly blocks: readonly TextBlock[];
  /** Range of the text that the page covers. */
  readonly covered: { readonly start: number; readonly end: number } | undefined;
  /** Where the next page begins, or `undefined` after the last. */
  readonly next: number | undefined;
}

function readPage(from: number, size: number): Page {
  const page = blocks.slice(from, from + size);
  const [first, last] = [page[0], page.at(-1)];
  return {
    blocks: page,
    covered: first && last ? { start: first.start, end: last.end } : undefined,
    next: from + size < blocks.length ? from + size : undefined,
  };
}

let seen = 0;
for (let next: number | undefined = 0; next !== undefined;) {
  const page = readPage(next, 3);
  seen = page.covered?.end ?? seen;
  console.log(`page of ${page.blocks.length} blocks: read ${seen} of ${handbook.length} characters`);
  next = page.next;
}
