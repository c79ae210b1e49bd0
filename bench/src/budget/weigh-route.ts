import type { BrowserContext } from '@playwright/test';
import { openWindow, type Window } from './window';

/** What a route costs; bytes over the wire, headers included. */
export interface Cost {
  js: number;
  /** All but pictures. */
  all: number;
  /** Lazy pictures left out. */
  requests: number;
  /** Those pictures. */
  lazy: number;
  /** All but pictures, for who comes from another screen; null when nobody does. */
  next: number | null;
}

/**
 * Opens the route with an empty cache, then once more from within the application.
 * @param open a window with an empty cache
 * @param from where one stands before; null for a route that is opened from outside alone
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
    const shown = pictures.map(({ currentSrc }) => currentSrc).filter((src) => /^http/.test(src));
    return new Set(shown).size;
  });
  const { js, all, requests } = came();
  return { js, all, requests: requests - lazy, lazy };
}

async function nextScreen({ page, came, quiet }: Window, from: string, path: string) {
  await page.goto(from);
  await quiet();
  const before = came().all;
  const title = await page.title();
  // As a link of the application does, whether or not this page has one.
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction((left) => document.title !== left, title);
  await quiet();
  return came().all - before;
}
