import { expect, test } from 'vitest';
import * as kit from './index.js';

const NAMES = ['renderBlocksHTML', 'renderInputHTML', 'renderInputText', 'renderProjectionHTML'];

test('exports exactly these names', () => {
  expect(Object.keys(kit).toSorted()).toEqual(['Inspect', ...NAMES]);
  expect(Object.keys(kit.Inspect).toSorted()).toEqual(NAMES);
});

test('reaches the same functions by both names', () => {
  const { Inspect, ...names } = kit;
  expect({ ...Inspect }).toEqual(names);
});
