import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderInputHTML } from './render-input-html.js';
import { renderInputText } from './render-input-text.js';
import { anyInput } from './testing/any-input.js';
import { textsOf } from './testing/html.js';
import { inputOf, manyFragments, shopInput, type Sketch } from './testing/inputs.js';

test('shows an input as reviewed by eye', async () => {
  await expect(renderInputHTML(shopInput)).toMatchFileSnapshot('__snapshots__/shop.html.snap');
});

test('the policy forbids everything but the style sheet, and the page has no script, link or address', () => {
  const html = renderInputHTML(shopInput);
  expect(html).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[\w+/]{43}='">/,
  );
  expect(html).not.toMatch(/<script|<link|<a |<img|<iframe| on\w+=| style=| href=| src=|javascript:|https?:/);
});

test('title is content as well', () => {
  const html = renderInputHTML(shopInput, { title: '</title><script>alert(1)</script>\u202e\n' });
  const title = '&#60;/title&#62;&#60;script&#62;alert(1)&#60;/script&#62;';
  expect(html).toContain(`<title>${title}U+202EU+000A</title>`);
  expect(html).toContain(`<h1>${title}<i>U+202E</i>\n</h1>`);
});

/** A page's markup without its content and numbers. */
function skeleton(html: string): string {
  return html
    .replace(/<i>[^<>]*<\/i>/g, '')
    .replace(/>[^<>]*</g, '><')
    .replace(/<rect [^>]*>/g, '<rect>');
}

test('whatever comes in, the markup stays the same and the texts can be read back', () => {
  fc.assert(
    fc.property(anyInput, input => {
      const html = renderInputHTML(input);
      expect(textsOf(html)).toEqual(input.messages.map(({ content }) => content));
      const harmless = {
        ...input,
        fragmentUsage: input.fragmentUsage.map(usage => ({
          ...usage,
          id: 'x',
          // A number for each source, so that there are as many as before.
          sourceId: String(input.fragmentUsage.findIndex(({ sourceId }) => sourceId === usage.sourceId)),
        })),
        messages: input.messages.map(() => ({ role: 'user' as const, content: 'x' })),
        ...('changes' in input && { changes: input.changes.map(change => ({ ...change, id: 'x' })) }),
      };
      expect(skeleton(html)).toBe(skeleton(renderInputHTML(harmless)));
    }),
  );
});

test('the parts of the bar add up to the budget', () => {
  fc.assert(
    fc.property(anyInput, input => {
      const bar = /<svg aria-hidden="true"><pattern.*?<\/svg>/s.exec(renderInputHTML(input))![0];
      let end = 0;
      for (const [, start, length] of bar.matchAll(/ x="([\d.]+)%" width="([\d.]+)%"/g)) {
        expect(Number(start)).toBeCloseTo(end, 1);
        end = Number(start) + Number(length);
      }
      expect(end).toBeCloseTo(Math.min(100, (input.inputChars / input.maxInputChars) * 100), 1);
    }),
  );
});

test('500 fragments add less than 1 MB to their texts', () => {
  const input = manyFragments(500);
  const texts = input.messages.reduce((sum, { content }) => sum + content.length, 0);
  expect(Buffer.byteLength(renderInputHTML(input)) - texts).toBeLessThan(1_000_000);
});

test('a fragment of a million characters and 10,000 fragments are shown whole', () => {
  const long = '<&\0\u202e\ud800'.repeat(200_000);
  const input = inputOf([['a', 'b', 'user', 'call', 1, long]], 10);
  expect(textsOf(renderInputHTML(input))).toEqual([long]);
  const many = manyFragments(10_000, 20);
  expect(textsOf(renderInputHTML(many))).toEqual(many.messages.map(({ content }) => content));
});

test.each([
  ['title', shopInput, { title: 1 }, TypeError],
  ['options', shopInput, 'title', TypeError],
  ['input', null, {}, TypeError],
  ['input', [], {}, TypeError],
  ['input.messages', { ...shopInput, messages: [] }, {}, RangeError],
  ['input.messages[0].content', { ...shopInput, messages: [{ role: 'user' }] }, {}, TypeError],
  ['input.fragmentUsage', { ...shopInput, fragmentUsage: {} }, {}, TypeError],
  ['input.inputChars', { ...shopInput, inputChars: -1 }, {}, RangeError],
  ['input.maxInputChars', { ...shopInput, maxInputChars: '<b>' }, {}, TypeError],
  [
    'input.changes[0].charsBefore',
    { ...shopInput, changes: [{ id: 'a', kind: 'removed', charsBefore: '<b>', charsAfter: 0 }] },
    {},
    TypeError,
  ],
  [
    'input.fragmentUsage[0].trust',
    { ...inputOf([['a', 'b', '<b>' as never, 'call', 1, 'hi']], 100) },
    {},
    TypeError,
  ],
  [
    'input.fragmentUsage[0].trust',
    { ...inputOf([['a', 'b', 'envelope' as never, 'call', 1, 'hi']], 100) },
    {},
    TypeError,
  ],
] as const)('refuses a wrong %s', (name, input, options, type) => {
  const call = (): string => renderInputHTML(input as never, options as never);
  expect(call).toThrow(type);
  expect(call).toThrow(`${name}: `);
  expect(call).not.toThrow('<b>');
});

test('holes, getters and proxies: each field is read once', () => {
  let reads = 0;
  const usage = new Proxy(shopInput.fragmentUsage[0]!, {
    get(target, key) {
      reads += 1;
      return Reflect.get(target, key) as unknown;
    },
  });
  renderInputHTML({ ...shopInput, messages: [shopInput.messages[0]!], fragmentUsage: [usage] });
  expect(reads).toBe(6);
  // oxlint-disable-next-line no-sparse-arrays
  expect(() => renderInputHTML({ ...shopInput, messages: [,] as never })).toThrow(
    'input.messages[0]: expected object, got undefined',
  );
});

test('sizes that do not add up still make both views', () => {
  const input = { ...shopInput, inputChars: 100, maxInputChars: 50 };
  expect(renderInputHTML(input)).not.toMatch(/="-|NaN|Infinity/);
  expect(renderInputText(input).split('\n')[1]).toMatch(/^[█▓▒░▚]{80}$/);
});

/** A page with as many sources as asked for. */
function pageOfSources(count: number): string {
  const sketches: Sketch[] = [];
  for (let at = 0; at < count; at++) sketches.push([`f${at}`, `s${at}`, 'user', 'call', 9, 'x']);
  return renderInputHTML(inputOf(sketches, 9999));
}

test('long totals start folded, and nothing of nothing has no bar', () => {
  expect(pageOfSources(12)).not.toContain('<details class="n3">');
  expect(pageOfSources(13)).toContain('<details class="n3">');
  const usage = { ...shopInput.fragmentUsage[0]!, chars: 0 };
  const empty = { ...shopInput, messages: [shopInput.messages[0]!], fragmentUsage: [usage] };
  expect(renderInputHTML(empty)).not.toContain('NaN');
});
