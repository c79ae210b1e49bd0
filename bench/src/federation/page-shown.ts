import type { Page } from '@playwright/test';
import { watchNetworkQuiet } from '../../../e2e/src/quiet-network';

/** The screen is there, made by the browser: what the server drew of it is gone. */
export async function pageShown(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.locator('#ssr').waitFor({ state: 'detached' });
}

/**
 * Opens an address and waits until its screen is there and asks for nothing any more.
 * @returns the wait for a quiet network, for what one does next
 */
export async function openShown(page: Page, url: string): Promise<() => Promise<void>> {
  const quiet = watchNetworkQuiet(page, 1500);
  await page.goto(url);
  await pageShown(page);
  await quiet();
  return quiet;
}
