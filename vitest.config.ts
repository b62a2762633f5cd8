import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Each package and example runs `vitest run --config ../../vitest.config.ts` in its own folder.
// `--mode long` is the long run: a million cases per property instead of a few hundred.
export default defineConfig(({ mode }) => {
  const long = mode === 'long';
  return {
    test: {
      include: ['{src,test}/**/*.test.{ts,js}'],
      setupFiles: [fileURLToPath(new URL('./vitest.setup.ts', import.meta.url))],
      env: { TEST_RUNS: process.env['TEST_RUNS'] ?? (long ? '1000000' : '300') },
      testTimeout: long ? 3_600_000 : 30_000,
      reporters: ['default', ['json', { outputFile: '.test-results.json' }]],
    },
  };
});
