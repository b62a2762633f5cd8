import { createDigest } from './digest.js';
import { context, projection, textBlocks } from './generated.js';
import { createRandom } from './random.js';
import { sharedCases } from './shared-cases.js';

export const GENERATED = 10_000;

/**
 * Runs the same behaviour in any runtime, with nothing but the language: the shared cases, and 10,000 generated inputs
 * whose results end in one digest.
 */
export async function runSuite(library) {
  const failures = [];
  let cases = 0;
  await sharedCases(library, (name, found, expected) => {
    cases++;
    if (found !== expected)
      failures.push(`${name}: ${found.slice(0, 300)} instead of ${expected.slice(0, 300)}`);
  });
  const digest = createDigest();
  for (let seed = 0; seed < GENERATED; seed++) {
    const random = createRandom(seed);
    if (seed % 10 < 4) await textBlocks(library, random, digest, failures);
    else if (seed % 10 < 7) projection(library, random, digest, failures);
    else context(library, random, digest, failures);
  }
  return { cases, generated: GENERATED, failures, digest: digest.text() };
}
