import type {
  ContentProjection,
  ContentProjectionOptions,
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

/**
 * Defines how JSON values become texts under a budget: the whole value where it fits, else the first reduced copy that
 * does, else a fallback.
 *
 * @param options - `counts` and `lengths` are the attempts: each count in turn, and with it each length in turn; they
 *   are copied. `render` makes the text of a reduced copy and may be left out: `JSON.stringify`. It is not called for a
 *   value that fits, and so is no place to remove private fields. `fallback` makes the text when no attempt fits, of
 *   any length.
 * @returns `project`, and `explain`, which does the same and tells how the text came about. They throw `TypeError` for
 *   what `JSON.stringify` refuses in a part that is not cut away (a BigInt, a cycle, `undefined` at the root) and for a
 *   callback that returns no string, `RangeError` for a `maxChars` out of range and for a value that fits but is nested
 *   deeper than the engine's `JSON.stringify` can go. What callbacks throw passes through.
 * @throws `TypeError` for an option of a wrong type, `RangeError` for a count or length that is no non-negative safe
 *   integer.
 *
 * @example
 * ```ts
 * import { defineContentProjection } from '@jangts/projection';
 *
 * const { project } = defineContentProjection({ counts: [2, 1], lengths: [12, 6], fallback: () => '{}' });
 * project({ value: { items: [{ title: 'A short introduction' }, { title: 'B' }, { title: 'C' }] }, maxChars: 52 });
 * // { text: '{"items":[{"title":"A short intr"},{"title":"B"}]}', truncated: true }
 * ```
 */
export function defineContentProjection<Value = unknown>(
  options: ContentProjectionOptions<Value>,
): ContentProjection<Value> {
  const given = checkObject(options, 'options');
  const counts = checkSizes(given.counts, 'counts');
  const lengths = checkSizes(given.lengths, 'lengths');
  const { render = JSON.stringify as (value: Value) => string, fallback } = given;
  checkFunction(render, 'render');
  checkFunction(fallback, 'fallback');

  /** The first attempt that fits, or the fallback. */
  const shortened = (value: Value, maxChars: number, found: Survey): Answer => {
    const keysOf = rememberKeys(found.known);
    // Where every list or record has a `toJSON`, the copy would be asked as well: then only its text tells.
    const known = render === (JSON.stringify as unknown) && !('toJSON' in []);
    let attempt = 0;
    for (const count of counts) {
      for (const length of lengths) {
        attempt++;
        const reduced = reduce(value, {
          count,
          length,
          maxChars: known ? maxChars : Infinity,
          fresh: !known,
          keysOf,
        });
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

  return {
    project(request) {
      const { value, maxChars } = checkRequest(request);
      const found = survey(value, maxChars);
      const whole = wholeText(value, maxChars, found);
      return whole === undefined
        ? { text: shortened(value, maxChars, found).text, truncated: true }
        : { text: whole, truncated: false };
    },
    explain(request) {
      const { value, maxChars } = checkRequest(request);
      const found = survey(value, maxChars);
      const whole = wholeText(value, maxChars, found);
      const { text, step, omitted }: Answer =
        whole === undefined
          ? shortened(value, maxChars, found)
          : { text: whole, step: { kind: 'whole' }, omitted: { entries: 0, chars: 0 } };
      const { length: chars } = text;
      return {
        text,
        truncated: whole === undefined,
        chars,
        maxChars,
        withinBudget: chars <= maxChars,
        step,
        omitted,
      };
    },
  };
}

function checkRequest<Value>(request: ProjectionRequest<Value>): ProjectionRequest<Value> {
  const { value, maxChars } = checkObject(request, 'request');
  return { value, maxChars: checkSize(maxChars, 'maxChars') };
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
