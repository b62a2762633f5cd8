/** The value, which must be one of those that are expected. */
export function oneOf(value: string, ...expected: readonly string[]): string {
  if (!expected.includes(value)) throw new Error(`${value} arrived where only ${expected.join(' or ')} may`);
  return value;
}
