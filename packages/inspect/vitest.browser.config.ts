import { defineConfig } from 'vitest/config';

// Needs Chromium: at `CHROMIUM` or where Debian's package puts it. Without one these tests fail, they never skip.
export default defineConfig({
  test: {
    include: ['browser/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'browser/.test-results.json' }]],
  },
});
