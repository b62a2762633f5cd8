import * as context from '@jangts/context';
import { expect, test } from 'vitest';

test('exports exactly these names', () => {
  expect(Object.keys(context).toSorted()).toEqual([
    'ContextError',
    'assembleContextPlan',
    'assembleFragments',
    'snapshotFragments',
  ]);
});
