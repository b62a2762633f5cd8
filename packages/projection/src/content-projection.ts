import type {
  ContentProjection,
  ContentProjectionOptions,
  ProjectionExplanation,
  ProjectionOmitted,
  ProjectionRequest,
  ProjectionStep,
} from '@jangts/types';
import { check, checkSize, checkSizes } from './check.js';
import { reducedCopy } from './reduced-copy.js';
import { survey, type KnownKeys, type Reduction, type Survey } from './survey.js';

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
  const given = check(options, 'object', 'options');
  const counts = checkSizes(given.counts, 'counts');
  const lengths = checkSizes(given.lengths, 'lengths');
  const attempts = counts.flatMap(count => lengths.map(length => ({ count, length })));
  const { render = JSON.stringify as (value: Value) => string, fallback } = given;
  check(render, 'function', 'render');
  check(fallback, 'function', 'fallback');

  const explain = (request: ProjectionRequest<Value>): ProjectionExplanation => {
    const { value, maxChars } = check(request, 'object', 'request');
    checkSize(maxChars, 'maxChars');
    const answer = (text: string, step: ProjectionStep, omitted: ProjectionOmitted | null) => ({
      text,
      truncated: step.kind !== 'whole',
      chars: text.length,
      maxChars,
      withinBudget: text.length <= maxChars,
      step,
      omitted,
    });

    const known: KnownKeys = new Map();
    /** A copy for `JSON.stringify`, unless it is certain not to fit. */
    const reduce = (count: number, length: number): Reduction | undefined => {
      const found: Survey = {
        count,
        length,
        known,
        path: [],
        copy: undefined,
        entries: 0,
        chars: 0,
        isDeep: false,
      };
      const left = survey(value, maxChars, found);
      if (left >= 0) return found;
      return left < 0 ? undefined : reducedCopy(value, count, length, maxChars, known);
    };

    let whole = reduce(Infinity, Infinity);
    // The engine may overflow its stack on a deep value, which is right only for one that fits.
    if (whole?.isDeep) whole = reducedCopy(value, Infinity, Infinity, maxChars, known, true);
    if (whole) {
      const text = JSON.stringify(value);
      if (text.length <= maxChars) return answer(text, { kind: 'whole' }, { entries: 0, chars: 0 });
    }

    // Where every list or record has a `toJSON`, the copy would be asked as well: then only its text tells.
    const isNative = render === (JSON.stringify as unknown) && !('toJSON' in []);
    let attempt = 0;
    for (const { count, length } of attempts) {
      attempt++;
      const reduction = isNative ? reduce(count, length) : reducedCopy(value, count, length, Infinity, known);
      if (reduction === undefined) continue;
      const { copy, entries, chars, isDeep } = reduction;
      try {
        const text = check(render(copy as Value), 'string', 'result of render');
        if (text.length <= maxChars)
          return answer(text, { kind: 'reduced', count, length, attempt }, { entries, chars });
      } catch (error) {
        // Renderers recurse: a text that only a deeper stack could make does not fit. Engines tell an overflow from
        // other errors by its message alone.
        if (!isDeep || !/call stack|recursion/.test(String(error))) throw error;
      }
    }
    return answer(
      check(fallback(value), 'string', 'result of fallback'),
      { kind: 'fallback', attempts: attempt },
      null,
    );
  };

  return {
    project(request) {
      const { text, truncated } = explain(request);
      return { text, truncated };
    },
    explain,
  };
}
