import type { TrialCount } from '@alumni/shared-contract';
import { proportionBounds } from './proportion-bounds';
import { fewestVisits, verdictOf } from './verdict';

/** The same numbers in [0, 1) in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const visits = (failed: number, of: number, slow = 0): TrialCount => ({ visits: of, failed, slow });

/** A trial of one canary visit for nine others, looked at after each; null: no verdict. */
function trial(rates: { live: number; canary: number }, random: () => number, most: number) {
  const [live, canary] = [visits(0, 0), visits(0, 0)];
  for (let visit = 0; visit < most; visit += 1) {
    const isCanary = visit % 10 === 0;
    const count = isCanary ? canary : live;
    count.visits += 1;
    if (random() < (isCanary ? rates.canary : rates.live)) count.failed += 1;
    if (!isCanary) continue;
    const verdict = verdictOf(live, canary, false);
    if (verdict) return { ...verdict, visits: canary.visits };
  }
  return null;
}

const trials = (rates: { live: number; canary: number }, most: number) => {
  const random = numbersFrom(7);
  return Array.from({ length: 100 }, () => trial(rates, random, most));
};

test('bounds hold the share and close in on it; one side is open without hits or misses', () => {
  const wide = proportionBounds(2, 20, 0.0125);
  const narrow = proportionBounds(200, 2_000, 0.0125);
  for (const { low, high } of [wide, narrow]) {
    expect(low).toBeLessThan(0.1);
    expect(high).toBeGreaterThan(0.1);
  }
  expect(narrow.high - narrow.low).toBeLessThan((wide.high - wide.low) / 5);
  expect(proportionBounds(0, 0, 0.0125)).toEqual({ low: 0, high: 1 });
  // Without a hit the border has a closed form: (1 - share)^n = risk / (n + 1).
  const { low, high } = proportionBounds(0, 500, 0.0125);
  expect(low).toBe(0);
  expect(high).toBeCloseTo(1 - (0.0125 / 501) ** (1 / 500), 9);
  expect(proportionBounds(500, 500, 0.0125).low).toBeCloseTo(1 - high, 9);
});

test('of a hundred trials without a difference, at most five end as worse', () => {
  for (const rate of [0, 0.01, 0.1]) {
    const ended = trials({ live: rate, canary: rate }, 4_000);
    expect(ended.filter((one) => one?.action === 'rollback').length).toBeLessThanOrEqual(5);
  }
});

test('a version that fails often is found soon; one that never fails is promoted', () => {
  const broken = trials({ live: 0.01, canary: 0.3 }, 5_000);
  expect(broken.every((one) => one?.action === 'rollback' && one.visits < 200)).toBe(true);
  const sound = trials({ live: 0, canary: 0 }, 10_000);
  expect(sound.every((one) => one?.action === 'promote')).toBe(true);
});

test.each([
  [
    'too few visits',
    visits(0, 500),
    visits(0, fewestVisits - 1),
    'rollback',
    'trop peu de visites',
  ],
  ['too few failing visits', visits(0, 500), visits(40, 49), 'rollback', 'trop peu de visites'],
  ['no sure difference', visits(1, 500), visits(1, 60), 'promote', "fin de l'essai sans panne"],
  ['more failures, not yet sure', visits(0, 100), visits(3, 60), 'rollback', 'plus de pannes'],
])('when the time is over after %s', (_what, live, canary, action, reason) => {
  expect(verdictOf(live, canary, false)).toBeNull();
  expect(verdictOf(live, canary, true)).toMatchObject({
    action,
    reason: expect.stringContaining(reason),
  });
});

test('a version that is slow more often is ended, with both numbers', () => {
  const verdict = verdictOf(visits(0, 900, 45), visits(0, 100, 40), false);
  expect(verdict).toEqual({
    action: 'rollback',
    reason:
      "plus lente : 0 panne et 40 lenteurs en 100 visites à l'essai, 0 panne et 45 lenteurs en 900 visites en ligne",
  });
});
