import { afterAll, describe, expect, inject, test } from 'vitest';
import { runSuite, type SuiteResult } from './run-suite.js';
import { runtimes } from './runtimes.js';
import { scratchFolders } from './scratch.js';
import { umbrella } from './workspace.js';

const { alone } = scratchFolders(inject('scratch'), umbrella.slug);
const results = new Map<string, SuiteResult>();

afterAll(() => {
  for (const [name, { digest, cases, generated }] of results) {
    console.log(`${name.padEnd(9)} ${digest}  ${cases} cases, ${generated} generated`);
  }
});

describe('the same behaviour everywhere', () => {
  test.for(runtimes)('$name', async ({ name, program, mandatory }, { skip }) => {
    if (!program && !mandatory) {
      console.log(`SKIPPED: ${name} is not on this machine`);
      skip(`${name} is not on this machine`);
    }
    expect(program, `${name} is not on this machine`).toBeDefined();
    const result = await runSuite(alone, name, program!);
    results.set(name, result);
    expect(result.failures).toEqual([]);
    expect(result).toMatchObject({ generated: 10_000, digest: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(result.cases).toBeGreaterThan(140);
  });

  test('gives one digest', () => {
    const digests = [...results].map(([name, { digest }]) => [name, digest]);
    const expected = digests.map(([name]) => [name, results.get('Node 20')!.digest]);
    expect(digests.length).toBeGreaterThanOrEqual(5);
    expect(digests).toEqual(expected);
  });
});
