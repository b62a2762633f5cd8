import { expect, test } from 'vitest';
import { runExample } from 'wire-tests/run-example';

test('prints the answer and what was sent', async () => {
  const [answer, body] = await runExample(import.meta.url);
  expect(answer).toBe('Noon is fine.');
  expect(JSON.parse(body!)).toMatchObject({
    model: 'gpt-4.1-mini',
    messages: [
      { role: 'system', content: 'You are the desk of a small hotel. Never promise a refund.' },
      { role: 'user', content: '{"room":"12 \\"Garden\\"","freeUntil":"14:00"}' },
      { role: 'user', content: 'Could I stay until noon? 谢谢!' },
    ],
  });
});
