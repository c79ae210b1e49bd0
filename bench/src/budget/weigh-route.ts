import type { BrowserContext, Page } from '@playwright/test';
import { openWindow, type Window } from './window';

/** Cost of a route: bytes over the wire, headers included, without the charts' library. */
export interface Cost {
  js: number;
  /** Everything except pictures. */
  all: number;
  /** Without lazy pictures. */
  requests: number;
  /** Lazy pictures. */
  lazy: number;
  /** Everything except pictures, for a navigation from another screen; null if there is none. */
  next: number | null;
}

/**
 * Opens the route with an empty cache, then by a navigation.
 * @param open opens a window with an empty cache
 * @param from page to come from; null for a route that is opened directly only
 */
export async function weighRoute(
  open: () => Promise<BrowserContext>,
  path: string,
  from: string | null,
): Promise<Cost> {
  const first = await inWindow(open, (window) => firstLoad(window, path));
  const next = from && (await inWindow(open, (window) => nextScreen(window, from, path)));
  return { ...first, next: next || null };
}

async function inWindow<Weighed>(
  open: () => Promise<BrowserContext>,
  work: (window: Window) => Promise<Weighed>,
): Promise<Weighed> {
  const context = await open();
  try {
    return await work(await openWindow(context));
  } finally {
    await context.close();
  }
}

async function firstLoad({ page, came, quiet }: Window, path: string): Promise<Omit<Cost, 'next'>> {
  await page.goto(path);
  await quiet();
  const lazy = await page.evaluate(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')];
    const shown = pictures
      .map(({ currentSrc }) => currentSrc)
      .filter((src) => src.startsWith('http'));
    return new Set(shown).size;
  });
  const { js, all, requests } = came();
  const charts = await chartBytes(page);
  return { js: js - charts, all: all - charts, requests: requests - lazy, lazy };
}

/** Loaded when they come near, charts stand outside the ceilings. */
function chartBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let bytes = 0;
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      if (!entry.name.endsWith('.js')) continue;
      const code = await (await fetch(entry.name)).text();
      if (code.includes('recharts-')) bytes += entry.transferSize;
    }
    return bytes;
  });
}

async function nextScreen({ page, came, quiet }: Window, from: string, path: string) {
  await page.goto(from);
  await quiet();
  const before = came().all;
  const title = await page.title();
  // Like a link of the application, also if this page has none.
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction((left) => document.title !== left, title);
  await quiet();
  return came().all - before;
}
