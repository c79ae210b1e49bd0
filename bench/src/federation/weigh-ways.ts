import type { Browser } from '@playwright/test';
import { roundTrips } from './round-trips';
import { phone } from './visitor';
import { eachOnce, type Line, type Place } from './ways';
import { weigh, type Weights } from './weigh';

export interface Weighed extends Weights {
  roundTrips: number;
}

/** Bytes of each page, with an empty cache. */
export function weighWays(browser: Browser, ways: Line<Place>[]): Promise<Line<Weighed>[]> {
  return eachOnce(ways, async ({ url, session: storageState }) => {
    const [toWeigh, toCount] = [
      await browser.newContext({ ...phone, storageState }),
      await browser.newContext({ ...phone, storageState }),
    ];
    try {
      return { ...(await weigh(toWeigh, url)), roundTrips: await roundTrips(toCount, url) };
    } finally {
      await toWeigh.close();
      await toCount.close();
    }
  });
}
