import { toMCPSampling } from '@jangts/adapters/mcp';
import { assembleFragments } from '@jangts/context';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CreateMessageRequestSchema } from '@modelcontextprotocol/sdk/types.js';

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

// No key is needed: in MCP the server asks its client for the model's answer. This client stands in for a host
// such as an editor; connect the server to a real one (over stdio, say) and the call below stays as it is.
const client = new Client({ name: 'host', version: '1.0.0' }, { capabilities: { sampling: {} } });
client.setRequestHandler(CreateMessageRequestSchema, ({ params }) => {
  console.log(JSON.stringify(params));
  return { model: 'test', role: 'assistant', content: { type: 'text', text: 'Noon is fine.' } };
});

const { server } = new McpServer({ name: 'desk', version: '1.0.0' });
const [serverSide, clientSide] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(serverSide), client.connect(clientSide)]);

const { content } = await server.createMessage({ ...toMCPSampling(messages), maxTokens: 200 });
console.log(content.type === 'text' && content.text);

await server.close();
