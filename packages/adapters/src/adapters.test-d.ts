import type {
  AISDKInput,
  AnthropicInput,
  ContextMessage,
  GoogleGenAIInput,
  LangChainMessage,
  MCPSamplingInput,
  OpenAIMessage,
} from '@jangts/types';
import { expectTypeOf } from 'vitest';
import { Adapters, toAnthropic, toLangChain, toOpenAIChat } from './index.js';

declare const messages: readonly Readonly<ContextMessage>[];

expectTypeOf(Adapters.toOpenAIChat(messages, { systemRole: 'developer' })).toEqualTypeOf<OpenAIMessage[]>();
expectTypeOf(Adapters.toOpenAIResponses(messages)).toEqualTypeOf<OpenAIMessage[]>();
expectTypeOf(Adapters.toAnthropic(messages, { systemOrder: 'hoist' })).toEqualTypeOf<AnthropicInput>();
expectTypeOf(Adapters.toAISDK(messages)).toEqualTypeOf<AISDKInput>();
expectTypeOf(Adapters.toGoogleGenAI(messages)).toEqualTypeOf<GoogleGenAIInput>();
expectTypeOf(Adapters.toLangChain(messages)).toEqualTypeOf<LangChainMessage[]>();
expectTypeOf(Adapters.toMCPSampling(messages)).toEqualTypeOf<MCPSamplingInput>();

// An option that is computed may be undefined.
toOpenAIChat(messages, { systemRole: undefined });
toAnthropic(messages, { systemOrder: undefined });

// @ts-expect-error OpenAI has no such role for system text
toOpenAIChat(messages, { systemRole: 'user' });
// @ts-expect-error OpenAI takes system messages in any order
toOpenAIChat(messages, { systemOrder: 'hoist' });
// @ts-expect-error Anthropic has no developer role
toAnthropic(messages, { systemRole: 'developer' });
// @ts-expect-error LangChain takes system messages in any order
toLangChain(messages, { systemOrder: 'hoist' });
// @ts-expect-error an assembled input has no assistant messages
toLangChain([{ role: 'assistant', content: '' }]);
