import type { Category, Figure, Figures, Pass } from './measure';

type Limits = Partial<Record<Figure, number>>;

/** Scores have a least value, other figures a most. */
const isScore = (figure: Figure, { failed }: Pass): figure is Category => figure in failed;

/** Pages with a first view of the server are shown before their scripts run. */
function guestLimits({ lcp, tbt, performance }: Figures): Limits {
  return {
    performance: performance - 2,
    lcp: 1.15 * lcp,
    tbt: tbt + 50,
    cls: 0.01,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
  };
}

/**
 * Search engines may not index these pages, so their SEO score has no aim. On a quick machine React
 * alone blocks for 0 ms: no page of members has less time than one of guests.
 */
function memberLimits({ lcp, tbt }: Figures): Limits {
  return {
    lcp: 1.5 * lcp,
    tbt: Math.max(3 * tbt, tbt + 50),
    cls: 0.01,
    longestTask: 150,
    accessibility: 100,
    'best-practices': 100,
  };
}

export function limitsOf(isGuest: boolean, calibration: Figures): Limits {
  return isGuest ? guestLimits(calibration) : memberLimits(calibration);
}

export interface Missed {
  figure: Figure;
  value: number;
  limit: number;
  /** Audits that cost points of a score. */
  audits: string[];
}

export function missedIn(pass: Pass, limits: Limits): Missed[] {
  return (Object.keys(limits) as Figure[]).flatMap((figure) => {
    const { [figure]: limit = NaN } = limits;
    const value = pass.figures[figure];
    const score = isScore(figure, pass);
    if (score ? value >= limit : value <= limit) return [];
    return [{ figure, value, limit, audits: score ? pass.failed[figure] : [] }];
  });
}
