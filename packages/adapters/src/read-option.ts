import { readSafely, wrongType } from './check.js';

/** Reads one option, once; `undefined` when it or all options are left out. */
export function readOption<Choice extends string>(
  options: object | undefined,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  if (options === undefined) return undefined;
  if (options === null || typeof options !== 'object') throw wrongType('options', 'an object', options);
  const value = readSafely(`options.${name}`, () => (options as Record<string, unknown>)[name]);
  const choice = choices.find(choice => choice === value);
  if (choice !== value) throw wrongType(`options.${name}`, `'${choices.join("' or '")}'`, value);
  return choice;
}
