import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { outlineTextBlocks } from './outline-text-blocks.js';
import { splitTextBlocks } from './split-text-blocks.js';

const installed = fileURLToPath(new URL('../../../node_modules/.pnpm/', import.meta.url));

/** Some of the Markdown that the installed packages bring along, each file once. */
function realMarkdown(): string[] {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.md$/i.test(path))
    .toSorted()
    .filter((_, index) => index % 24 === 0);
  return [...new Set(files.map(file => readFileSync(installed + file, 'utf8')))].filter(
    text => text.length < 200_000 && !text.startsWith('\ufeff'),
  );
}

/** The `#` headings of a text as a CommonMark parser sees them, outside of lists and quotes. */
function parsedHeadings(text: string) {
  const { children } = fromMarkdown(text);
  const headings = children
    .filter(node => node.type === 'heading')
    .filter(node => text.startsWith('#', node.position!.start.offset))
    .map(node => {
      const title = node.children.map(child => child.position!);
      return {
        level: node.depth,
        title: text.slice(title.at(0)?.start.offset ?? 0, title.at(-1)?.end.offset ?? 0),
        start: node.position!.start.offset! - (node.position!.start.column - 1),
      };
    });
  // What the kit does not parse: in markup and containers it may see a heading where CommonMark sees none.
  const opaque = children.filter(node =>
    ['html', 'list', 'blockquote', 'footnoteDefinition'].includes(node.type),
  );
  const isOpaque = (at: number) =>
    opaque.some(({ position }) => position!.start.offset! <= at && at < position!.end.offset!);
  return { headings, isOpaque };
}

test('the outline of real Markdown is that of a CommonMark parser', () => {
  let compared = 0;
  for (const text of realMarkdown()) {
    const { headings, isOpaque } = parsedHeadings(text);
    const blocks = splitTextBlocks(text, { targetChars: 1000 });
    const outline = outlineTextBlocks(blocks);
    const own = outline.flatMap(({ path }, index) =>
      path.filter(({ start }) => start === blocks[index]!.start && !isOpaque(start)),
    );
    expect(own).toEqual(headings);
    compared += own.length;
  }
  expect(compared).toBeGreaterThan(100);
});
