import type { Page } from '@playwright/test';
import { watchNetworkQuiet } from '../../../e2e/src/quiet-network';

/** The browser's own rendering is shown; the first view is removed. */
export async function pageShown(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.locator('#ssr').waitFor({ state: 'detached' });
}

/**
 * Opens an address and waits until its screen is complete.
 * @returns waits for an idle network, for the next step
 */
export async function openShown(page: Page, url: string): Promise<() => Promise<void>> {
  const quiet = watchNetworkQuiet(page, 1500);
  await page.goto(url);
  await pageShown(page);
  await quiet();
  return quiet;
}
