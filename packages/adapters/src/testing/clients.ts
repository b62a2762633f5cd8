import type { ContextMessage, SystemOrderOptions } from '@jangts/types';
import {
  toAISDK,
  toAnthropic,
  toGoogleGenAI,
  toLangChain,
  toMCPSampling,
  toOpenAIChat,
  toOpenAIResponses,
} from '../adapters.js';

type Adapter = (messages: readonly ContextMessage[], options?: SystemOrderOptions) => unknown;

/** The adapters for clients that take one list in any order. */
export const listAdapters: Record<string, Adapter> = {
  toOpenAIChat: messages => toOpenAIChat(messages),
  toOpenAIResponses: messages => toOpenAIResponses(messages),
  toLangChain,
};

/** The adapters for clients that take system text apart. */
export const partingAdapters: Record<string, Adapter> = {
  toAISDK,
  toAnthropic,
  toGoogleGenAI,
  toMCPSampling,
};

export const allAdapters: Record<string, Adapter> = { ...listAdapters, ...partingAdapters };

/** The clients that refuse empty text. */
export const refusingAdapters: readonly string[] = ['toAnthropic', 'toGoogleGenAI'];

/** The clients that take one system text only. */
export const joiningAdapters: readonly string[] = ['toAISDK', 'toMCPSampling'];
