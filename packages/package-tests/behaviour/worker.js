import * as library from '@jangts/agent-core';
import { runSuite } from './suite.js';

// The same for workerd, which starts no program but answers requests.
export default {
  async fetch() {
    return Response.json(await runSuite(library));
  },
};
