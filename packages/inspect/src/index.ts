export type {
  AuditedContextInput,
  ContextChange,
  ContextInput,
  ContextLifetime,
  ContextMessage,
  ContextRole,
  ContextTrust,
  FragmentUsage,
  InspectHTMLOptions,
  InspectTextOptions,
  ProjectionExplanation,
  ProjectionOmitted,
  ProjectionResult,
  ProjectionStep,
  TextBlock,
} from '@jangts/types';
/** Every view under one name. */
export * as Inspect from './inspect.js';
export * from './inspect.js';
