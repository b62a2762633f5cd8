import { readdirSync } from 'node:fs';
import { normalizeToSize } from '@sentry/core';
import safeJsonValue from 'safe-json-value';
import truncateJson from 'truncate-json';

/** Something else that brings a value under a budget, as text. */
export interface Peer {
  readonly name: string;
  readonly package: string;
  readonly run: (value: unknown, maxChars: number) => string;
  /** Not measured on more characters of JSON than this: a call would take minutes. */
  readonly upTo: number;
}

/** The package's entry needs a worker's built-in modules; the file with this function does not. */
async function cloudflareTruncate(): Promise<(value: unknown, options: { maxChars: number }) => unknown> {
  const folder = new URL('../node_modules/@cloudflare/codemode/dist/', import.meta.url);
  const file = readdirSync(folder).find(name => /^truncate-.*\.js$/.test(name))!;
  const names = (await import(new URL(file, folder).href)) as Record<string, unknown>;
  return Object.values(names).find(
    (value): value is () => unknown => typeof value === 'function' && value.name === 'truncateResult',
  )!;
}

export async function peers(): Promise<Peer[]> {
  const truncateResult = await cloudflareTruncate();
  return [
    {
      name: 'safe-json-value',
      package: 'safe-json-value',
      run: (value, maxSize) => JSON.stringify(safeJsonValue(value, { maxSize }).value),
      upTo: 2e7,
    },
    {
      name: '@cloudflare/codemode truncateResult',
      package: '@cloudflare/codemode',
      run: (value, maxChars) => JSON.stringify(truncateResult(value, { maxChars })),
      upTo: 2e7,
    },
    {
      name: '@sentry/core normalizeToSize',
      package: '@sentry/core',
      run: (value, size) => JSON.stringify(normalizeToSize({ value }, 5, size)),
      upTo: 2e5,
    },
    {
      name: 'truncate-json',
      package: 'truncate-json',
      run: (value, size) => truncateJson(JSON.stringify(value), size).jsonString,
      upTo: 2e5,
    },
  ];
}
