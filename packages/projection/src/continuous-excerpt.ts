import type { ContinuousExcerpt } from '@jangts/types';
import { checkFunction, checkSize, checkString, checkText } from './check.js';
import { partsPair } from './reduce.js';

/** Finds the longest prefix of a body whose rendered text is within a budget. */
export function projectContinuousExcerpt(
  body: string,
  maxChars: number,
  render: (length: number) => string,
): ContinuousExcerpt | undefined {
  checkString(body, 'body');
  checkSize(maxChars, 'maxChars');
  checkFunction(render, 'render');
  const excerpt = (length: number): ContinuousExcerpt => ({
    text: checkText(render(length), 'render'),
    length,
    truncated: length < body.length,
  });
  let best = excerpt(0);
  if (best.text.length > maxChars) return undefined;
  if (body.length > 0 && body.length <= maxChars) {
    const whole = excerpt(body.length);
    if (whole.text.length <= maxChars) return whole;
  }
  // `best` fits; a prefix of `least` characters does not.
  let least = body.length <= maxChars ? body.length : body.length + 1;
  let step = Math.max(1, maxChars);
  while (best.length + 1 < least) {
    let length = Math.min(best.length + step, (best.length + least) >> 1);
    if (partsPair(body, length)) length = length - 1 > best.length ? length - 1 : length + 1;
    if (length >= least) break;
    const tried = excerpt(length);
    if (tried.text.length <= maxChars) {
      best = tried;
      step *= 2;
    } else {
      least = length;
      step = Infinity;
    }
  }
  return best;
}
