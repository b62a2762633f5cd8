import type { Loopback } from './loopback.js';
import { oneOf } from './one-of.js';
import type { Arrival } from './wire-tests.js';

/** Reads the last request of either OpenAI interface; `systemRole` is the only role that counts as privileged. */
export function readOpenAI(loopback: Loopback, systemRole: string): Arrival {
  const bytes = loopback.requests.at(-1)!.body;
  type Messages = { role: string; content: string }[];
  const { messages, input } = JSON.parse(bytes) as { messages?: Messages; input?: Messages };
  return {
    bytes,
    texts: (messages ?? input ?? []).map(({ role, content }) => ({
      privileged: oneOf(role, systemRole, 'user') === systemRole,
      text: content,
    })),
  };
}
