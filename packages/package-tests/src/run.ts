import { execFile } from 'node:child_process';

export interface Run {
  readonly ok: boolean;
  /** Standard output and standard error, in that order. */
  readonly output: string;
  readonly stdout: string;
}

/** Runs a program to its end; a failure is a result, not an exception. */
export const attempt = (
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Run> =>
  new Promise(resolve => {
    const options = { cwd, env: { ...cleanEnvironment(), ...env }, maxBuffer: 1e8, timeout: 280_000 };
    execFile(command, args, options, (error, stdout, stderr) => {
      const unstarted = error && stdout + stderr === '' ? String(error) : '';
      resolve({ ok: !error, output: stdout + stderr + unstarted, stdout });
    });
  });

/** Runs a program that must succeed and returns its standard output. */
export async function run(...call: Parameters<typeof attempt>): Promise<string> {
  const { ok, output, stdout } = await attempt(...call);
  if (!ok) throw new Error(`${call[0]} ${call[1].join(' ')} failed in ${call[2]}\n${output}`);
  return stdout;
}

/** Runs the pnpm that runs the tests. */
export const pnpm = (args: readonly string[], cwd: string, env?: Record<string, string>): Promise<string> => {
  const self = process.env['npm_execpath'];
  if (!self?.includes('pnpm')) throw new Error('Run these tests by `pnpm test`');
  return run(process.execPath, [self, ...args], cwd, env);
};

// The package manager that runs the tests hands its settings down in the environment; a user's shell has none of them.
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(p?npm_(config_|package_|lifecycle_|command|node_execpath|execpath)|VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$)/i.test(
        name,
      ),
  );
  return { ...Object.fromEntries(kept), NO_COLOR: '1' };
}
