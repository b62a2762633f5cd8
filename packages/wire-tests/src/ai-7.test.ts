import { toAISDK } from '@jangts/adapters/ai-sdk';
import type { ContextMessage } from '@jangts/types';
import { generateText, streamText } from 'ai-7';
import { MockLanguageModelV4, simulateReadableStream } from 'ai-7/test';
import { describe, expect, test } from 'vitest';
import { conversation } from './conversation.js';
import { readPrompt } from './read-prompt.js';
import { wireTests } from './wire-tests.js';

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const finishReason = { unified: 'stop', raw: 'stop' } as const;
const mockModel = () =>
  new MockLanguageModelV4({
    doGenerate: { content: [{ type: 'text', text: 'Noon is fine.' }], finishReason, usage, warnings: [] },
    doStream: { stream: simulateReadableStream({ chunks: [{ type: 'finish', finishReason, usage }] }) },
  });

wireTests(
  'ai 7, generateText',
  async messages => {
    const model = mockModel();
    await generateText({ model, ...toAISDK(messages) });
    return readPrompt(model.doGenerateCalls);
  },
  { joinsSystem: true },
);

wireTests(
  'ai 7, generateText, instructions',
  async messages => {
    const model = mockModel();
    const { system, messages: sent } = toAISDK(messages);
    await generateText({ model, ...(system !== undefined && { instructions: system }), messages: sent });
    return readPrompt(model.doGenerateCalls);
  },
  { joinsSystem: true },
);

wireTests(
  'ai 7, streamText',
  async messages => {
    const model = mockModel();
    await streamText({ model, ...toAISDK(messages) }).consumeStream();
    return readPrompt(model.doStreamCalls);
  },
  { joinsSystem: true },
);

describe('ai 7, the plain array', () => {
  test('throws', async () => {
    const plain: ContextMessage[] = [...conversation];
    await expect(generateText({ model: mockModel(), messages: plain })).rejects.toThrow(
      'System messages are not allowed in the prompt or messages fields',
    );
  });

  test('without a message it is refused', async () => {
    const call = generateText({ model: mockModel(), system: 'Be brief.', messages: [] });
    await expect(call).rejects.toThrow('messages must not be empty');
  });
});
