// `npx -y pnpm@10 start [--text FILE] [--data FILE] [--question TEXT] [--budget N] [--json] [--html FILE]`
import { writeFileSync } from 'node:fs';
import { Inspect } from '@jangts/agent-core/kits';
import { prepareInput } from './prepare-input.js';
import { InputProblem, readJob } from './read-job.js';
import { reportAsText } from './report.js';

try {
  const { job, json, html } = readJob(process.argv.slice(2));
  const prepared = prepareInput(job);
  if (html !== undefined) {
    writeFileSync(html, Inspect.renderInputHTML(prepared.input, { title: job.question }));
  }
  if (json) {
    console.log(JSON.stringify(prepared, null, 2));
  } else {
    const color = process.env['FORCE_COLOR'] ? true : process.stdout.isTTY && !process.env['NO_COLOR'];
    console.log(reportAsText(job, prepared, { color, width: Math.min(process.stdout.columns ?? 100, 120) }));
  }
} catch (error) {
  // What a user can mend is one clear line; anything else is a fault of this program and keeps its stack.
  if (!(error instanceof InputProblem)) throw error;
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}
