export * from './adapters.js';
/** Every adapter under one name. */
export * as Adapters from './adapters.js';
export type {
  AISDKInput,
  AISDKMessage,
  AnthropicInput,
  AnthropicMessage,
  AnthropicTextBlock,
  ContextMessage,
  GoogleGenAIContent,
  GoogleGenAIInput,
  GoogleGenAIPart,
  LangChainMessage,
  MCPSamplingInput,
  MCPSamplingMessage,
  OpenAIAdapterOptions,
  OpenAIMessage,
  SystemOrderOptions,
} from '@jangts/types';
