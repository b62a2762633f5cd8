/** A fragment's seven properties as they were when each was read, once; nothing is known of them yet. */
export interface FragmentSnapshot {
  id: unknown;
  sourceId: unknown;
  trust: unknown;
  lifetime: unknown;
  maxChars: unknown;
  role: unknown;
  value: unknown;
  /** Why there is nothing to judge. */
  fault: string | undefined;
}

/** Reads the own properties of a fragment. Whatever a getter or a trap throws stays here. */
export function readFragment(entry: unknown): FragmentSnapshot {
  const snapshot: FragmentSnapshot = {
    id: undefined,
    sourceId: undefined,
    trust: undefined,
    lifetime: undefined,
    maxChars: undefined,
    role: undefined,
    value: undefined,
    fault: 'a property cannot be read',
  };
  try {
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      snapshot.fault = 'expected an object';
      return snapshot;
    }
    // Written out: in a loop or a helper the seven loads would share one slow, megamorphic site.
    const own = entry as Record<string, unknown>;
    if (Object.hasOwn(own, 'id')) snapshot.id = own['id'];
    if (Object.hasOwn(own, 'sourceId')) snapshot.sourceId = own['sourceId'];
    if (Object.hasOwn(own, 'trust')) snapshot.trust = own['trust'];
    if (Object.hasOwn(own, 'lifetime')) snapshot.lifetime = own['lifetime'];
    if (Object.hasOwn(own, 'maxChars')) snapshot.maxChars = own['maxChars'];
    if (Object.hasOwn(own, 'role')) snapshot.role = own['role'];
    if (Object.hasOwn(own, 'value')) snapshot.value = own['value'];
    snapshot.fault = undefined;
  } catch {
    // The fault is set already.
  }
  return snapshot;
}
