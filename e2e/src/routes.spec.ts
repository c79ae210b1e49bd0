import AxeBuilder from '@axe-core/playwright';
import { expect, test, type ConsoleMessage, type Page } from '@playwright/test';
import { addressOf, allRoutes, sampleIds, viewersOf, windowsOf } from './routes';

/** What a browser says by itself when a person signed out asks, or a link is too old: no fault. */
const expected = /status of (401|403|404|422)/;

test('every route draws one title, fits a phone, and breaks no rule of access or security', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const windows = await windowsOf(browser, { baseURL, viewport: { width: 360, height: 740 } });
  const ids = await sampleIds(windows.admin.request);
  for (const route of allRoutes()) {
    for (const viewer of viewersOf(route)) {
      await test.step(`${route.name}, ${viewer}`, async () => {
        const page = await windows[viewer].newPage();
        const faults = listen(page);
        await page.goto(addressOf(route, ids));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        expect(await overflow(page), 'wider than the phone').toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(faults).toEqual([]);
        await page.close();
      });
    }
  }
});

test('the checks above see what they look for', async ({ page }) => {
  const faults = listen(page);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const wide = '<img><table width="5000"><tr><td style="color: red">Trop large</td></tr></table>';
    document.querySelector('main')?.insertAdjacentHTML('beforeend', wide);
  });
  await expect.poll(() => faults.join()).toContain('Content Security Policy');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toContain('image-alt');
  expect(await overflow(page)).toBeGreaterThan(0);
});

/** Errors of the page and of its console, CSP violations among them. */
function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() === 'error' && !expected.test(text)) faults.push(text);
  });
  return faults;
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
