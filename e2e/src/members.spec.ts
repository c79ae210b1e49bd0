import { texts } from '@alumni/shared-contract';
import { expect, test } from '@playwright/test';
import { cards, logIn, openMail, total } from './acts';
import { accounts } from './people';

/** What a member does beside reading: their class, a message, their own facts and choices. */

test.beforeEach(({ page }) => logIn(page, accounts.member));

test('a city of Ma promotion opens its people; their number is the one it said', async ({
  page,
}) => {
  await page.goto('/admin/promotion');
  await expect(page.getByRole('link', { name: 'Inviter par WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await page.getByText('Villes', { exact: true }).click();
  const city = page.getByRole('list', { name: 'Villes' }).getByRole('link').first();
  const said = Number((await city.innerText()).replace(/\D/g, ''));
  const name = (await city.locator('span').first().innerText()).trim();
  expect(said).toBeGreaterThan(0);
  await city.click();
  await expect.poll(() => total(page)).toBe(said);
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
});

test('a message reaches a member by mail; an empty one is not sent', async ({ page }) => {
  await page.goto('/admin/students?ville=Cotonou');
  await cards(page).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Écrire', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const message = `Bonjour, une question du ${Date.now()}`;
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox').fill(message);
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText(texts.memberMessageSent)).toBeVisible();
  const mail = await openMail(page, '', / vous écrit/);
  await expect(mail.getByText(message)).toBeVisible();
});

test('a missing fact is one tap, and gone from the list', async ({ page }) => {
  await page.goto('/admin/user_profil');
  await page.getByLabel('Ville').fill('');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(texts.profileSaved)).toBeVisible();
  await page.goto('/admin/show_profil');
  const missing = page.getByRole('region', { name: 'Ce qui manque' });
  await missing.getByRole('button', { name: 'Ville' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ville' });
  await dialog.getByRole('textbox').fill('Kpalimé');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Kpalimé, Togo')).toBeVisible();
  await expect(missing.getByRole('button', { name: 'Ville' })).toHaveCount(0);
});

test('a kept search is there after a reload, opens the list, and is deleted', async ({ page }) => {
  const name = `Recherche ${Date.now()}`;
  await page.goto('/admin/students?esgis=Togo&ville=Kara');
  await expect.poll(() => total(page)).toBeGreaterThan(0);
  const found = await total(page);
  await page.getByRole('button', { name: 'Mes recherches' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mes recherches' });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: /Garder/ }).click();
  await expect(dialog.getByRole('link', { name })).toBeVisible();
  await page.goto('/admin/students');
  await page.getByRole('button', { name: 'Mes recherches' }).click();
  await dialog.getByRole('link', { name }).click();
  await expect.poll(() => total(page)).toBe(found);
  await page.getByRole('button', { name: 'Mes recherches' }).click();
  await dialog.getByRole('button', { name: `Supprimer ${name}` }).click();
  await expect(dialog.getByRole('link', { name })).toHaveCount(0);
});

test('a choice of what to be told stays after a reload', async ({ page }) => {
  const summary = () => page.getByRole('switch', { name: 'Résumé de la semaine par e-mail' });
  await page.goto('/admin/notifications');
  await expect(summary()).not.toBeChecked();
  await summary().click();
  await expect(summary()).toBeChecked();
  await expect(summary()).toBeEnabled();
  await page.reload();
  await expect(summary()).toBeChecked();
  await summary().click();
  await expect(summary()).not.toBeChecked();
});
