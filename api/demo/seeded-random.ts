/** A deterministic random generator: the same values for the same seed, on every machine. */
export interface SeededRandom {
  /** From 0 to 1, 1 excluded. */
  next(): number;
  /** An integer, both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** One of the values, weighted. */
  weighted<T>(from: readonly (readonly [T, number])[]): T;
}

/** mulberry32: 32 bits of state. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(from: readonly T[]): T => {
    const one = from[Math.floor(next() * from.length)];
    if (one === undefined) throw new Error('Nothing to pick from');
    return one;
  };
  return {
    next,
    pick,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    weighted(from) {
      let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of from) {
        left -= weight;
        if (left < 0) return value;
      }
      return pick(from)[0];
    },
  };
}
