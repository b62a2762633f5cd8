import { toOpenAIChat, toOpenAIResponses } from '@jangts/adapters/openai';
import type { ContextMessage } from '@jangts/types';
import OpenAI from 'openai-6';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conversation } from './conversation.js';
import { type Loopback, startLoopback } from './loopback.js';
import { readOpenAI } from './read-openai.js';
import { wireTests } from './wire-tests.js';

let loopback: Loopback;
let client: OpenAI;
beforeAll(async () => {
  loopback = await startLoopback();
  client = new OpenAI({ apiKey: 'none', baseURL: `${loopback.url}/v1` });
});
afterAll(() => loopback.close());

for (const systemRole of ['system', 'developer'] as const) {
  wireTests(`openai 6, chat completions, ${systemRole}`, async messages => {
    await client.chat.completions.create({ model: 'test', messages: toOpenAIChat(messages, { systemRole }) });
    return readOpenAI(loopback, systemRole);
  });

  wireTests(`openai 6, responses, ${systemRole}`, async messages => {
    await client.responses.create({ model: 'test', input: toOpenAIResponses(messages, { systemRole }) });
    return readOpenAI(loopback, systemRole);
  });
}

describe('openai 6, the plain array', () => {
  // As types go it has to be mutable: `types.test-d.ts`.
  const plain: ContextMessage[] = [...conversation];

  test('arrives as it is through chat completions', async () => {
    await client.chat.completions.create({ model: 'test', messages: plain });
    expect(JSON.parse(loopback.requests.at(-1)!.body)).toMatchObject({ messages: conversation });
  });

  test('arrives as it is through responses', async () => {
    await client.responses.create({ model: 'test', input: plain });
    expect(JSON.parse(loopback.requests.at(-1)!.body)).toMatchObject({ input: conversation });
  });
});
