import { toOpenAIChat } from '@jangts/adapters/openai';
import { assembleFragments } from '@jangts/context';
import OpenAI from 'openai';
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

// With OPENAI_API_KEY set this is the real call; without it, a server on this machine stands in for the model.
const loopback = process.env['OPENAI_API_KEY'] ? undefined : await startLoopback();
const client = new OpenAI(loopback && { apiKey: 'none', baseURL: `${loopback.url}/v1` });

const { choices } = await client.chat.completions.create({
  model: 'gpt-5-mini',
  messages: toOpenAIChat(messages, { systemRole: 'developer' }),
});
console.log(choices[0]?.message.content);

// What went over the wire.
if (loopback) {
  console.log(loopback.requests[0]?.body);
  await loopback.close();
}
