export { defineContentProjection } from './content-projection.js';
export { projectContinuousExcerpt } from './continuous-excerpt.js';
export { defineTreeProjection } from './tree-projection.js';
