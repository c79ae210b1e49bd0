import type { Page, Request } from '@playwright/test';

/** A request pending longer than this, in ms, hangs. */
const patience = 60_000;

/**
 * Waits until a page is idle; watches from before it is opened. Playwright's 'networkidle'
 * sometimes never fires on a busy machine.
 * @param quietMs time without a request
 * @returns resolves once idle; throws the pending addresses
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
        throw new Error(
          `Pending requests: ${[...asked].map((request) => request.url()).join(' ')}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}
