import type { ContextMessage, FragmentUsage } from '@jangts/types';

/**
 * A list of fragments in columns by its indices, filled step by step. What a user gets is made at once, and nothing
 * else is kept of a fragment: memory costs a long list more time than the checks do. What is not right or not there
 * has an issue, and the stage ends before it is used.
 */
export interface CheckedFragments {
  readonly values: unknown[];
  /** Their `chars` are set when the value is measured. */
  readonly usages: (FragmentUsage & { chars: number })[];
  readonly messages: ContextMessage[];
  /** JSON characters of each content as it stands in its message. */
  readonly contentChars: number[];
  /** Where each id stands in the list; of a candidate, only ids that no original has. */
  readonly positions: Map<string, number>;
}

/** Which candidate stands for which original. */
export interface Matches {
  readonly originals: CheckedFragments;
  /** By candidate: the position of its original, or nothing. */
  readonly originalOf: (number | undefined)[];
  /** By original: the position of its candidate, or nothing. */
  readonly candidateOf: (number | undefined)[];
}
