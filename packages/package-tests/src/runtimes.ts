import { existsSync } from 'node:fs';
import { here } from './workspace.js';

export interface Runtime {
  readonly name: string;
  /** The program, or `undefined` when it is not on this machine. */
  readonly program: string | undefined;
  /** A machine without it proves nothing, so that its absence is a failure. */
  readonly mandatory: boolean;
}

const modules = `${here}runtimes/node_modules`;
const firstOf = (...files: string[]): string | undefined => files.find(file => existsSync(file));
export const node = (major: number): string | undefined =>
  firstOf(`${modules}/node-${major}-linux-${process.arch}/bin/node`) ??
  (process.version.startsWith(`v${major}.`) ? process.execPath : undefined);

export const runtimes: readonly Runtime[] = [
  { name: 'Node 20', program: node(20), mandatory: true },
  { name: 'Node 22', program: node(22), mandatory: true },
  { name: 'Node 24', program: node(24), mandatory: true },
  { name: 'Node 26', program: node(26), mandatory: false },
  { name: 'Deno', program: firstOf(`${modules}/.bin/deno`), mandatory: true },
  { name: 'Bun', program: firstOf(`${modules}/.bin/bun`), mandatory: true },
  { name: 'workerd', program: firstOf(`${modules}/.bin/workerd`), mandatory: false },
  { name: 'Chromium', program: firstOf('/usr/bin/chromium', '/usr/bin/chromium-browser'), mandatory: false },
];
