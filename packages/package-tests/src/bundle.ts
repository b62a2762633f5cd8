import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';

export interface Bundle {
  /** Bytes, minified and gzipped. */
  readonly bytes: number;
  readonly code: string;
  /** The files that left code in the bundle. */
  readonly files: readonly string[];
}

/** Bundles a few lines of a user's code with what they import, as a web page would ship it. */
export async function bundle(folder: string, code: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const [output] = Object.values(metafile.outputs);
  const used = Object.entries(output!.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return {
    bytes: gzipSync(outputFiles[0]!.contents, { level: 9 }).length,
    code: outputFiles[0]!.text,
    files: ourFiles(used.map(([file]) => file)),
  };
}

/** Which files Rolldown, Vite's bundler, keeps. It drops unused names of a namespace; esbuild does not. */
export async function filesKeptByRolldown(folder: string, code: string): Promise<readonly string[]> {
  const entry = `${folder}/entry.mjs`;
  const virtual = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? entry : null),
    load: (id: string) => (id === entry ? code : null),
  };
  const bundled = await rolldown({ input: entry, cwd: folder, platform: 'neutral', plugins: [virtual] });
  const { output } = await bundled.generate({ format: 'esm' });
  const kept = Object.entries(output[0].modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return ourFiles(kept.map(([file]) => file));
}

const ourFiles = (files: readonly string[]): string[] =>
  files
    .map(file => file.replace(/^.*node_modules\//, ''))
    .filter(file => file.startsWith('@jangts/'))
    .toSorted();
