import { defineConfig } from 'vitest/config';
import { isNode22, needNode22 } from './src/node-22.js';

// There may be two runs, so each says which it is.
console.log(`Node ${process.versions.node}`);

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: isNode22 ? [] : needNode22.map(client => `src/${client}.test.ts`),
    testTimeout: 60_000,
    // Of two runs the second has all the tests, so that its results may stay.
    reporters: ['default', ['json', { outputFile: '.test-results.json' }]],
  },
});
