import fc from 'fast-check';

// How many cases each property gets; see vitest.config.ts.
fc.configureGlobal({ numRuns: Number(process.env['TEST_RUNS']) });
