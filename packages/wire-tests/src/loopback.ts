import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it came over the wire. */
export interface RecordedRequest {
  readonly path: string;
  /** The body, byte for byte, read as UTF-8. */
  readonly body: string;
}

/** A server on this machine that stands in for the model's and keeps what it is sent. */
export interface Loopback {
  /** Where it listens, without a path: `http://127.0.0.1:<port>`. */
  readonly url: string;
  readonly requests: RecordedRequest[];
  close(): Promise<void>;
}

/** Starts the server; every model there says `Noon is fine.`. */
export async function startLoopback(): Promise<Loopback> {
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      requests.push({ path, body: Buffer.concat(chunks).toString('utf8') });
      const reply = replies.find(([ending]) => path.endsWith(ending))?.[1];
      response.writeHead(reply ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(reply ?? { error: { message: `nothing at ${path}` } }));
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const text = 'Noon is fine.';

/** What each service answers, by the ending of the path. */
const replies: readonly (readonly [ending: string, reply: unknown])[] = [
  [
    '/chat/completions',
    {
      id: 'chat-1',
      object: 'chat.completion',
      created: 0,
      model: 'test',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    },
  ],
  [
    '/responses',
    {
      id: 'response-1',
      object: 'response',
      created_at: 0,
      model: 'test',
      status: 'completed',
      output: [
        {
          type: 'message',
          id: 'message-1',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
    },
  ],
  [
    '/v1/messages',
    {
      id: 'message-1',
      type: 'message',
      role: 'assistant',
      model: 'test',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    },
  ],
  [
    ':generateContent',
    { candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }] },
  ],
];
