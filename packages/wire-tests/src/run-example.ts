import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Runs the `main.ts` beside a test, without any key, and gives the lines that it prints. */
export async function runExample(test: string): Promise<string[]> {
  const tsx = pathToFileURL(createRequire(test).resolve('tsx')).href;
  const main = fileURLToPath(new URL('main.ts', test));
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.endsWith('_API_KEY')));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', tsx, main], { env });
  return stdout.trimEnd().split('\n');
}
