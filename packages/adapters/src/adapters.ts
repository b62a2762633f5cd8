export { toAISDK } from './ai-sdk.js';
export { toAnthropic } from './anthropic.js';
export { toGoogleGenAI } from './google-genai.js';
export { toLangChain } from './langchain.js';
export { toMCPSampling } from './mcp.js';
export { toOpenAIChat, toOpenAIResponses } from './openai.js';
