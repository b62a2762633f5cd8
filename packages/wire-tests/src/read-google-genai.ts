import type { Loopback } from './loopback.js';
import { oneOf } from './one-of.js';
import type { Arrival } from './wire-tests.js';

interface Content {
  role?: string;
  parts: { text: string }[];
}

/** Reads the last request of Google GenAI. */
export function readGoogleGenAI(loopback: Loopback): Arrival {
  const bytes = loopback.requests.at(-1)!.body;
  const { contents, systemInstruction } = JSON.parse(bytes) as {
    contents: Content[];
    systemInstruction?: Content;
  };
  for (const { role } of contents) oneOf(role ?? 'none', 'user');
  return {
    bytes,
    texts: [
      ...(systemInstruction?.parts ?? []).map(({ text }) => ({ privileged: true, text })),
      ...contents.flatMap(({ parts }) => parts).map(({ text }) => ({ privileged: false, text })),
    ],
  };
}
