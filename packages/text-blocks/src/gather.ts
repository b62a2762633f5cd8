/** A text that grows at its end, part by part, in time and space that are linear in it. */
export interface Gathered {
  text: string;
  parts: string[];
  length: number;
}

export function gather(): Gathered {
  return { text: '', parts: [], length: 0 };
}

/** Appends a part. */
export function append(gathered: Gathered, part: string): void {
  gathered.length += part.length;
  // Joined in thousands: a list or a rope of single characters would take many times their space.
  if (gathered.parts.push(part) > 4095) read(gathered);
}

/** The text. */
export function read(gathered: Gathered): string {
  gathered.text += gathered.parts.join('');
  gathered.parts = [];
  return gathered.text;
}

/** Takes the text and leaves none. */
export function take(gathered: Gathered): string {
  const text = read(gathered);
  gathered.text = '';
  gathered.length = 0;
  return text;
}
