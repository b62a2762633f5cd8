import { mkdirSync, writeFileSync } from 'node:fs';
import { node } from './runtimes.js';
import { fetchWhenReady, freePort, start } from './serve.js';
import { here } from './workspace.js';

/** Starts an empty registry on this machine alone. Anybody may publish to it, and it asks no other. */
export async function startRegistry(
  folder: string,
): Promise<{ url: string; npmrc: string; stop: () => void }> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/config.yaml`,
    [
      'storage: ./storage',
      'auth: { htpasswd: { file: ./htpasswd } }',
      "packages: { '**': { access: $all, publish: $all, unpublish: $all } }",
      'log: { type: stdout, format: pretty, level: warn }',
      'web: { enable: false }',
    ].join('\n'),
  );
  const program = `${here}node_modules/verdaccio/bin/verdaccio`;
  // The registry is a tool here like any other: it needs a newer Node than the packages do.
  const args = [program, '--config', `${folder}/config.yaml`, '--listen', `127.0.0.1:${port}`];
  const service = start(node(22)!, args, folder);
  const url = `http://127.0.0.1:${port}/`;
  await fetchWhenReady(`${url}-/ping`, service);
  const npmrc = `registry=${url}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`;
  return { url, npmrc, stop: service.stop };
}
