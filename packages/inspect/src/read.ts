// Each reader checks what came under a name, such as `input.fragmentUsage[3].chars`, and hands it back: what was checked
// is what is used. The data may come from a file, so nothing is trusted to have its declared type.

/** What is expected: a `typeof`, or `array`. */
interface Kinds {
  string: string;
  number: number;
  boolean: boolean;
  object: Record<string, unknown>;
  array: readonly unknown[];
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** What came is told by its type or number, never by the user's content. */
export function read<Kind extends keyof Kinds>(kind: Kind, name: string, value: unknown): Kinds[Kind] {
  if (kindOf(value) !== kind) {
    throw new TypeError(
      `${name}: expected ${kind}, got ${typeof value === 'number' ? value : kindOf(value)}`,
    );
  }
  return value as Kinds[Kind];
}

export function readSize(name: string, value: unknown, least = 0): number {
  const size = read('number', name, value);
  if (!Number.isSafeInteger(size) || size < least) {
    throw new RangeError(`${name}: expected integer >= ${least}, got ${size}`);
  }
  return size;
}

export function readText(name: string, value: unknown): string {
  return read('string', name, value);
}

/**
 * The fields of a record, each read once, in the order in which `names` has them. A name that ends in `#` is a size,
 * any other a text; the caller says so as the type of the tuple.
 */
export function readFields<Fields extends readonly (string | number)[]>(
  name: string,
  value: unknown,
  names: string,
): Fields {
  const record = read('object', name, value);
  return names.split(' ').map(field => {
    const key = field.replace('#', '');
    const read = key === field ? readText : readSize;
    return read(`${name}.${key}`, record[key]);
  }) as unknown as Fields;
}

/** The fields of every entry of a list. Holes are read as `undefined`. */
export function readList<Fields extends readonly (string | number)[]>(
  name: string,
  value: unknown,
  names: string,
): Fields[] {
  return [...read('array', name, value)].map((entry, at) => readFields(`${name}[${at}]`, entry, names));
}
