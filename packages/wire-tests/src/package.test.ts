import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** Bundles one entry point as an App's bundler does. */
async function bundle(path: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export * from '@jangts/adapters${path}'`, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
  });
  const files = Object.keys(metafile.inputs).flatMap(
    file => /adapters\/dist\/(.+)\.js$/.exec(file)?.[1] ?? [],
  );
  return { bytes: gzipSync(outputFiles[0]!.contents, { level: 9 }).length, files };
}

const clients = ['ai-sdk', 'anthropic', 'google-genai', 'langchain', 'mcp', 'openai'];

test('the whole package is under 1.5 KB, minified and gzipped', async () => {
  const { bytes, files } = await bundle('');
  expect(files).toEqual(expect.arrayContaining(clients));
  expect(bytes).toBeLessThan(1536);
});

test.each(clients)('/%s brings no other client', async client => {
  const { files } = await bundle(`/${client}`);
  expect(files.filter(file => clients.includes(file))).toEqual([client]);
});
