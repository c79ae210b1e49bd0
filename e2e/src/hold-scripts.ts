import type { Page } from '@playwright/test';

/**
 * Holds back the scripts of a page, which shows the server's view until then.
 * @returns lets them through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
