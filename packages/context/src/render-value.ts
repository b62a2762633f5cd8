import { jsonChars } from './json-chars.js';

/** A fragment's value as text. What is measured here is what is sent. */
export interface RenderedValue {
  readonly isRecord: boolean;
  /** The text itself, or the record's JSON text. */
  readonly content: string;
  /** JSON characters of the value. */
  readonly chars: number;
  /** JSON characters of the content as it stands in a message. The same as `chars` where the value is a text. */
  readonly contentChars: number;
}

/** Why a value has no text. */
export type ValueFault = 'invalid-value' | 'not-serializable' | 'ill-formed-text';

/** Renders a value, a record by its one serialisation. A content that is known already is not measured again. */
export function renderValue(value: unknown, known: RenderedValue | undefined): RenderedValue | ValueFault {
  const isRecord = typeof value !== 'string';
  try {
    const content = isRecord ? recordText(value) : value;
    if (content === undefined) return 'invalid-value';
    if (known?.isRecord === isRecord && known.content === content) return known;
    const contentChars = jsonChars(content);
    // Raw JSON can bring a lone surrogate even into a record's text.
    if (contentChars < 0) return 'ill-formed-text';
    return { isRecord, content, chars: isRecord ? content.length : contentChars, contentChars };
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
