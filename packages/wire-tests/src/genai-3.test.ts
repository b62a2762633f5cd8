import { toGoogleGenAI } from '@jangts/adapters/google-genai';
import type { ContextMessage } from '@jangts/types';
import { GoogleGenAI } from 'genai-3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conversation } from './conversation.js';
import { type Loopback, startLoopback } from './loopback.js';
import { readGoogleGenAI } from './read-google-genai.js';
import { wireTests } from './wire-tests.js';

let loopback: Loopback;
let client: GoogleGenAI;
beforeAll(async () => {
  loopback = await startLoopback();
  client = new GoogleGenAI({ apiKey: 'none', httpOptions: { baseUrl: loopback.url } });
});
afterAll(() => loopback.close());

wireTests(
  '@google/genai 3',
  async messages => {
    await client.models.generateContent({ model: 'test', ...toGoogleGenAI(messages) });
    return readGoogleGenAI(loopback);
  },
  { refusesEmpty: true },
);

describe('@google/genai 3, the plain array', () => {
  test('type-checks and is sent with all text lost, without an error', async () => {
    const plain: ContextMessage[] = [...conversation];
    const { text } = await client.models.generateContent({ model: 'test', contents: plain });
    expect(text).toBe('Noon is fine.');
    const body: unknown = JSON.parse(loopback.requests.at(-1)!.body);
    expect(body).toEqual({ contents: [{ role: 'user', parts: conversation.map(() => ({})) }] });
  });

  test('an empty list is refused', async () => {
    await expect(client.models.generateContent({ model: 'test', contents: [] })).rejects.toThrow('required');
  });
});
