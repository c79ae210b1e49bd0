import { expect, test, type Page } from '@playwright/test';
import { windowOf } from './routes';

/** Two remotes ask one address, and the cache of the page holds one answer: each takes its part. */

const address = '/api/v2/alumni-categories';

/** mf-content-admin: the categories as cards or rows. */
async function openCategories(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Catégories d’utilisateurs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Catégories');
  await expect(page.getByText('Entrepreneur', { exact: true }).first()).toBeVisible();
}

/** mf-directory: the same categories as options of a filter. */
async function openProfessions(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Liste des anciens' }).click();
  await page.getByRole('button', { name: 'Recherche avancée' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Profession' }).click();
  await expect(page.getByRole('option', { name: 'Entrepreneur' })).toBeAttached();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toHaveCount(0);
}

for (const [order, steps] of [
  ['the whole answer first', [openCategories, openProfessions, openCategories]],
  ['a part of it first', [openProfessions, openCategories, openProfessions]],
] as const) {
  test(`two remotes share one answer: ${order}`, async ({ browser, baseURL }) => {
    const page = await (await windowOf(browser, 'admin', { baseURL })).newPage();
    const asked: string[] = [];
    const faults: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === address) asked.push(request.url());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto('/admin/advantages');
    for (const step of steps) await step(page);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(1);
    expect(faults).toEqual([]);
  });
}
