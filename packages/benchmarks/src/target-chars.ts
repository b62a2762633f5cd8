/** The size that all splitters are asked for. */
export const targetChars = 1000;
