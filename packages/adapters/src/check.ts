/** The error for a value of the wrong type: it names the parameter and the type that came, never the content. */
export function wrongType(name: string, expected: string, came: unknown): TypeError {
  return new TypeError(`${name} must be ${expected}, got ${came === null ? 'null' : typeof came}`);
}

/** Runs one read of an input: what a getter or a proxy throws becomes an error that names the parameter. */
export function readSafely<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch {
    throw new TypeError(`${name} cannot be read`);
  }
}
