import type { ContextLifetime, ContextRole, ContextTrust } from '@jangts/types';

// Compared one by one: the words are interned, so each comparison is one of pointers, where `includes` reads them.

export function isTrust(value: unknown): value is ContextTrust {
  return isPrivileged(value) || value === 'user' || value === 'model' || value === 'tool';
}

/** Whether content of this trust may be a system message. */
export function isPrivileged(trust: unknown): trust is 'system' | 'developer' {
  return trust === 'system' || trust === 'developer';
}

export function isLifetime(value: unknown): value is ContextLifetime {
  return value === 'call' || value === 'turn' || value === 'session' || value === 'static';
}

export function isRole(value: unknown): value is ContextRole {
  return value === 'user' || value === 'system';
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-zA-Z0-9:._-]*$/.test(value);
}

export function isSource(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Whether a value is a positive safe integer, as every bound here must be. */
export function isPositiveSize(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
