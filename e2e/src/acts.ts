import { expect, type Locator, type Page } from '@playwright/test';
import { password } from './people';

/** What people do on the product, in their words. */

export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(/\/admin\//);
}

export async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Ouvrir le menu' });
  const leave = page.getByRole('button', { name: 'Déconnexion' }).filter({ visible: true });
  await expect(menu.or(leave).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await leave.click();
  await page.waitForURL(/\/login/);
}

/** Picks in a list that filters while one types. */
export async function choose(page: Page, label: string, value: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.click();
  await box.fill(value);
  await box.press('Enter');
}

/** The number in brackets of 'Liste des anciens (18 669)'. */
export async function total(page: Page): Promise<number> {
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  return Number(/\(([^)]+)\)/.exec(title)?.[1]?.replace(/\D/g, '') ?? NaN);
}

export function cards(page: Page): Locator {
  return page.getByRole('article');
}

/** Opens the newest mail of the demo's letter box to that person; gives its links. */
export async function readMail(page: Page, to: string, subject: RegExp): Promise<string[]> {
  await expect(async () => {
    await page.goto('/_mail');
    await expect(mailsTo(page, to, subject).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await mailsTo(page, to, subject).first().getByRole('link').click();
  const links = page.frameLocator('iframe').getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
}

function mailsTo(page: Page, to: string, subject: RegExp): Locator {
  return page.getByRole('listitem').filter({ hasText: to }).filter({ hasText: subject });
}

/** A picture to upload: what the browser shows right now. */
export async function picture(page: Page) {
  return { name: 'couverture.png', mimeType: 'image/png', buffer: await page.screenshot() };
}
