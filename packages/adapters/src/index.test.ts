import { expect, test } from 'vitest';
import * as anthropic from './anthropic.js';
import * as aiSDK from './ai-sdk.js';
import * as googleGenAI from './google-genai.js';
import * as all from './index.js';
import * as langchain from './langchain.js';
import * as mcp from './mcp.js';
import * as openai from './openai.js';

const names = [
  'toAISDK',
  'toAnthropic',
  'toGoogleGenAI',
  'toLangChain',
  'toMCPSampling',
  'toOpenAIChat',
  'toOpenAIResponses',
];

test('exports exactly these names', () => {
  expect(Object.keys(all).toSorted()).toEqual(['Adapters', ...names]);
});

test('the namespace holds every adapter, the same functions', () => {
  const { Adapters, ...functions } = all;
  expect({ ...Adapters }).toEqual(functions);
});

test.each([
  ['openai', openai, ['toOpenAIChat', 'toOpenAIResponses']],
  ['anthropic', anthropic, ['toAnthropic']],
  ['ai-sdk', aiSDK, ['toAISDK']],
  ['google-genai', googleGenAI, ['toGoogleGenAI']],
  ['langchain', langchain, ['toLangChain']],
  ['mcp', mcp, ['toMCPSampling']],
])('%s exports exactly its own, the same functions', (_, path, names) => {
  expect(Object.keys(path)).toEqual(names);
  expect(all).toMatchObject(path);
});
