/** `12,345`: written out here, since a locale's own way differs between runtimes. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 block`, `12,345 blocks`. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Part of a whole, in percent; 0 where there is no whole. */
export function percent(part: number, whole: number): number {
  return whole > 0 ? (part / whole) * 100 : 0;
}

/** `12.3%`; what is there but rounds to nothing is `<0.1%`. */
export function share(part: number, whole: number): string {
  const value = percent(part, whole);
  return value > 0 && value < 0.05 ? '<0.1%' : `${value.toFixed(1)}%`;
}

/** What is used of a budget, in two pieces: the figures, and what they mean. */
export function budgetWords(used: number, budget: number): [figures: string, meaning: string] {
  const rest = used > budget ? `${grouped(used - budget)} over` : `${grouped(budget - used)} free`;
  return [`${grouped(used)} of ${counted(budget, 'character')}`, `${share(used, budget)} used · ${rest}`];
}
