import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { defaultData, defaultText } from './default-files.js';

/** What is to be prepared for the model. */
export interface Job {
  /** Where the text comes from, for people. */
  readonly textName: string;
  readonly text: string;
  /** Where the data comes from, for people. */
  readonly dataName: string;
  readonly data: unknown;
  /** The data as it stands in its file. */
  readonly dataText: string;
  readonly question: string;
  /** Budget of the whole input, in JSON characters. */
  readonly budget: number;
}

/** Something that the user can mend; its message is all that is shown. */
export class InputProblem extends Error {}

/** Reads the command line and the files that it names. */
export function readJob(args: readonly string[]): { job: Job; json: boolean; html: string | undefined } {
  const { text, data, question, budget, json, html } = parseOptions(args);
  const job: Job = {
    ...(text === undefined ? defaultText() : { textName: text, text: readText(text) }),
    ...(data === undefined ? defaultData() : readData(data)),
    question: question ?? 'What keeps the text of a tool from speaking as the system?',
    budget: budget === undefined ? 6000 : Number(budget),
  };
  if (job.question.trim() === '') throw new InputProblem('--question is empty');
  if (!Number.isSafeInteger(job.budget) || job.budget < 1) {
    throw new InputProblem('--budget takes a whole number of characters, at least 1');
  }
  return { job, json: json === true, html };
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        text: { type: 'string' },
        data: { type: 'string' },
        question: { type: 'string' },
        budget: { type: 'string' },
        json: { type: 'boolean' },
        html: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new InputProblem((error as Error).message.split('\n')[0]);
  }
}

function readText(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      code === 'ENOENT' ? 'does not exist' : code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`;
    throw new InputProblem(`${file} ${reason}`);
  }
  try {
    // A byte order mark stays: the blocks must give back every character of the file.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Falls through to the message below, as text with a NUL does.
  }
  throw new InputProblem(`${file} is no plain UTF-8 text`);
}

function readData(file: string): Pick<Job, 'dataName' | 'data' | 'dataText'> {
  const dataText = readText(file).replace(/^\uFEFF/, '');
  try {
    return { dataName: file, data: JSON.parse(dataText) as unknown, dataText };
  } catch {
    throw new InputProblem(`${file} is not valid JSON`);
  }
}
