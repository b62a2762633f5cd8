import type {
  ContentProjection,
  ContentProjectionOptions,
  ProjectionExplanation,
  ProjectionOmitted,
  ProjectionRequest,
  ProjectionStep,
} from '@jangts/types';
import { checkFunction, checkObject, checkSize, checkSizes, checkText } from './check.js';
import { refusal } from './json-value.js';
import { reduce } from './reduce.js';
import { survey, type Survey } from './survey.js';
import { rememberKeys } from './walk.js';
import { writeJSON } from './write-json.js';

interface Answer {
  readonly text: string;
  readonly step: ProjectionStep;
  readonly omitted: ProjectionOmitted | null;
}

/** Defines how JSON values become texts under a budget. */
export function defineContentProjection<Value = unknown>(
  options: ContentProjectionOptions<Value>,
): ContentProjection<Value> {
  const given = checkObject(options, 'options');
  const counts = checkSizes(given.counts, 'counts');
  const lengths = checkSizes(given.lengths, 'lengths');
  const { render = JSON.stringify as (value: Value) => string } = given;
  checkFunction(render, 'render');
  const fallback = checkFunction(given.fallback, 'fallback');

  const answer = (value: Value, maxChars: number): Answer => {
    const found = survey(value, maxChars);
    const whole = wholeText(value, maxChars, found);
    if (whole !== undefined) {
      return { text: whole, step: { kind: 'whole' }, omitted: { entries: 0, chars: 0 } };
    }
    const keysOf = rememberKeys(found.seen);
    // Where every list or record has a `toJSON`, the copy would be asked as well: then only its text tells.
    const known = render === (JSON.stringify as unknown) && !('toJSON' in []);
    let attempt = 0;
    for (const count of counts) {
      for (const length of lengths) {
        attempt++;
        const reduced = reduce(value, count, length, known ? maxChars : Infinity, keysOf);
        if (reduced === undefined) continue;
        const { copy, deep, entries, chars } = reduced;
        const rendered = () => checkText(render(copy as Value), 'render');
        let text: string | undefined;
        if (!deep) text = rendered();
        else if (known) text = writeJSON(copy, maxChars);
        else text = unlessOverflow(rendered);
        if (text !== undefined && text.length <= maxChars) {
          return { text, step: { kind: 'reduced', count, length, attempt }, omitted: { entries, chars } };
        }
      }
    }
    const text = checkText(fallback(value), 'fallback');
    return { text, step: { kind: 'fallback', attempts: attempt }, omitted: null };
  };

  const explain = (request: ProjectionRequest<Value>): ProjectionExplanation => {
    const { value, maxChars: size } = checkObject(request, 'request');
    const maxChars = checkSize(size, 'maxChars');
    const { text, step, omitted } = answer(value, maxChars);
    const chars = text.length;
    return {
      text,
      truncated: step.kind !== 'whole',
      chars,
      maxChars,
      withinBudget: chars <= maxChars,
      step,
      omitted,
    };
  };

  return {
    project: request => {
      const { text, truncated } = explain(request);
      return { text, truncated };
    },
    explain,
  };
}

/**
 * What a renderer makes of a deep copy. Most renderers recurse, so that one may overflow the stack: the attempt does
 * not fit then. Engines tell an overflow from other errors by its message alone.
 */
function unlessOverflow(rendered: () => string): string | undefined {
  try {
    return rendered();
  } catch (error) {
    if (error instanceof Error && /call stack|recursion/.test(error.message)) return undefined;
    throw error;
  }
}

/** The value's JSON where that is within the budget. */
function wholeText(value: unknown, maxChars: number, { room, exact }: Survey): string | undefined {
  if (room < 0) return undefined;
  // The engine may overflow its stack, which is right only for a value that fits.
  if (exact && writeJSON(value, maxChars) === undefined) return undefined;
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) throw refusal('it is undefined');
  return text.length <= maxChars ? text : undefined;
}
