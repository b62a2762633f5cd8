import { expect, test } from 'vitest';
import * as kit from './index.js';

test('exports exactly these names', () => {
  expect(Object.keys(kit).toSorted()).toEqual([
    'TextBlocks',
    'cutTextBlock',
    'outlineTextBlocks',
    'packTextBlocks',
    'splitTextBlocks',
    'streamTextBlocks',
  ]);
  expect(Object.keys(kit.TextBlocks).toSorted()).toEqual(['cut', 'outline', 'pack', 'split', 'stream']);
});

test('reaches the same function by both its names', () => {
  expect(kit.TextBlocks.cut).toBe(kit.cutTextBlock);
  expect(kit.TextBlocks.outline).toBe(kit.outlineTextBlocks);
  expect(kit.TextBlocks.pack).toBe(kit.packTextBlocks);
  expect(kit.TextBlocks.split).toBe(kit.splitTextBlocks);
  expect(kit.TextBlocks.stream).toBe(kit.streamTextBlocks);
});
