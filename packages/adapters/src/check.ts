/** The error for a value of the wrong type: it names the parameter and the type that came, never the content. */
export function wrongType(name: string, expected: string, came: unknown): TypeError {
  return new TypeError(`${name} must be ${expected}, got ${came === null ? 'null' : typeof came}`);
}

/** The error for what a getter or a proxy refuses to give; what it threw may hold content and is dropped. */
export function unreadable(name: string): TypeError {
  return new TypeError(`${name} cannot be read`);
}

/** Whether a value has properties to read. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
