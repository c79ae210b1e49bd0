import type { BrowserContext } from '@playwright/test';
import { pageShown } from './page-shown';

/** Without a request for this long, and an idle page, everything was requested. */
const quietMs = 700;
/** Limit: a page that never stops requesting is a failure. */
const most = 30;

/**
 * Counts network round trips until the page is complete: requests are held until no more come, then
 * released together as one round trip. Pictures and fonts pass, because nothing waits for them.
 * Independent of the machine's speed.
 */
export async function roundTrips(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let held: string[] = [];
  let last = Date.now();
  const release = (requestId: string) =>
    void devtools.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  devtools.on('Fetch.requestPaused', ({ requestId, resourceType }) => {
    if (resourceType === 'Image' || resourceType === 'Font') return release(requestId);
    last = Date.now();
    held.push(requestId);
  });
  devtools.on('Network.loadingFinished', () => void (last = Date.now()));
  await devtools.send('Network.enable');
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  // A busy page may ask for its next files later than after a quiet moment.
  let isEnded = false;
  const shown = page
    .goto(url)
    .then(() => pageShown(page))
    .finally(() => (isEnded = true));
  const count = async () => {
    for (let levels = 0; levels < most;) {
      await quiet(() => last);
      if (held.length === 0 && isEnded) return levels;
      last = Date.now();
      if (held.length === 0) continue;
      levels += 1;
      const level = held;
      held = [];
      level.forEach(release);
    }
    throw new Error(`${url} still sends requests after ${most} round trips.`);
  };
  const [levels] = await Promise.all([count(), shown]);
  await page.close();
  return levels;
}

async function quiet(last: () => number): Promise<void> {
  while (Date.now() - last() < quietMs) await new Promise((resolve) => setTimeout(resolve, 50));
}
