// Numbers with names, in a file that imports nothing: only from such a file does esbuild put them in their places. The
// hot loop has its own, see scan-lines.ts.

export const LF = 0x0a;
export const CR = 0x0d;
export const BYTE_ORDER_MARK = 0xfeff;

// Kinds of a line: 1 to 6 for a heading of that level, …
/** A horizontal rule. */
export const RULE = 7;
/** An ordinary line. */
export const TEXT = 8;
/** Only white space. */
export const BLANK = 9;

/** No heading's marks reach further, indentation and the space behind them included. */
export const HEADING_CHARS = 10;

/** What is looked at in one go: small enough for the engine's nursery, and for a huge piece to become few blocks at once. */
export const PART_CHARS = 16_000;
