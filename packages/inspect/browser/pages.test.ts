import { createRequire } from 'node:module';
import type { ProjectionExplanation, TextBlock } from '@jangts/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderBlocksHTML, renderInputHTML, renderProjectionHTML } from '../src/index.js';
import { inputOf, manyFragments, shopInput, type Sketch } from '../src/testing/inputs.js';
import { type Chromium, shownTexts, startChromium } from './open.js';

let chromium: Chromium;
beforeAll(async () => {
  chromium = await startChromium();
});
afterAll(() => chromium.close());

const HOSTILE = [
  '<script>alert(1)</script><img src=x onerror=alert(2)><svg onload=alert(3)>',
  '</pre></details></td></table></main><script>alert(4)</script>',
  '"><b onmouseover="alert(5)" style="position:fixed">\' onload=alert(6) x=\'',
  '<a href="javascript:alert(7)">x</a> javascript:alert(8)',
  '<meta http-equiv="refresh" content="0;url=https://example.com"><link rel=stylesheet href=//example.com/x.css>',
  '<base href="https://example.com"><form action=//example.com><input name=q></form><iframe src=//example.com>',
  '</title></style><style>body{display:none}@import "//example.com"</style><!-- <![CDATA[ ]]> -->',
  '&lt;script&gt; &amp; &#0; &#x202e; <i>U+0041</i> ${1} `x` {{x}}',
  'NUL \0 BEL \x07 ESC \x1b[31m DEL \x7f C1 \x85 \x9b',
  'LF\nCRLF\r\nCR\rTAB\tend\n\n',
  '\nstarts with a line end',
  'bidi \u202e\u202d\u202a\u202b\u202c\u2066\u2067\u2068\u2069\u200e\u200f\u061c end',
  'hidden \u200b\u2060\ufeff\u00ad\u180e\u{e0041}\u{e007f}\u{e0100}\u2028\u2029',
  'lone \ud800 and \udfff and \udc00\ud800, pair \ud83d\udeb2',
  'noncharacters \ufffe\uffff\ufdd0 private \ue000',
  '城市自行车 שלום مرحبا नमस्ते 👨‍👩‍👧 ❤️ e\u0301',
  '',
  ' ',
];

const hostileSketches = HOSTILE.map((text, at): Sketch => [
  `${text} ${at}`,
  text || 'x',
  'tool',
  'call',
  at,
  text,
]);
const hostileInput = {
  ...inputOf(hostileSketches, 100_000),
  changes: HOSTILE.map(id => ({ id, kind: 'rewritten' as const, charsBefore: 2, charsAfter: 1 })),
};

function blocksOf(texts: readonly string[]): TextBlock[] {
  let start = 0;
  return texts.map((text, at) => {
    const block = { number: at + 1, start, end: start + text.length, text };
    start = block.end;
    return block;
  });
}

function explanationOf(text: string): ProjectionExplanation {
  return {
    text,
    truncated: true,
    chars: text.length,
    maxChars: 2000,
    withinBudget: true,
    step: { kind: 'reduced', count: 3, length: 80, attempt: 5 },
    omitted: { entries: 12, chars: 3400 },
  };
}

const PAGES: [name: string, html: string, texts: readonly string[]][] = [
  ['an ordinary input', renderInputHTML(shopInput), shopInput.messages.map(({ content }) => content)],
  ['a hostile input', renderInputHTML(hostileInput, { title: HOSTILE.join(' ') }), HOSTILE],
  ['an empty input', renderInputHTML(inputOf([], 10)), []],
  ['hostile blocks', renderBlocksHTML(blocksOf(HOSTILE), { title: HOSTILE[0] }), HOSTILE],
  ['a hostile projection', renderProjectionHTML(explanationOf(HOSTILE.join('\n'))), [HOSTILE.join('\n')]],
];

test.each(PAGES)('%s runs nothing, loads nothing and shows the texts given', async (_, html, texts) => {
  const { page, incidents } = await chromium.open(html);
  expect(await shownTexts(page)).toEqual(texts);
  // From the last to the first, so that a section is folded after the rows in it.
  for (const summary of (await page.locator('summary').all()).toReversed()) await summary.click();
  await page.mouse.move(200, 200);
  expect(
    await page.locator('script, link, img, a, form, iframe, base, [style], [href], [src], [onload]').count(),
  ).toBe(0);
  expect(incidents).toEqual([]);
  expect(page.url()).toMatch(/^file:.*\.html$/);
  await page.close();
});

