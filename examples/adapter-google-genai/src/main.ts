import { GoogleGenAI } from '@google/genai';
import { toGoogleGenAI } from '@jangts/adapters/google-genai';
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

// With GEMINI_API_KEY set this is the real call; without it, a server on this machine stands in for the model.
const apiKey = process.env['GEMINI_API_KEY'];
const loopback = apiKey ? undefined : await startLoopback();
const client = new GoogleGenAI(
  loopback ? { apiKey: 'none', httpOptions: { baseUrl: loopback.url } } : { apiKey: apiKey! },
);

const { contents, config } = toGoogleGenAI(messages);
const { text } = await client.models.generateContent({
  model: 'gemini-2.5-flash',
  contents,
  config: { ...config, maxOutputTokens: 200 },
});
console.log(text);

// What went over the wire.
if (loopback) {
  console.log(loopback.requests[0]?.body);
  await loopback.close();
}
