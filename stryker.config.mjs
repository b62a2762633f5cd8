// Mutation testing of one kit: `pnpm --filter @jangts/<kit> test:mutation`, run in the kit's own folder.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: '../../vitest.config.ts' },
  // The shared configuration lies outside the package, where a copy in a sandbox would not find it.
  inPlace: true,
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.test-d.ts', '!src/testing/**', '!src/index.ts'],
  // A hundred cases per property are enough to kill a mutant and keep a run in minutes.
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'progress-append-only'],
  thresholds: { high: 98, low: 95, break: 95 },
};
