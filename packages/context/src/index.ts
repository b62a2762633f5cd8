export type {
  AuditedContextInput,
  ContextChange,
  ContextFragment,
  ContextInput,
  ContextIssue,
  ContextIssueCode,
  ContextIssueList,
  ContextLifetime,
  ContextMessage,
  ContextMetadataField,
  ContextPlan,
  ContextRole,
  ContextTrust,
  FragmentUsage,
} from '@jangts/types';
export { assembleContextPlan } from './assemble-context-plan.js';
export { assembleFragments } from './assemble-fragments.js';
export { ContextError } from './context-error.js';
export { snapshotFragments } from './snapshot-fragments.js';
