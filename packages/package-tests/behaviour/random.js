// Numbers that are the same in every engine: 32-bit integer steps only, no floating point, no Math.random.
export function createRandom(seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = limit => next() % limit;
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    pick: list => list[below(list.length)],
    oneIn: n => below(n) === 0,
  };
}
