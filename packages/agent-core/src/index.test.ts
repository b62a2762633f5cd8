import { describe, expect, test } from 'vitest';
import * as root from '@jangts/agent-core';
import * as context from '@jangts/agent-core/context';
import * as kits from '@jangts/agent-core/kits';
import * as adapters from '@jangts/agent-core/kits/adapters';
import * as inspect from '@jangts/agent-core/kits/inspect';
import * as projection from '@jangts/agent-core/kits/projection';
import * as textBlocks from '@jangts/agent-core/kits/text-blocks';
import * as structs from '@jangts/agent-core/structs';
import * as support from '@jangts/agent-core/support';
import * as supportContext from '@jangts/agent-core/support/context';
import * as types from '@jangts/agent-core/types';
import manifest from '../package.json' with { type: 'json' };

const names = {
  context: ['ContextError', 'assembleContextPlan', 'assembleFragments', 'snapshotFragments'],
  adapters: [
    'Adapters',
    'toAISDK',
    'toAnthropic',
    'toGoogleGenAI',
    'toLangChain',
    'toMCPSampling',
    'toOpenAIChat',
    'toOpenAIResponses',
  ],
  inspect: ['Inspect', 'renderBlocksHTML', 'renderInputHTML', 'renderInputText', 'renderProjectionHTML'],
  projection: ['Projection', 'defineContentProjection', 'defineTreeProjection', 'projectContinuousExcerpt'],
  textBlocks: [
    'TextBlocks',
    'cutTextBlock',
    'outlineTextBlocks',
    'packTextBlocks',
    'splitTextBlocks',
    'streamTextBlocks',
  ],
};
const kitNames = [...names.adapters, ...names.inspect, ...names.projection, ...names.textBlocks];

describe('each path exports exactly its names', () => {
  test.each([
    ['.', root, [...names.context, ...kitNames]],
    ['./types', types, ['splitTextBlocks']],
    ['./structs', structs, []],
    ['./context', context, names.context],
    ['./support', support, names.context],
    ['./support/context', supportContext, names.context],
    ['./kits', kits, kitNames],
    ['./kits/adapters', adapters, names.adapters],
    ['./kits/inspect', inspect, names.inspect],
    ['./kits/projection', projection, names.projection],
    ['./kits/text-blocks', textBlocks, names.textBlocks],
  ])('%s', (_, path, expected) => {
    expect(Object.keys(path).toSorted()).toEqual(expected.toSorted());
  });

  test('and there is no other path', () => {
    expect(Object.keys(manifest.exports)).toEqual([
      '.',
      './types',
      './structs',
      './context',
      './support',
      './support/context',
      './kits',
      './kits/text-blocks',
      './kits/projection',
      './kits/adapters',
      './kits/inspect',
      './package.json',
    ]);
  });
});

test('a function reached by two paths is the same function', () => {
  expect(root.splitTextBlocks).toBe(types.splitTextBlocks);
  expect(root.splitTextBlocks).toBe(kits.TextBlocks.split);
  expect(root.splitTextBlocks).toBe(textBlocks.TextBlocks.split);
  expect(kits.Projection.defineContentProjection).toBe(projection.defineContentProjection);
  for (const path of [context, support, supportContext]) {
    expect(path.assembleFragments).toBe(root.assembleFragments);
    expect(path.ContextError).toBe(root.ContextError);
  }
});
