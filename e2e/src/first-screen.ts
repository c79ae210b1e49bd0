import type { Page } from '@playwright/test';
import type { Viewer } from './routes';

/** What a page requested until it was idle, cached or not. */
export interface FirstScreen {
  /** Compressed bytes. */
  js: number;
  /** Everything except pictures. */
  all: number;
  /** Without pictures: lazy ones load when they are near. */
  requests: number;
  /** Scripts requested more than once. */
  twice: string[];
}

type Budget = Pick<FirstScreen, 'js' | 'all' | 'requests'>;

type Ceilings = Budget & {
  /** Bytes of another screen inside the application, without pictures. */
  next: number;
};

const guest: Ceilings = { js: 200 * 1024, all: 230 * 1024, requests: 20, next: 30 * 1024 };
const member: Ceilings = { js: 320 * 1024, all: 350 * 1024, requests: 25, next: 40 * 1024 };
/** Limits of the first screen, and of the next. */
export const budgets: Record<Viewer, Ceilings> = {
  visiteur: guest,
  // The second half of the sign-up is a signed-in screen.
  inscrit: member,
  membre: member,
  admin: { js: 350 * 1024, all: 380 * 1024, requests: 30, next: 60 * 1024 },
};

/**
 * Read from the browser's resource timing: a preload with its use is one entry, two requests are
 * two.
 */
export function firstScreen(page: Page): Promise<FirstScreen> {
  return page.evaluate(() => {
    const all = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const path = ({ name }: PerformanceEntry) => new URL(name).pathname;
    const isPicture = (entry: PerformanceEntry) =>
      /^\/files\/|\.(svg|avif|webp|png|jpe?g)$/.test(path(entry));
    const sum = (entries: PerformanceResourceTiming[]) =>
      entries.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    const counted = all.filter((entry) => !isPicture(entry));
    const scripts = counted.filter((entry) => path(entry).endsWith('.js'));
    const names = scripts.map(path);
    return {
      js: sum(scripts),
      all: sum(counted),
      requests: counted.length,
      twice: names.filter((name, index) => names.indexOf(name) !== index),
    };
  });
}

/** Exceeded limits of the first screen. */
export function overBudget(screen: FirstScreen, viewer: Viewer): string[] {
  return (['js', 'all', 'requests'] as const)
    .filter((part) => screen[part] > budgets[viewer][part])
    .map((part) => `${part}: ${screen[part]} > ${budgets[viewer][part]}`);
}
