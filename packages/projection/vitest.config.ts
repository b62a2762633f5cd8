import { defineConfig, mergeConfig } from 'vitest/config';
import shared from '../../vitest.config.ts';

// Node 20 has `JSON.rawJSON` behind a flag, and later ones have it without. Stryker takes the shared configuration: its
// threads refuse the flag.
const execArgv = 'rawJSON' in JSON ? [] : ['--harmony-json-parse-with-source'];

export default defineConfig(env => mergeConfig(shared(env), { test: { execArgv } }));
