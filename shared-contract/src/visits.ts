/**
 * How fast a page felt, by Google's Core Web Vitals (https://web.dev/articles/vitals): largest
 * contentful paint, interaction to next paint, cumulative layout shift.
 */
export const vitalNames = ['lcp', 'inp', 'cls'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Good up to the first, poor above the second; ms, and `cls` without a unit. */
export const vitalBounds: Record<VitalName, readonly [good: number, fair: number]> = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

/** How many visits measured this vital. */
export const measuredVisits = ({ good, fair, poor }: Record<'good' | 'fair' | 'poor', number>) =>
  good + fair + poor;

/** '1 panne et 0 lenteur en 120 visites' */
export const trialText = ({
  visits,
  failed,
  slow,
}: Record<'visits' | 'failed' | 'slow', number>): string =>
  `${several(failed, 'panne')} et ${several(slow, 'lenteur')} en ${several(visits, 'visite')}`;

const several = (count: number, one: string) => `${count} ${one}${count > 1 ? 's' : ''}`;
