import { symlinkSync } from 'node:fs';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { apiReport } from './api-report.js';
import { scratchFolders } from './scratch.js';
import { packages, umbrella } from './workspace.js';

// A change of what is public fails here until the reports say the same: `pnpm api:update` writes them.
const scratch = inject('scratch');
const { alone, tarballs } = scratchFolders(scratch, umbrella.slug);

// Read from the unpacked tarballs, which find each other here: the tool takes what lies in node_modules for foreign.
beforeAll(() => symlinkSync(`${alone}/node_modules`, `${tarballs}/node_modules`));

describe.each(packages)('$name is what its report says', ({ slug, folder, manifest }) => {
  const paths = Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? []
      : [{ path, types: target.types, report: slug + path.slice(1).replaceAll('/', '-') }],
  );
  test.each(paths)('$path', async ({ types, report }) => {
    const text = apiReport(`${tarballs}/${slug}`, types, `${scratch}/reports/${report}`);
    await expect(text).toMatchFileSnapshot(`${folder}/etc/${report}.api.md`);
  });
});
