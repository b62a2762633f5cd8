import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { build } from 'esbuild';
import { run } from './run.js';
import { fetchWhenReady, freePort, listen, start } from './serve.js';
import { here, packages, readJSON, specifiers, type Manifest } from './workspace.js';

/** What the behaviour suite says in each runtime. */
export interface SuiteResult {
  readonly cases: number;
  readonly generated: number;
  readonly failures: readonly string[];
  readonly digest: string;
}

/** Runs the behaviour suite on the packages that are installed in a folder. */
export function runSuite(alone: string, runtime: string, program: string): Promise<SuiteResult> {
  cpSync(`${here}behaviour`, `${alone}/behaviour`, { recursive: true });
  if (runtime === 'workerd') return inWorkerd(alone, program);
  if (runtime === 'Chromium') return inChromium(alone, program);
  return onCommandLine(alone, program, runtime === 'Deno' ? ['run', '--quiet'] : []);
}

async function onCommandLine(alone: string, program: string, args: readonly string[]): Promise<SuiteResult> {
  return JSON.parse(await run(program, [...args, 'behaviour/main.js'], alone)) as SuiteResult;
}

async function inWorkerd(alone: string, program: string): Promise<SuiteResult> {
  // Workers are deployed as one file; everything else runs the installed files as they are.
  await build({
    entryPoints: [`${alone}/behaviour/worker.js`],
    outfile: `${alone}/worker.mjs`,
    bundle: true,
    format: 'esm',
    logLevel: 'error',
  });
  const port = await freePort();
  writeFileSync(
    `${alone}/worker.capnp`,
    `using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [(name = "main", worker = (modules = [(name = "worker", esModule = embed "worker.mjs")], compatibilityDate = "2025-01-01"))],
      sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
    );`,
  );
  const worker = start(program, ['serve', 'worker.capnp'], alone);
  try {
    const response = await fetchWhenReady(`http://127.0.0.1:${port}/`, worker);
    return (await response.json()) as SuiteResult;
  } finally {
    worker.stop();
  }
}

async function inChromium(alone: string, program: string): Promise<SuiteResult> {
  let finish: (result: SuiteResult) => void;
  const finished = new Promise<SuiteResult>(resolve => (finish = resolve));
  const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };
  const { server, origin } = await listen((request, response) => {
    if (request.method === 'POST') {
      let body = '';
      request.on('data', data => (body += data)).on('end', () => finish(JSON.parse(body)));
      response.end();
      return;
    }
    const path = new URL(request.url!, 'http://local').pathname;
    response.setHeader('content-type', types[extname(path)] ?? 'text/html');
    if (path === '/') response.end(page(alone));
    else response.end(path.endsWith('.js') ? readFileSync(alone + path) : '');
  });
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--no-first-run',
  ];
  const browser = start(program, [...flags, `--user-data-dir=${alone}/profile`, origin], alone);
  const overdue = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no result\n${browser.output()}`)), 120_000).unref();
  });
  try {
    return await Promise.race([finished, overdue]);
  } finally {
    browser.stop();
    server.closeAllConnections();
    server.close();
  }
}

/** A page that loads the installed files one by one, as a browser without a bundler does: by an import map. */
function page(alone: string): string {
  const imports = packages.flatMap(each => {
    const home = `node_modules/${each.name}/`;
    const { exports } = readJSON<Manifest>(`${alone}/${home}package.json`);
    return specifiers(each).map(specifier => {
      const target = exports[`.${specifier.slice(each.name.length)}`] as { default: string };
      return [specifier, `/${home}${target.default.slice(2)}`];
    });
  });
  const map = JSON.stringify({ imports: Object.fromEntries(imports) });
  return `<!doctype html><meta charset="utf-8"><script type="importmap">${map}</script><script type="module" src="/behaviour/page.js"></script>`;
}
