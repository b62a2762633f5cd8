import Anthropic from '@anthropic-ai/sdk';
import { toAnthropic } from '@jangts/adapters/anthropic';
import type { ContextMessage } from '@jangts/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conversation } from './conversation.js';
import { type Loopback, startLoopback } from './loopback.js';
import { oneOf } from './one-of.js';
import { wireTests } from './wire-tests.js';

let loopback: Loopback;
let client: Anthropic;
beforeAll(async () => {
  loopback = await startLoopback();
  client = new Anthropic({ apiKey: 'none', baseURL: loopback.url });
});
afterAll(() => loopback.close());

interface Body {
  system?: { type: 'text'; text: string }[];
  messages: { role: string; content: { type: 'text'; text: string }[] }[];
}

wireTests(
  '@anthropic-ai/sdk 1',
  async messages => {
    await client.messages.create({ model: 'test', max_tokens: 100, ...toAnthropic(messages) });
    const bytes = loopback.requests.at(-1)!.body;
    const { system = [], messages: sent } = JSON.parse(bytes) as Body;
    for (const { role } of sent) oneOf(role, 'user');
    return {
      bytes,
      texts: [
        ...system.map(({ text }) => ({ privileged: true, text })),
        ...sent.flatMap(({ content }) => content).map(({ text }) => ({ privileged: false, text })),
      ],
    };
  },
  { refusesEmpty: true },
);

describe('@anthropic-ai/sdk 1, the plain array', () => {
  test('is sent with the system messages in the middle of the conversation, and no system prompt', async () => {
    const plain: ContextMessage[] = [...conversation];
    await client.messages.create({ model: 'test', max_tokens: 100, messages: plain });
    const body = JSON.parse(loopback.requests.at(-1)!.body) as Body;
    expect(body.system).toBeUndefined();
    expect(body.messages).toEqual(conversation);
  });

  test('is sent with empty texts', async () => {
    const plain: ContextMessage[] = [{ role: 'user', content: '' }];
    await client.messages.create({ model: 'test', max_tokens: 100, messages: plain });
    expect(JSON.parse(loopback.requests.at(-1)!.body)).toMatchObject({ messages: plain });
  });
});
