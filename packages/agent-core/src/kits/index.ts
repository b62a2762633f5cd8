export * from './adapters.js';
export * from './inspect.js';
export * from './projection.js';
export * from './text-blocks.js';
