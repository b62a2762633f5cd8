import { toAISDK } from '@jangts/adapters/ai-sdk';
import type { ContextMessage } from '@jangts/types';
import { generateText, streamText } from 'ai-6';
import { MockLanguageModelV3, simulateReadableStream } from 'ai-6/test';
import { describe, expect, test, vi } from 'vitest';
import { conversation } from './conversation.js';
import { readPrompt } from './read-prompt.js';
import { wireTests } from './wire-tests.js';

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const finishReason = { unified: 'stop', raw: 'stop' } as const;
const mockModel = () =>
  new MockLanguageModelV3({
    doGenerate: { content: [{ type: 'text', text: 'Noon is fine.' }], finishReason, usage, warnings: [] },
    doStream: { stream: simulateReadableStream({ chunks: [{ type: 'finish', finishReason, usage }] }) },
  });

wireTests(
  'ai 6, generateText',
  async messages => {
    const model = mockModel();
    await generateText({ model, ...toAISDK(messages) });
    return readPrompt(model.doGenerateCalls);
  },
  { joinsSystem: true },
);

wireTests(
  'ai 6, streamText',
  async messages => {
    const model = mockModel();
    await streamText({ model, ...toAISDK(messages) }).consumeStream();
    return readPrompt(model.doStreamCalls);
  },
  { joinsSystem: true },
);

describe('ai 6, the plain array', () => {
  test('arrives with a warning that system messages in the list are a security risk', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const model = mockModel();
    const plain: ContextMessage[] = [...conversation];
    await generateText({ model, messages: plain });
    expect(readPrompt(model.doGenerateCalls).texts).toHaveLength(conversation.length);
    expect(warn.mock.calls.join('\n')).toContain('System messages in the prompt or messages fields');
    warn.mockClear();
    await generateText({ model: mockModel(), ...toAISDK(conversation) });
    expect(warn).not.toHaveBeenCalled();
  });

  test('without a message it is refused', async () => {
    const call = generateText({ model: mockModel(), system: 'Be brief.', messages: [] });
    await expect(call).rejects.toThrow('messages must not be empty');
  });
});
