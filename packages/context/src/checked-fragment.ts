import type { FragmentUsage } from '@jangts/types';
import type { RenderedValue } from './render-value.js';

/** A fragment that obeys the contract: all that is used of it from here on. */
export interface CheckedFragment {
  /** Position in its list. */
  readonly index: number;
  readonly usage: FragmentUsage;
  readonly rendered: RenderedValue;
}

/** A list of fragments that were checked. Where issues were found, some are missing. */
export interface CheckedFragments {
  readonly fragments: readonly CheckedFragment[];
  /** Where the first entry with this id stands in the list. */
  readonly positions: ReadonlyMap<string, number>;
}

/** The fragment with an id. */
export function byId({ fragments, positions }: CheckedFragments, id: string): CheckedFragment | undefined {
  const position = positions.get(id);
  return position === undefined ? undefined : fragments[position];
}
