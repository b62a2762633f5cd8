export type * from './adapters.js';
export type * from './context.js';
export type * from './inspect.js';
export type * from './projection.js';
export type * from './text-block.js';
