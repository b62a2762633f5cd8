// What the projection is measured on. The same at every run: no randomness.

/** Rows of mixed fields, about 130 characters each. */
export function rows(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 100_000 + index,
    title: `Entry number ${index}`,
    author: ['A. Keller', 'B. Osei', 'C. Tanaka'][index % 3],
    published: index % 2 === 0,
    rating: (index % 50) / 10,
    tags: ['guide', 'reference'],
    parent: index % 5 ? index - 1 : null,
  }));
}

/** Arrays in arrays: each attempt of a plain ladder renders `width ** depth` leaves. */
export function fanOut(width: number, depth: number): unknown {
  let value: unknown = 'a leaf with some text in it';
  for (let level = 0; level < depth; level++) value = Array.from({ length: width }, () => value);
  return value;
}

/** Records that share their children, so that the tree has `2 ** depth` leaves. */
export function sharedGraph(depth: number): unknown {
  let value: unknown = 'leaf';
  for (let level = 0; level < depth; level++) value = { left: value, right: value };
  return value;
}

export function wideRecord(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`key ${index}`, index]));
}

const pieces: Record<string, readonly string[]> = {
  ASCII: ['word ', 'and ', 'sentence. '],
  CJK: ['正文', '資料', '。'],
  emoji: ['😀', '👍', '🎉'],
  escapes: ['\n', '"', '\\', '\t', '\u0001', 'a'],
  mixed: ['plain text ', '正文', '😀', '\n', '"quoted" ', '\ud83d', '\\'],
};

/** Bodies of five kinds, each of so many characters. */
export function bodies(length: number): [string, string][] {
  return Object.entries(pieces).map(([kind, parts]) => {
    let state = 7;
    let sample = '';
    while (sample.length < Math.min(length, 20_000)) {
      // A linear congruential generator: uneven, and the same on every machine.
      state = (state * 48_271) % 2_147_483_647;
      sample += parts[state % parts.length];
    }
    return [kind, sample.repeat(Math.ceil(length / sample.length)).slice(0, length)];
  });
}

/** `JSON.stringify` first, then the ladder on full copies: what one writes without thinking about cost. */
export function plainLadder(value: unknown, maxChars: number): string {
  const whole = JSON.stringify(value);
  if (whole.length <= maxChars) return whole;
  for (const count of [10, 3, 1]) {
    for (const length of [200, 80, 20]) {
      const text = JSON.stringify(shorten(value, count, length));
      if (text.length <= maxChars) return text;
    }
  }
  return '{}';
}

function shorten(value: unknown, count: number, length: number): unknown {
  if (typeof value === 'string') return value.slice(0, length);
  if (Array.isArray(value)) return value.slice(0, count).map(entry => shorten(entry, count, length));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, shorten(field, count, length)]),
  );
}
