/** The biggest entries, biggest first, equal ones in their order. Takes time in proportion to the list. */
export function biggest<Entry>(
  list: Iterable<Entry>,
  count: number,
  size: (entry: Entry) => number,
): Entry[] {
  const top: Entry[] = [];
  for (const entry of list) {
    let at = top.length;
    while (at > 0 && size(top[at - 1]!) < size(entry)) at--;
    top.splice(at, 0, entry);
    if (top.length > count) top.pop();
  }
  return top;
}
