/**
 * What has a look of its own, in the order of bars and totals: the trusts, from the most to the least trusted, and
 * the envelope. A look is the index here.
 */
export const LOOKS: readonly string[] = ['system', 'developer', 'user', 'model', 'tool', 'envelope'];

/** A text, or a look, which is shown as its sample and name. */
export type Cell = string | number;

/** A table, whose last two columns are numbers. */
export interface Table {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** A bar for each row: its look, and its length as part of the longest. */
  readonly bars?: readonly (readonly [look: number, length: number])[];
  /** A text for each row. */
  readonly texts?: readonly string[];
}

/** What is shown, in the terminal or as a page. */
export interface View {
  /** What it is about: the title when none is given. */
  readonly about: string;
  /** What matters most, and what follows it. */
  readonly words: readonly [string, string];
  /** Characters of each look, and the whole that the bar stands for. */
  readonly parts: readonly number[];
  readonly whole: number;
  readonly tables: readonly Table[];
}
