import * as library from '@jangts/agent-core';
import { runSuite } from './suite.js';

// One line, so that any runtime's output can be read: Node, Deno, Bun.
console.log(JSON.stringify(await runSuite(library)));
