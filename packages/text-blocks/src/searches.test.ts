// Growth by counted work: what is far or missing is searched for once, however many lines come before it.
import { expect, test, vi } from 'vitest';
import { outlineTextBlocks } from './outline-text-blocks.js';
import { splitTextBlocks } from './split-text-blocks.js';
import { asBlocks } from './testing/as-blocks.js';

function countSearches(searched: string, run: () => unknown): number {
  const search = vi.spyOn(String.prototype, 'indexOf');
  try {
    run();
    return search.mock.calls.filter(([found]) => found === searched).length;
  } finally {
    search.mockRestore();
  }
}

test.each([
  ['splitting', (text: string) => splitTextBlocks(text, { targetChars: 10 })],
  ['an outline', (text: string) => outlineTextBlocks(asBlocks([text]))],
])('%s searches for a line end that is not there once', (_, run) => {
  expect(countSearches('\r', () => run('ab\n'.repeat(999)))).toBe(1);
  expect(countSearches('\n', () => run('ab\r'.repeat(999)))).toBe(1);
});
