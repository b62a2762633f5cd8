import type { ContinuousExcerpt } from '@jangts/types';
import { check, checkSize } from './check.js';
import { partsPair } from './surrogate-pair.js';

/**
 * Finds the longest prefix of a body whose rendered text is within a budget, in about four calls of `render`.
 * The length never parts a surrogate pair, and `render` is never called with one that does.
 *
 * @param body - The text to take a prefix of.
 * @param maxChars - The budget in characters (UTF-16 code units) of the rendered text; a non-negative safe integer.
 * @param render - Gets the length of a prefix in characters and returns the finished text. The longer the prefix, the
 *   longer must the text be, or as long; only the whole body may make it shorter again, for a mark that vanishes.
 * @returns The excerpt, or `undefined` when `render(0)` is over the budget already.
 * @throws `TypeError` for an argument of a wrong type or a `render` that returns no string, `RangeError` for a
 *   `maxChars` out of range. What `render` throws passes through.
 *
 * @example
 * ```ts
 * import { projectContinuousExcerpt } from '@jangts/projection';
 *
 * const body = 'The quick brown fox jumps over the lazy dog.';
 * projectContinuousExcerpt(body, 33, length => JSON.stringify({ excerpt: body.slice(0, length) }));
 * // { text: '{"excerpt":"The quick brown fox"}', length: 19, truncated: true }
 * ```
 */
export function projectContinuousExcerpt(
  body: string,
  maxChars: number,
  render: (length: number) => string,
): ContinuousExcerpt | undefined {
  const { length: size } = check(body, 'string', 'body');
  checkSize(maxChars, 'maxChars');
  check(render, 'function', 'render');

  const textOf = (length: number): string => check(render(length), 'string', 'result of render');
  const excerpt = (text: string, length: number): ContinuousExcerpt => ({
    text,
    length,
    truncated: length < size,
  });

  // The longest prefix known to fit, and the shortest known not to.
  let text = textOf(0);
  let low = 0;
  let high = size + 1;
  if (text.length > maxChars) return undefined;
  if (size > 0 && size <= maxChars) {
    const whole = textOf(size);
    if (whole.length <= maxChars) return excerpt(whole, size);
    high = size;
  }

  // Guesses that halve nothing are limited, so that halving always ends the search in time.
  let guesses = Math.floor(Math.log2(size + 1));
  // How long the text becomes for each character of the body: as the last step tells.
  let perChar = 1;
  for (;;) {
    const next = low + (partsPair(body, low + 1) ? 2 : 1);
    if (next >= high) return excerpt(text, low);
    const left = maxChars - text.length;
    // A text that hardly grows tells little of how it goes on; where nothing is left it may not grow at all.
    const step = Math.min(left / perChar || 0, left + low * 3);
    let length = Math.ceil(guesses-- > 0 ? low + step : (low + high) / 2);
    length = Math.min(Math.max(length, next), high - 1);
    if (partsPair(body, length)) length--;

    const tried = textOf(length);
    perChar = (tried.length - text.length) / (length - low);
    if (tried.length <= maxChars) {
      text = tried;
      low = length;
    } else high = length;
  }
}
