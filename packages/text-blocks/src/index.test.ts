import { expect, test } from 'vitest';
import * as kit from './index.js';

test('exports exactly these names', () => {
  expect(Object.keys(kit).toSorted()).toEqual(['TextBlocks', 'splitTextBlocks', 'streamTextBlocks']);
  expect(Object.keys(kit.TextBlocks).toSorted()).toEqual(['split', 'stream']);
});

test('reaches the same function by both its names', () => {
  expect(kit.TextBlocks.split).toBe(kit.splitTextBlocks);
  expect(kit.TextBlocks.stream).toBe(kit.streamTextBlocks);
});
