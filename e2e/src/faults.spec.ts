import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cards, logIn } from './acts';
import { dataDirOf } from './data-dir';
import { accounts } from './people';

/** A team's files go away while the product runs: its screens say so, the others live on. */
test('a remote without its files fails alone, and comes back with a retry', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const files = join(dataDirOf(port), 'published', 'remotes', 'mf_directory');
  const away = `${files}.away`;

  await logIn(page, accounts.member);
  await expect(cards(page).first(), 'with its files, the remote works').toBeVisible();

  const visit = await page
    .context()
    .browser()
    ?.newContext({ baseURL, storageState: await page.context().storageState() });
  if (!visit) throw new Error('no browser');
  const later = await visit.newPage();
  renameSync(files, away);
  try {
    await later.goto('/admin/students');
    const fault = later.getByRole('alert');
    await expect(fault).toContainText(/incident/i, { timeout: 45_000 });
    await expect(later.getByRole('button', { name: 'Réessayer' })).toBeVisible();

    await later.getByRole('link', { name: 'Opportunités' }).first().click();
    await expect(later.getByRole('heading', { level: 1 })).toContainText('Opportunités (');
    await expect(cards(later).first()).toBeVisible();
    await later.goBack();
    await expect(later.getByRole('button', { name: 'Réessayer' })).toBeVisible({ timeout: 45_000 });
  } finally {
    renameSync(away, files);
  }
  await later.getByRole('button', { name: 'Réessayer' }).click();
  await expect(cards(later).first()).toBeVisible();
  await visit.close();
});
