import * as library from '@jangts/agent-core';
import { runSuite } from './suite.js';

// The same for a browser, which has no standard output: the page posts its result to the server that it came from.
const result = await runSuite(library).catch(error => ({ failures: [String(error?.stack)] }));
await fetch('/result', { method: 'POST', body: JSON.stringify(result) });
