import { spawn } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanEnvironment } from './run.js';

/** Serves on a free port of this machine alone. */
export const listen = (handler: RequestListener): Promise<{ server: Server; origin: string; port: number }> =>
  new Promise(resolve => {
    const server = createServer(handler).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, port, origin: `http://127.0.0.1:${port}` });
    });
  });

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const { server, port } = await listen(() => {});
  await new Promise(resolve => server.close(resolve));
  return port;
}

/** Starts a program that runs until it is ended; `output` says what it wrote, for when something goes wrong. */
export function start(command: string, args: readonly string[], cwd: string) {
  const child = spawn(command, args, { cwd, env: cleanEnvironment(), detached: true });
  let output = '';
  let ended = false;
  child.stdout.on('data', data => (output += data));
  child.stderr.on('data', data => (output += data));
  child.on('error', error => (output += error));
  child.on('close', () => (ended = true));
  return {
    output: () => output,
    ended: () => ended,
    // The whole group: a browser is many processes.
    stop: () => {
      if (!ended && child.pid) process.kill(-child.pid, 'SIGKILL');
    },
  };
}

/** Asks until there is an answer. */
export async function fetchWhenReady(url: string, service: ReturnType<typeof start>): Promise<Response> {
  for (let tries = 0; tries < 300 && !service.ended(); tries++) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return response;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`no answer\n${service.output()}`);
}
