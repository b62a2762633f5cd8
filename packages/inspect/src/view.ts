/**
 * What has a look of its own, in the order of bars and totals: the trusts, from the most to the least trusted, and
 * the envelope. A look is the index here.
 */
export const LOOKS: readonly string[] = ['system', 'developer', 'user', 'model', 'tool', 'envelope'];

/** A text, or a look, which is shown as its sample and name. */
export type Cell = string | number;

/** A table, whose last two columns are numbers. */
export type Table = readonly [
  /** The first one is the table's title as well. */
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  /** A text for each row. */
  texts?: readonly string[],
  /** Where each row has a bar in the look of its third cell: the bar's length as part of the longest. */
  bars?: readonly number[],
];

/** What is shown, in the terminal or as a page. */
export type View = readonly [
  /** What it is about: the title when none is given. */
  about: string,
  /** What matters most. */
  words: string,
  tables: readonly Table[],
  /** Characters of each look, and the whole that the bar stands for. */
  parts: readonly number[],
  whole: number,
];
