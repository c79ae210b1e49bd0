import { expect, test } from '@playwright/test';
import { axeViolations } from './axe';
import { addressOf, sampleIds, visits, windowOf } from './routes';

test('axe finds nothing for staff in the roomy density, light or dark', async ({
  browser,
  baseURL,
}) => {
  const routes = visits()
    .filter(({ viewer }) => viewer === 'admin')
    .flatMap((visit) => visit.routes);
  test.setTimeout(60_000 + routes.length * 30_000);
  const window = await windowOf(browser, 'admin', { baseURL });
  const ids = await sampleIds(window.request);
  const page = await window.newPage();
  // Staff start compact, as the other tests see them.
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Affichage confortable' }).click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-density', 'roomy');
  for (const route of routes) {
    await page.goto(addressOf(route, ids));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(html).toHaveAttribute('data-density', 'roomy');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const message = `${route.name}, ${colorScheme}`;
      await expect.soft.poll(() => axeViolations(page), { message }).toEqual([]);
    }
  }
});
