// The contract of the three functions read plainly: slow, recursive and obvious.

export interface PlainOptions {
  readonly counts: readonly number[];
  readonly lengths: readonly number[];
  readonly render: (value: unknown) => string;
  readonly fallback: (value: unknown) => string;
}

/** What `explain` must return. */
export function plainExplanation(options: PlainOptions, value: unknown, maxChars: number): object {
  const report = (text: string, step: object, omitted: object | null, truncated: boolean) => ({
    text,
    truncated,
    chars: text.length,
    maxChars,
    withinBudget: text.length <= maxChars,
    step,
    omitted,
  });
  const whole = JSON.stringify(value);
  if (whole.length <= maxChars) return report(whole, { kind: 'whole' }, { entries: 0, chars: 0 }, false);
  let attempt = 0;
  for (const count of options.counts) {
    for (const length of options.lengths) {
      attempt++;
      const omitted = { entries: 0, chars: 0 };
      const text = options.render(plainCopy(JSON.parse(whole), count, length, omitted));
      if (text.length <= maxChars) {
        return report(text, { kind: 'reduced', count, length, attempt }, omitted, true);
      }
    }
  }
  return report(options.fallback(value), { kind: 'fallback', attempts: attempt }, null, true);
}

function plainCopy(
  data: unknown,
  count: number,
  length: number,
  omitted: { entries: number; chars: number },
): unknown {
  if (typeof data === 'string') {
    const text = plainPrefix(data, length);
    omitted.chars += data.length - text.length;
    return text;
  }
  if (Array.isArray(data)) {
    const kept = data.slice(0, count);
    omitted.entries += data.length - kept.length;
    return kept.map(entry => plainCopy(entry, count, length, omitted));
  }
  if (typeof data === 'object' && data !== null) {
    // Only `Object.fromEntries` defines `__proto__` as it does any other key.
    return Object.fromEntries(
      Object.entries(data).map(([key, field]) => [key, plainCopy(field, count, length, omitted)]),
    );
  }
  return data;
}

/** Takes whole code points while they fit. */
function plainPrefix(text: string, length: number): string {
  let prefix = '';
  for (const point of text) {
    if (prefix.length + point.length > length) break;
    prefix += point;
  }
  return prefix;
}

/** The longest prefix that fits, by trying every one. */
export function plainExcerpt(
  body: string,
  maxChars: number,
  render: (length: number) => string,
): { text: string; length: number; truncated: boolean } | undefined {
  let best;
  let length = 0;
  if (render(0).length > maxChars) return undefined;
  for (const point of ['', ...body]) {
    length += point.length;
    const text = render(length);
    if (text.length <= maxChars) best = { text, length, truncated: length < body.length };
  }
  return best;
}
