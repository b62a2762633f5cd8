import { generateText } from './generate-text.js';

const keys = ['id', 'title', 'note', 'rows', '1', '0', '', '__proto__', 'constructor', '中', 'a"b'];
const numbers = [0, -0, 1, -1, 1.5, 1e21, 1e-7, 123456789, 0.1, Number.MAX_VALUE, NaN, Infinity];

/** JSON data, with what `JSON.stringify` treats in its own way mixed in. */
export function generateValue(random, depth) {
  const kind = random.below(depth > 0 ? 13 : 8);
  if (kind < 2) return random.pick(numbers);
  if (kind < 5) return generateText(random, 3);
  if (kind === 5) return random.pick([true, false, null]);
  if (kind === 6) return random.oneIn(3) ? undefined : random.below(1000);
  if (kind === 7) return random.oneIn(3) ? new Date(random.below(2_000_000_000)) : String(random.below(99));
  if (kind < 10) return Array.from({ length: random.below(14) }, () => generateValue(random, depth - 1));
  const record = {};
  for (let count = random.below(8); count > 0; count--) {
    // Defined and not assigned: `__proto__` is a key like any other.
    const value = generateValue(random, depth - 1);
    Object.defineProperty(record, random.pick(keys), {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  if (random.oneIn(40)) record.self = record;
  if (random.oneIn(60)) record.big = BigInt(random.below(9));
  return record;
}
