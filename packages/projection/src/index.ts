export type {
  ContentProjection,
  ContentProjectionOptions,
  ContinuousExcerpt,
  ProjectionExplanation,
  ProjectionOmitted,
  ProjectionRequest,
  ProjectionResult,
  ProjectionStep,
  TreeLocation,
  TreeProjection,
  TreeProjectionOptions,
} from '@jangts/types';
/** The three ways to project, under one name. */
export * as Projection from './projection.js';
export { defineContentProjection, defineTreeProjection, projectContinuousExcerpt } from './projection.js';
