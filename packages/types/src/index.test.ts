import * as types from '@jangts/types';
import { expect, test } from 'vitest';

test('has no runtime code at all', () => {
  expect(Object.keys(types)).toEqual([]);
});
