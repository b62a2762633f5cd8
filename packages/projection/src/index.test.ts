import { expect, test } from 'vitest';
import * as kit from './index.js';

test('exports exactly these names', () => {
  expect(Object.keys(kit).toSorted()).toEqual([
    'Projection',
    'defineContentProjection',
    'defineTreeProjection',
    'projectContinuousExcerpt',
  ]);
});

test('the namespace holds the same functions', () => {
  expect({ ...kit.Projection }).toEqual({
    defineContentProjection: kit.defineContentProjection,
    defineTreeProjection: kit.defineTreeProjection,
    projectContinuousExcerpt: kit.projectContinuousExcerpt,
  });
});
