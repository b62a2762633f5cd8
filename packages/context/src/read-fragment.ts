import type { FragmentUsage } from '@jangts/types';
import type { CheckedFragments } from './checked-fragments.js';

/**
 * Reads the own properties of a fragment, each once: its value into `values`, the others into `usages`, where they
 * are judged later. What is no object or cannot be read leaves no usage and is its own value; whatever a getter or a
 * trap throws stays here.
 */
export function readFragment(entry: unknown, index: number, { usages, values }: CheckedFragments): void {
  values[index] = entry;
  try {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return;
    const own = entry as Record<string, unknown>;
    // Written out: in a loop or a helper the seven loads would share one slow, megamorphic site.
    const id = Object.hasOwn(own, 'id') ? own['id'] : undefined;
    const sourceId = Object.hasOwn(own, 'sourceId') ? own['sourceId'] : undefined;
    const trust = Object.hasOwn(own, 'trust') ? own['trust'] : undefined;
    const lifetime = Object.hasOwn(own, 'lifetime') ? own['lifetime'] : undefined;
    const maxChars = Object.hasOwn(own, 'maxChars') ? own['maxChars'] : undefined;
    const role = Object.hasOwn(own, 'role') ? own['role'] : undefined;
    values[index] = Object.hasOwn(own, 'value') ? own['value'] : undefined;
    usages[index] = { id, sourceId, trust, lifetime, role, chars: 0, maxChars } as FragmentUsage;
  } catch {
    // The entry has no usage.
  }
}
