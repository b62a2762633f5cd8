import Anthropic from '@anthropic-ai/sdk';
import { toAnthropic } from '@jangts/adapters/anthropic';
import { assembleFragments } from '@jangts/context';
import { startLoopback } from 'wire-tests/loopback';

const { messages } = assembleFragments(
  [
    {
      id: 'desk.rules',
      sourceId: 'app/prompts',
      trust: 'developer',
      lifetime: 'static',
      maxChars: 200,
      role: 'system',
      value: 'You are the desk of a small hotel. Never promise a refund.',
    },
    {
      id: 'rooms',
      sourceId: 'tools/rooms',
      trust: 'tool',
      lifetime: 'call',
      maxChars: 500,
      role: 'user',
      value: { room: '12 "Garden"', freeUntil: '14:00' },
    },
    {
      id: 'question',
      sourceId: 'app/chat',
      trust: 'user',
      lifetime: 'turn',
      maxChars: 500,
      role: 'user',
      value: 'Could I stay until noon? 谢谢!',
    },
  ],
  2000,
);

// With ANTHROPIC_API_KEY set this is the real call; without it, a server on this machine stands in for the model.
const loopback = process.env['ANTHROPIC_API_KEY'] ? undefined : await startLoopback();
const client = new Anthropic(loopback && { apiKey: 'none', baseURL: loopback.url });

const { content } = await client.messages.create({
  model: 'claude-haiku-4-5',
  max_tokens: 200,
  ...toAnthropic(messages),
});
for (const block of content) if (block.type === 'text') console.log(block.text);

// What went over the wire.
if (loopback) {
  console.log(loopback.requests[0]?.body);
  await loopback.close();
}
