import { expect, test } from 'vitest';
import { runExample } from 'wire-tests/run-example';

test('prints the answer and what was sent', async () => {
  const [answer, body] = await runExample(import.meta.url);
  expect(answer).toBe('Noon is fine.');
  expect(JSON.parse(body!)).toEqual({
    contents: [
      {
        parts: [
          { text: '{"room":"12 \\"Garden\\"","freeUntil":"14:00"}' },
          { text: 'Could I stay until noon? 谢谢!' },
        ],
        role: 'user',
      },
    ],
    systemInstruction: { parts: [{ text: 'You are the desk of a small hotel. Never promise a refund.' }] },
    generationConfig: { maxOutputTokens: 200 },
  });
});
