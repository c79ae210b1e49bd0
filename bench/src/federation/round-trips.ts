import type { BrowserContext } from '@playwright/test';
import { pageShown } from './page-shown';

/** No request for so long, and the page idle: all that is waited for was asked. */
const quietMs = 700;
/** A page that asks for ever is a fault. */
const most = 30;

/**
 * How many times the network is waited for in turn until the page is whole: every request is held
 * until no other comes, then all of them are let go at once, and that is one round trip. Pictures and
 * fonts pass: nothing waits for them. A slow machine counts the same.
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
  const count = async () => {
    for (let levels = 0; levels < most; levels += 1) {
      await quiet(() => last);
      if (held.length === 0) return levels;
      const level = held;
      held = [];
      last = Date.now();
      level.forEach(release);
    }
    throw new Error(`${url} still asks after ${most} round trips.`);
  };
  const [levels] = await Promise.all([count(), page.goto(url)]);
  await pageShown(page);
  await page.close();
  return levels;
}

async function quiet(last: () => number): Promise<void> {
  while (Date.now() - last() < quietMs) await new Promise((resolve) => setTimeout(resolve, 50));
}
