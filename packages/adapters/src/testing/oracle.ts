import type { ContextMessage } from '@jangts/types';

/** What the result must be, written down plainly for each adapter; only for messages that it can express. */
export const oracle: Record<string, (messages: readonly ContextMessage[]) => unknown> = {
  toOpenAIChat: list,
  toOpenAIResponses: list,
  toLangChain: list,
  toAnthropic: messages => {
    const system = filled(messages, 'system').map(text => ({ type: 'text', text }));
    const content = filled(messages, 'user').map(text => ({ type: 'text', text }));
    const sent = [{ role: 'user', content }];
    return system.length > 0 ? { system, messages: sent } : { messages: sent };
  },
  toAISDK: messages => {
    const system = filled(messages, 'system').join('\n\n');
    const sent = texts(messages, 'user').map(content => ({ role: 'user', content }));
    return system === '' ? { messages: sent } : { system, messages: sent };
  },
  toGoogleGenAI: messages => {
    const parts = filled(messages, 'system').map(text => ({ text }));
    const contents = [{ role: 'user', parts: filled(messages, 'user').map(text => ({ text })) }];
    return { contents, config: parts.length > 0 ? { systemInstruction: { parts } } : {} };
  },
  toMCPSampling: messages => {
    const systemPrompt = filled(messages, 'system').join('\n\n');
    const sent = texts(messages, 'user').map(text => ({ role: 'user', content: { type: 'text', text } }));
    return systemPrompt === '' ? { messages: sent } : { systemPrompt, messages: sent };
  },
};

function list(messages: readonly ContextMessage[]): unknown {
  return JSON.parse(JSON.stringify(messages));
}

function texts(messages: readonly ContextMessage[], role: string): string[] {
  return messages.filter(message => message.role === role).map(message => message.content);
}

function filled(messages: readonly ContextMessage[], role: string): string[] {
  return texts(messages, role).filter(text => text !== '');
}
