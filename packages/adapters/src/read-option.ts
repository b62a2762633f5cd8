import { isObject, unreadable, wrongType } from './check.js';

/** Reads one option, once; `undefined` when it or all options are left out. */
export function readOption<Choice extends string>(
  options: object | undefined,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  if (options === undefined) return undefined;
  if (!isObject(options)) throw wrongType('options', 'an object', options);
  let value: unknown;
  try {
    value = options[name];
  } catch {
    throw unreadable(`options.${name}`);
  }
  const choice = choices.find(choice => choice === value);
  if (choice !== value) throw wrongType(`options.${name}`, `'${choices.join("' or '")}'`, value);
  return choice;
}
