import type Anthropic from '@anthropic-ai/sdk';
import type {
  AISDKInput,
  AnthropicInput,
  ContextMessage,
  GoogleGenAIInput,
  LangChainMessage,
  MCPSamplingInput,
  OpenAIMessage,
} from '@jangts/types';
import type { BaseMessageLike } from '@langchain/core/messages';
import type { CreateMessageRequestParams } from '@modelcontextprotocol/sdk/types.js';
import type { generateText as generateText6, ModelMessage as ModelMessage6 } from 'ai-6';
import type { generateText as generateText7, ModelMessage as ModelMessage7 } from 'ai-7';
import type { GenerateContentParameters as Parameters2 } from 'genai-2';
import type { GenerateContentParameters as Parameters3 } from 'genai-3';
import type OpenAI6 from 'openai-6';
import type OpenAI7 from 'openai-7';
import { expectTypeOf } from 'vitest';

// Each result is what the client's own types ask for, in every major.
expectTypeOf<OpenAIMessage[]>().toExtend<OpenAI6.ChatCompletionMessageParam[]>();
expectTypeOf<OpenAIMessage[]>().toExtend<OpenAI7.ChatCompletionMessageParam[]>();
expectTypeOf<OpenAIMessage[]>().toExtend<OpenAI6.Responses.ResponseInput>();
expectTypeOf<OpenAIMessage[]>().toExtend<OpenAI7.Responses.ResponseInput>();
expectTypeOf<AnthropicInput>().toExtend<Pick<Anthropic.MessageCreateParams, 'system' | 'messages'>>();
expectTypeOf<AISDKInput['messages']>().toExtend<ModelMessage6[]>();
expectTypeOf<AISDKInput['messages']>().toExtend<ModelMessage7[]>();
expectTypeOf<AISDKInput['system']>().toExtend<Parameters<typeof generateText6>[0]['system']>();
expectTypeOf<AISDKInput['system']>().toExtend<Parameters<typeof generateText7>[0]['system']>();
expectTypeOf<GoogleGenAIInput>().toExtend<Omit<Parameters2, 'model'>>();
expectTypeOf<GoogleGenAIInput>().toExtend<Omit<Parameters3, 'model'>>();
expectTypeOf<LangChainMessage[]>().toExtend<BaseMessageLike[]>();
expectTypeOf<MCPSamplingInput>().toExtend<Omit<CreateMessageRequestParams, 'maxTokens'>>();

// And what the plain array is today, as far as types can tell.
expectTypeOf<ContextMessage[]>().toExtend<OpenAI7.ChatCompletionMessageParam[]>();
expectTypeOf<readonly ContextMessage[]>().not.toExtend<OpenAI7.ChatCompletionMessageParam[]>();
expectTypeOf<ContextMessage[]>().toExtend<OpenAI7.Responses.ResponseInput>();
expectTypeOf<ContextMessage[]>().toExtend<Anthropic.MessageParam[]>();
expectTypeOf<ContextMessage[]>().toExtend<ModelMessage7[]>();
expectTypeOf<readonly ContextMessage[]>().not.toExtend<ModelMessage7[]>();
expectTypeOf<ContextMessage[]>().toExtend<Parameters3['contents']>();
expectTypeOf<ContextMessage[]>().not.toExtend<BaseMessageLike[]>();
expectTypeOf<ContextMessage[]>().not.toExtend<CreateMessageRequestParams['messages']>();
