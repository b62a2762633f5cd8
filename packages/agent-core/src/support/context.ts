export * from '../context.js';
