import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The clients that declare Node 22 or newer; `versions.test.ts` holds this list against their packages. */
export const needNode22 = ['ai-7', 'genai-3', 'openai-7'];

/** Whether this is Node 22 or newer. */
export const isNode22 = Number(process.versions.node.split('.')[0]) >= 22;

/** Path of the Node 22 that was installed from npm for this machine. */
export function pathOfNode22(): string {
  const { resolve } = createRequire(new URL('../node-22/', import.meta.url));
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = dirname(resolve(`node-${system}-${process.arch}/package.json`));
  return join(folder, 'bin', system === 'win' ? 'node.exe' : 'node');
}
