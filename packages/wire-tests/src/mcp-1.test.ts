import { toMCPSampling } from '@jangts/adapters/mcp';
import type { ContextMessage } from '@jangts/types';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  type CreateMessageRequest,
  CreateMessageRequestSchema,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, test } from 'vitest';
import { conversation } from './conversation.js';
import { oneOf } from './one-of.js';
import { wireTests } from './wire-tests.js';

/** Sends one sampling request from a server to a client, and keeps what was sent and what came. */
async function sample(params: CreateMessageRequest['params']) {
  const [serverSide, clientSide] = InMemoryTransport.createLinkedPair();
  const server = new Server({ name: 'server', version: '1.0.0' }, { capabilities: {} });
  const client = new Client({ name: 'client', version: '1.0.0' }, { capabilities: { sampling: {} } });
  const came: CreateMessageRequest['params'][] = [];
  client.setRequestHandler(CreateMessageRequestSchema, request => {
    came.push(request.params);
    return { model: 'test', role: 'assistant', content: { type: 'text', text: 'Noon is fine.' } };
  });
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  const sent: JSONRPCMessage[] = [];
  const deliver = serverSide.send.bind(serverSide);
  serverSide.send = (message, options) => {
    sent.push(message);
    return deliver(message, options);
  };
  try {
    await server.createMessage(params);
  } finally {
    await server.close();
  }
  return { bytes: JSON.stringify(sent), params: came[0]! };
}

wireTests(
  '@modelcontextprotocol/sdk 1',
  async messages => {
    const { bytes, params } = await sample({ maxTokens: 100, ...toMCPSampling(messages) });
    const { systemPrompt, messages: came } = params;
    for (const { role } of came) oneOf(role, 'user');
    return {
      bytes,
      texts: [
        ...(systemPrompt === undefined ? [] : [{ privileged: true, text: systemPrompt }]),
        ...came.map(({ content }) => ({ privileged: false, text: (content as { text: string }).text })),
      ],
    };
  },
  { joinsSystem: true },
);

describe('@modelcontextprotocol/sdk 1, the plain array', () => {
  test('does not type-check and is refused', async () => {
    const plain: ContextMessage[] = [...conversation];
    // @ts-expect-error neither the role nor the content is of the protocol
    const call = sample({ maxTokens: 100, messages: plain });
    await expect(call).rejects.toThrow('Invalid option');
  });
});
