/** A share of visits, between two bounds. */
export interface Bounds {
  low: number;
  high: number;
}

/**
 * Bounds of a share that hold at every moment of a growing sample, so that one may look after each
 * visit: Robbins' confidence sequence for a proportion with a uniform mixture
 * (H. Robbins, "Statistical methods related to the law of the iterated logarithm", 1970).
 * @param hits of `visits`
 * @param risk probability that the share is ever outside
 */
export function proportionBounds(hits: number, visits: number, risk: number): Bounds {
  const misses = visits - hits;
  const least = logBeta(hits, misses) + Math.log(risk);
  const isInside = (share: number) =>
    times(hits, Math.log(share)) + times(misses, Math.log1p(-share)) >= least;
  const observed = visits === 0 ? 0.5 : hits / visits;
  return {
    low: hits === 0 ? 0 : border(0, observed, isInside),
    high: misses === 0 ? 1 : border(1, observed, isInside),
  };
}

/** Between a value outside and one inside. */
function border(outside: number, inside: number, isInside: (share: number) => boolean): number {
  for (let step = 0; step < 50; step += 1) {
    const middle = (outside + inside) / 2;
    if (isInside(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** log B(hits + 1, misses + 1), for whole numbers. */
function logBeta(hits: number, misses: number): number {
  const fewer = Math.min(hits, misses);
  const all = hits + misses;
  let sum = -Math.log(all + 1);
  for (let count = 1; count <= fewer; count += 1)
    sum += Math.log(count) - Math.log(all - fewer + count);
  return sum;
}

/** 0 × log 0 is 0. */
const times = (count: number, log: number) => (count === 0 ? 0 : count * log);
