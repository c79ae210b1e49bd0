import type { CategoryResult, Report } from '../../lighthouse/pass.mjs';
import { middle, passOf, vitalsIn, type Vitals } from '../federation/lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Scores of 100, milliseconds, and a share of the screen. */
export interface Figures extends Vitals, Record<Category, number> {
  /** The longest task of the main thread on the slow phone; 0 for none of 50 ms. */
  longestTask: number;
}
export type Figure = keyof Figures;

export interface Pass {
  figures: Figures;
  /** Audits that cost points, by category. */
  failed: Record<Category, string[]>;
}

/**
 * One pass of Lighthouse on a page.
 * @param isSimulated Lighthouse computes what a slow phone would do from a quick load; otherwise the
 *   browser's network and processor are slowed
 */
export function measure(
  { url, cookie }: { url: string; cookie: string },
  isSimulated: boolean,
): Promise<Pass> {
  const throttlingMethod = isSimulated ? 'simulate' : 'devtools';
  return passOf(url, cookie, { onlyCategories: [...categories], throttlingMethod }, read);
}

/** The median of each figure, and every audit that failed once. */
export function medianOf(passes: Pass[]): Pass {
  const [first] = passes;
  if (!first) throw new Error('No pass.');
  const figures = mapped(Object.keys(first.figures) as Figure[], (figure) =>
    middle(passes.map((pass) => pass.figures[figure])),
  );
  const failed = mapped(categories, (category) => [
    ...new Set(passes.flatMap((pass) => pass.failed[category])),
  ]);
  return { figures, failed };
}

function read(report: Report): Pass {
  const each = <Value>(of: (category: CategoryResult) => Value) =>
    mapped(categories, (name) => {
      const category = report.categories[name];
      if (!category || category.score === null) throw new Error(`${name}: no score`);
      return of(category);
    });
  return {
    figures: {
      ...each(({ score }) => Math.round((score ?? 0) * 100)),
      ...vitalsIn(report),
      longestTask: longestTaskIn(report),
    },
    failed: each(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id}: ${report.audits[id]?.title}`),
    ),
  };
}

/** Lighthouse lists tasks of 50 ms and more, the longest first. */
function longestTaskIn({ audits }: Report): number {
  const { details } = audits['long-tasks'] ?? {};
  if (details?.type !== 'table' || !details.items) throw new Error('long-tasks: no list');
  return Number(details.items[0]?.duration ?? 0);
}

function mapped<Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>;
}
