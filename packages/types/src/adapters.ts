/** How an adapter for OpenAI marks system text. */
export interface OpenAIAdapterOptions {
  /** The role that system messages get: `'system'` (the default), or `'developer'`, which newer models prefer. */
  readonly systemRole?: 'system' | 'developer' | undefined;
}

/** What an adapter does where the client takes system text apart from the messages. */
export interface SystemOrderOptions {
  /**
   * `'hoist'` moves a system message that comes after a user message in front of all user messages, in order.
   * Left out, such an order throws a `RangeError`.
   */
  readonly systemOrder?: 'hoist' | undefined;
}

// The results are written as type aliases: only these are assignable to client types that are open records.

/** One message for OpenAI, fit for chat completions and for responses. */
export type OpenAIMessage = {
  /** Who speaks: system text carries the role that was chosen for it. */
  role: 'system' | 'developer' | 'user';
  /** The text, exactly as it was given. */
  content: string;
};

/** One text of a message for Anthropic. */
export type AnthropicTextBlock = {
  /** What kind of block it is. */
  type: 'text';
  /** The text, exactly as it was given; never empty. */
  text: string;
};

/** The user message for Anthropic. */
export type AnthropicMessage = {
  /** Always `'user'`. */
  role: 'user';
  /** One block per message, in order. */
  content: AnthropicTextBlock[];
};

/** What `@anthropic-ai/sdk` takes, beside model and limits. */
export type AnthropicInput = {
  /** One block per system message, in order; absent when there is no system text. */
  system?: AnthropicTextBlock[];
  /** One user message that holds all user text. */
  messages: AnthropicMessage[];
};

/** One message for the AI SDK. */
export type AISDKMessage = {
  /** Always `'user'`. */
  role: 'user';
  /** The text, exactly as it was given. */
  content: string;
};

/** What `generateText` and `streamText` of `ai` take, beside the model. */
export type AISDKInput = {
  /** The system texts joined by a blank line, empty ones left out; absent when there is none. */
  system?: string;
  /** One message per user message, in order. */
  messages: AISDKMessage[];
};

/** One text of a content for Google GenAI. */
export type GoogleGenAIPart = {
  /** The text, exactly as it was given; never empty. */
  text: string;
};

/** The user content for Google GenAI. */
export type GoogleGenAIContent = {
  /** Always `'user'`. */
  role: 'user';
  /** One part per message, in order. */
  parts: GoogleGenAIPart[];
};

/** What `generateContent` of `@google/genai` takes, beside the model. */
export type GoogleGenAIInput = {
  /** One user content that holds all user text. */
  contents: GoogleGenAIContent[];
  /** The part of the configuration that carries text: spread it into yours. */
  config: {
    /** One part per system message, in order; absent when there is no system text. */
    systemInstruction?: {
      /** The texts, one per system message. */
      parts: GoogleGenAIPart[];
    };
  };
};

/** One message for LangChain: a `BaseMessageLike`. */
export type LangChainMessage = {
  /** Who speaks. */
  role: 'system' | 'user';
  /** The text, exactly as it was given. */
  content: string;
};

/** One message of an MCP sampling request. */
export type MCPSamplingMessage = {
  /** Always `'user'`. */
  role: 'user';
  /** The text, exactly as it was given. */
  content: {
    /** What kind of content it is. */
    type: 'text';
    /** The text itself. */
    text: string;
  };
};

/** What `createMessage` of an MCP server takes, beside `maxTokens`. */
export type MCPSamplingInput = {
  /** The system texts joined by a blank line, empty ones left out; absent when there is none. */
  systemPrompt?: string;
  /** One message per user message, in order. */
  messages: MCPSamplingMessage[];
};