test('the browser holds the page to its policy', async () => {
  const { page, incidents } = await chromium.open(
    renderInputHTML(shopInput).replace(
      '</main>',
      '</main><script>alert(1)</script><img src="https://example.com/x.png"><p style="color:red">x</p><style>p{color:red}</style>',
    ),
  );
  expect(incidents.filter(incident => incident.startsWith('console: '))).toHaveLength(4);
  expect(incidents.filter(incident => !incident.startsWith('console: '))).toEqual([
    'request: https://example.com/x.png',
    'blocked: csp',
  ]);
  // The page's own style sheet is the one that is allowed.
  expect(await page.locator('main').evaluate(main => getComputedStyle(main).display)).toBe('flex');
  await page.close();
});

test.each(PAGES.flatMap(([name, html]) => [['light', name, html] as const, ['dark', name, html] as const]))(
  'axe finds nothing in %s, %s',
  async (colorScheme, _, html) => {
    const { page } = await chromium.open(html);
    await page.emulateMedia({ colorScheme });
    for (const summary of await page.locator('tbody summary').all()) {
      await summary.evaluate(element =>
        (element.parentElement as HTMLDetailsElement).setAttribute('open', ''),
      );
    }
    // Evaluated from outside: the page's own policy allows no script.
    const { source } = createRequire(import.meta.url)('axe-core') as { source: string };
    await page.evaluate(source);
    const found = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      const { violations } = await axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html.slice(0, 200)}`);
    });
    expect(found).toEqual([]);
    await page.close();
  },
);

test('every text unfolds by keyboard alone', async () => {
  const { page } = await chromium.open(renderInputHTML(shopInput));
  const texts = page.locator('tbody pre');
  expect(await texts.first().isVisible()).toBe(false);
  await page.locator('tbody summary').first().focus();
  for (let at = 0; at < shopInput.messages.length; at++) {
    await page.keyboard.press('Enter');
    expect(await texts.nth(at).isVisible()).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.close();
});

test.each([320, 390, 768, 1280, 1920])(
  'nothing sticks out at %d pixels, and text is in place',
  async width => {
    const { page } = await chromium.open(renderInputHTML(hostileInput));
    await page.setViewportSize({ width, height: 900 });
    await page.locator('tbody summary').first().click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const [main, pre] = await Promise.all([
      page.locator('main').boundingBox(),
      page.locator('tbody pre').first().boundingBox(),
    ]);
    expect(pre!.x).toBeGreaterThanOrEqual(main!.x);
    expect(pre!.x + pre!.width).toBeLessThanOrEqual(main!.x + main!.width);
    await page.close();
  },
);

test('a million characters in one fragment, and 10,000 fragments', async () => {
  const long = '<&>\u202e\n'.repeat(200_000);
  const one = await chromium.open(renderInputHTML(inputOf([['a', 'b', 'user', 'call', 1, long]], 10)));
  expect((await shownTexts(one.page))[0] === long).toBe(true);
  expect(one.incidents).toEqual([]);
  await one.page.close();

  const input = manyFragments(10_000, 20);
  const many = await chromium.open(renderInputHTML(input));
  expect(await shownTexts(many.page)).toEqual(input.messages.map(({ content }) => content));
  expect(many.incidents).toEqual([]);
  await many.page.close();
});

test('the parts of the bar stand side by side and fill what is used', async () => {
  const { page } = await chromium.open(renderInputHTML(shopInput));
  const [bar, ...parts] = await page.$$eval('main>svg, main>svg>rect', elements =>
    elements.map(element => element.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  for (const [at, { left }] of parts.entries())
    expect(left).toBeCloseTo(at ? parts[at - 1]!.right : bar!.left, 0);
  const used = (parts.at(-1)!.right - bar!.left) / (bar!.right - bar!.left);
  expect(used).toBeCloseTo(shopInput.inputChars / shopInput.maxInputChars, 2);
  await page.close();
});
