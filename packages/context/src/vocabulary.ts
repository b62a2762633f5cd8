/** What an id looks like. */
export const ID_PATTERN: RegExp = /^[a-z][a-zA-Z0-9:._-]*$/;
export const TRUSTS: readonly unknown[] = ['system', 'developer', 'user', 'model', 'tool'];
export const LIFETIMES: readonly unknown[] = ['call', 'turn', 'session', 'static'];
export const ROLES: readonly unknown[] = ['system', 'user'];

export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID_PATTERN.test(value);
}

export function isSource(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Whether a value is a positive safe integer, as every bound here must be. */
export function isPositiveSize(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
