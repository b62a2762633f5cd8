export type * from '@jangts/types';
export * from './context.js';
export * from './kits/index.js';
