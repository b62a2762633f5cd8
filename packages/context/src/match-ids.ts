import type { CheckedFragments, Matches } from './checked-fragments.js';

/**
 * Notes where each id of a list stands, and which original each candidate stands for; returns where an id stands that
 * an earlier fragment has. In a loop of its own: among the texts of a long list nearly every step through a hash
 * table would wait for memory.
 */
export function matchIds(
  { usages, positions }: CheckedFragments,
  matches: Matches | undefined,
): ReadonlySet<number> {
  const repeated = new Set<number>();
  usages.forEach(({ id }, index) => {
    if (matches) {
      const position = matches.originals.positions.get(id);
      matches.originalOf[index] = position;
      if (position !== undefined) {
        // No second hash table for what is nearly every candidate.
        if (matches.candidateOf[position] !== undefined) repeated.add(index);
        matches.candidateOf[position] = index;
        return;
      }
    }
    const count = positions.size;
    if (positions.set(id, index).size === count) repeated.add(index);
  });
  return repeated;
}
