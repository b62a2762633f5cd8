// Runs all wire tests in one command: on this Node, and where it is too old for some clients on Node 22 as well.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isNode22, pathOfNode22 } from './node-22.js';

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
for (const node of isNode22 ? [process.execPath] : [process.execPath, pathOfNode22()]) {
  const { status } = spawnSync(node, [vitest, 'run', ...process.argv.slice(2)], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
