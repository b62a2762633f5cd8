/** `12,345`: written out here, since a locale's own way differs between runtimes. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `12.3%`; nothing of nothing is `0.0%`. */
export function share(part: number, whole: number): string {
  return `${((part / whole) * 100 || 0).toFixed(1)}%`;
}

/** What is used of a budget, and what is left. */
export function budgetWords(used: number, budget: number): string {
  const rest = used > budget ? `${grouped(used - budget)} over` : `${grouped(budget - used)} free`;
  return `${grouped(used)} of ${grouped(budget)} characters · ${share(used, budget)} used · ${rest}`;
}
