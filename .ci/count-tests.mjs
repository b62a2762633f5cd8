// Adds up the results that the test runs wrote and prints `N passed, M failed`.
// Exits with 1 when a test failed, when a folder that has tests wrote no results, or when nothing ran.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The results of one run; `undefined` when it wrote none or was ended while it wrote. */
function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

let passed = 0;
let failed = 0;
let skipped = 0;
let sound = true;

// Which file each script of a package writes.
const resultFiles = { test: '.test-results.json', 'test:browser': 'browser/.test-results.json' };

for (const group of ['packages', 'examples']) {
  for (const name of readdirSync(group)) {
    const manifest = `${group}/${name}/package.json`;
    if (!existsSync(manifest)) continue;
    const { scripts = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const [script, file] of Object.entries(resultFiles)) {
      if (!scripts[script]) continue;
      const results = readResults(`${group}/${name}/${file}`);
      if (!results?.success || results.numTotalTests === 0) {
        sound = false;
        const fault = results ? 'not every test passed, or none was collected' : 'no results';
        console.log(`${group}/${name} ${script}: ${fault}`);
      }
      passed += results?.numPassedTests ?? 0;
      failed += results?.numFailedTests ?? 0;
      skipped += (results?.numPendingTests ?? 0) + (results?.numTodoTests ?? 0);
    }
  }
}

console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
if (!sound || failed > 0 || passed === 0) process.exitCode = 1;
