import { expect, test } from 'vitest';
import * as kit from './index.js';

test('exports exactly these names', () => {
  expect(Object.keys(kit).toSorted()).toEqual(['TextBlocks', 'splitTextBlocks']);
  expect(Object.keys(kit.TextBlocks).toSorted()).toEqual(['split']);
});

test('reaches the same function by both names', () => {
  expect(kit.TextBlocks.split).toBe(kit.splitTextBlocks);
});
