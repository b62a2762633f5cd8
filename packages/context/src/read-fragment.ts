/** Where a fragment stands, and its seven properties as they were when each was read, once. */
export interface FragmentSnapshot {
  readonly list: 'fragments' | 'originalFragments';
  readonly index: number;
  readonly id: unknown;
  readonly sourceId: unknown;
  readonly trust: unknown;
  readonly lifetime: unknown;
  readonly maxChars: unknown;
  readonly role: unknown;
  readonly value: unknown;
}

/**
 * Reads the own properties of a fragment. Gives `undefined` for what is no object and for what cannot be read;
 * whatever a getter or a trap throws stays here.
 */
export function readFragment(
  entry: unknown,
  list: FragmentSnapshot['list'],
  index: number,
): FragmentSnapshot | undefined {
  try {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
    const own = entry as Record<string, unknown>;
    // Written out: in a loop or a helper the seven loads would share one slow, megamorphic site.
    return {
      list,
      index,
      id: Object.hasOwn(own, 'id') ? own['id'] : undefined,
      sourceId: Object.hasOwn(own, 'sourceId') ? own['sourceId'] : undefined,
      trust: Object.hasOwn(own, 'trust') ? own['trust'] : undefined,
      lifetime: Object.hasOwn(own, 'lifetime') ? own['lifetime'] : undefined,
      maxChars: Object.hasOwn(own, 'maxChars') ? own['maxChars'] : undefined,
      role: Object.hasOwn(own, 'role') ? own['role'] : undefined,
      value: Object.hasOwn(own, 'value') ? own['value'] : undefined,
    };
  } catch {
    return undefined;
  }
}
