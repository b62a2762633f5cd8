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
type Plain = ContextMessage[];
type Frozen = readonly ContextMessage[];
expectTypeOf<Plain>().toExtend<OpenAI6.ChatCompletionMessageParam[]>();
expectTypeOf<Plain>().toExtend<OpenAI7.ChatCompletionMessageParam[]>();
expectTypeOf<Plain>().toExtend<OpenAI6.Responses.ResponseInput>();
expectTypeOf<Plain>().toExtend<OpenAI7.Responses.ResponseInput>();
expectTypeOf<Plain>().toExtend<Anthropic.MessageParam[]>();
expectTypeOf<Plain>().toExtend<ModelMessage6[]>();
expectTypeOf<Plain>().toExtend<ModelMessage7[]>();
expectTypeOf<Plain>().toExtend<Parameters2['contents']>();
expectTypeOf<Plain>().toExtend<Parameters3['contents']>();
expectTypeOf<Plain>().not.toExtend<BaseMessageLike[]>();
expectTypeOf<Plain>().not.toExtend<CreateMessageRequestParams['messages']>();
expectTypeOf<Frozen>().not.toExtend<OpenAI6.ChatCompletionMessageParam[]>();
expectTypeOf<Frozen>().not.toExtend<OpenAI7.ChatCompletionMessageParam[]>();
expectTypeOf<Frozen>().not.toExtend<OpenAI6.Responses.ResponseInput>();
expectTypeOf<Frozen>().not.toExtend<OpenAI7.Responses.ResponseInput>();
expectTypeOf<Frozen>().not.toExtend<Anthropic.MessageParam[]>();
expectTypeOf<Frozen>().not.toExtend<ModelMessage6[]>();
expectTypeOf<Frozen>().not.toExtend<ModelMessage7[]>();
expectTypeOf<Frozen>().not.toExtend<Parameters2['contents']>();
expectTypeOf<Frozen>().not.toExtend<Parameters3['contents']>();
