/** Freezes JSON data with all that it holds, without recursion: it may be nested as deep as it likes. */
export function deepFreeze<Value extends object>(value: Value): Value {
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null) continue;
    Object.freeze(next);
    for (const key of Object.keys(next)) pending.push((next as Record<string, unknown>)[key]);
  }
  return value;
}
