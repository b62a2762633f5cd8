import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { installAlone } from './install.js';
import { pnpm, run } from './run.js';
import { scratchFolders } from './scratch.js';
import { packages } from './workspace.js';

/** Packs every package as a release does and installs each into a fresh folder outside the workspace. */
export default async function setup(project: TestProject): Promise<() => void> {
  const scratch = realpathSync(mkdtempSync(`${tmpdir()}/package-tests-`));
  project.provide('scratch', scratch);
  for (const { slug, folder } of packages) {
    const { unpacked, tarball, tarballs } = scratchFolders(scratch, slug);
    mkdirSync(unpacked, { recursive: true });
    // Left over from a source that is gone: `tsc` deletes nothing, so packing has to clean first.
    mkdirSync(`${folder}/dist`, { recursive: true });
    writeFileSync(`${folder}/dist/left-over.js`, '');
    await pnpm(['pack', '--out', tarball], folder);
    await run('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1'], tarballs);
  }
  await Promise.all(packages.map(each => installAlone(scratch, each)));
  return () => process.env['KEEP_SCRATCH'] || rmSync(scratch, { recursive: true, force: true });
}

declare module 'vitest' {
  export interface ProvidedContext {
    scratch: string;
  }
}
