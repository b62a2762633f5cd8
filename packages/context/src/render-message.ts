import type { CheckedFragments, Matches } from './checked-fragments.js';
import { jsonChars } from './json-chars.js';

/** Why a value has no text. */
export type ValueFault = 'invalid-value' | 'not-serializable' | 'ill-formed-text';

/**
 * Makes the message of a fragment and takes its sizes, or returns why its value has no text. A record is serialised
 * this once: what is measured here is what is sent. A candidate whose text is its original's is not measured again,
 * and one whose value is its original's gets the same message object: one look then tells the audit.
 */
export function renderMessage(
  { values, usages, messages, contentChars }: CheckedFragments,
  index: number,
  matches: Matches | undefined,
): ValueFault | undefined {
  const value = values[index];
  const usage = usages[index]!;
  const isRecord = typeof value !== 'string';
  try {
    const content = isRecord ? recordText(value) : value;
    if (content === undefined) return 'invalid-value';
    const position = matches?.originalOf[index] as number;
    const originals = matches?.originals;
    const original = originals?.messages[position];
    const isKnown = original?.content === content;
    const chars = isKnown ? originals!.contentChars[position]! : jsonChars(content, isRecord);
    // Raw JSON can bring a lone surrogate even into a record's text.
    if (chars < 0) return 'ill-formed-text';
    contentChars[index] = chars;
    usage.chars = isRecord ? content.length : chars;
    // By its characters too: a text is another value than the record whose JSON it is, and longer by its quotes.
    const isSame = isKnown && originals!.usages[position]!.chars === usage.chars;
    messages[index] = isSame ? original : { role: usage.role, content };
    return undefined;
  } catch {
    // A cycle, a BigInt, a revoked proxy, an exhausted stack, a text too long, or whatever a `toJSON` throws.
    return 'not-serializable';
  }
}

/** The JSON text of a record; `undefined` for what is none. */
function recordText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const text = JSON.stringify(value) as string | undefined;
  return text?.startsWith('{') ? text : undefined;
}
