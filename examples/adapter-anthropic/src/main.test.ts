import { expect, test } from 'vitest';
import { runExample } from 'wire-tests/run-example';

test('prints the answer and what was sent', async () => {
  const [answer, body] = await runExample(import.meta.url);
  expect(answer).toBe('Noon is fine.');
  expect(JSON.parse(body!)).toEqual({
    model: 'claude-haiku-4-5',
    max_tokens: 200,
    system: [{ type: 'text', text: 'You are the desk of a small hotel. Never promise a refund.' }],
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: '{"room":"12 \\"Garden\\"","freeUntil":"14:00"}' },
          { type: 'text', text: 'Could I stay until noon? 谢谢!' },
        ],
      },
    ],
  });
});
