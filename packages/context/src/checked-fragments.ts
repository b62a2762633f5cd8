import type { FragmentUsage } from '@jangts/types';
import type { RenderedValue } from './render-value.js';

/**
 * A list whose fragments were checked: all that is used of it from here on. Columns instead of one object more for
 * each fragment; an entry at fault is missing, but then the stage fails.
 */
export interface CheckedFragments {
  readonly usages: FragmentUsage[];
  readonly values: RenderedValue[];
  /** Where each id stands in the list; of a candidate, only ids that no original has. */
  readonly positions: Map<string, number>;
}

/** Which candidate stands for which original. */
export interface Matches {
  readonly originals: CheckedFragments;
  /** By candidate: the position of its original, or -1. */
  readonly originalOf: number[];
  /** By original: the position of its candidate, or nothing. */
  readonly candidateOf: (number | undefined)[];
}
