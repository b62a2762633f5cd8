import { Projection } from '@jangts/agent-core/kits';

/** What the data may take of the input, in characters. */
export const DATA_CHARS = 2000;

/** Keys that no model needs to see, whatever data comes. */
const privateKey = /^_|password|secret|token|email|phone/i;

/** The data without its private fields. */
export const publicData = Projection.defineTreeProjection({
  visitRecord(record) {
    for (const key of Object.keys(record)) if (privateKey.test(key)) delete record[key];
  },
});

/** The data as JSON under a budget. */
export const compactData = Projection.defineContentProjection({
  counts: [20, 5, 2, 1],
  lengths: [200, 80, 20],
  render: JSON.stringify,
  fallback: () => '{"note":"too large to show"}',
});
