import type { Page, Request } from '@playwright/test';

/** A request that is on its way for so long, in ms, is said to hang. */
const patience = 60_000;

/**
 * Watches a page from before it is opened. Playwright's own 'networkidle' is now and then never told
 * on a busy machine, though nothing is on its way.
 * @param quietMs no request for so long: all that a screen waits for was asked
 * @returns resolves once the network is quiet; throws the addresses that never came
 */
export function watchNetworkQuiet(page: Page, quietMs = 500): () => Promise<void> {
  const asked = new Set<Request>();
  let last = Date.now();
  const over = (request: Request) => {
    asked.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', over).on('requestfailed', over);
  return async () => {
    const begun = (last = Date.now());
    while (asked.size > 0 || Date.now() - last < quietMs) {
      if (Date.now() - begun > patience) {
        throw new Error(`Never came: ${[...asked].map((request) => request.url()).join(' ')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}
