import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderBlocksHTML } from './render-blocks-html.js';
import { textsOf } from './testing/html.js';

test('shows each block with its offsets, in order, and its text unfolded', () => {
  const html = renderBlocksHTML([
    { number: 1, start: 0, end: 4, text: '# A\n' },
    { number: 2, start: 4, end: 1204, text: 'b'.repeat(1200) },
  ]);
  expect(textsOf(html)).toEqual(['# A\n', 'b'.repeat(1200)]);
  expect(html).toContain('<h1>Blocks</h1>\n<p>1,204 characters</p>');
  expect(html).toContain('<details open><summary>1</summary><pre>\n# A\n</pre></details><td>0<td>4');
  expect(html).toContain('<td>4<td>1,204');
});

test('shows no blocks, and takes a title', () => {
  expect(renderBlocksHTML([], { title: 'a & b' })).toContain('<h1>a &#38; b</h1>\n<p>0 characters</p>');
});

test('the texts can be read back, joined they are the text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), texts => {
      const blocks = texts.map((text, at) => ({ number: at + 1, start: at, end: at + text.length, text }));
      expect(textsOf(renderBlocksHTML(blocks))).toEqual(texts);
    }),
  );
});

test.each([
  ['blocks', 'text', TypeError],
  ['blocks[0]', [null], TypeError],
  ['blocks[0].text', [{ number: 1, start: 0, end: 0 }], TypeError],
  ['blocks[0].end', [{ number: 1, start: 0, end: -1, text: '' }], RangeError],
])('refuses a wrong %s', (name, blocks, type) => {
  const call = (): string => renderBlocksHTML(blocks as never);
  expect(call).toThrow(type);
  expect(call).toThrow(`${name}: expected `);
});
