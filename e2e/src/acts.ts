import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { password } from './people';

/** Actions of people on the product. */

export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await enter(page, email);
  await page.waitForURL(/\/admin\//);
}

/** Fills in the login form. */
export async function enter(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: false }).first().fill(word);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

export async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Ouvrir le menu' });
  const leave = page.getByRole('button', { name: 'Déconnexion' }).filter({ visible: true });
  await expect(menu.or(leave).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await leave.click();
  await page.waitForURL(/\/login/);
}

/**
 * Chooses in an antd Select; types the first letters where the list is searched. A list that opens
 * may move between the press and the release of the pointer, which is then no click.
 */
async function chooseOption(
  page: Page | Locator,
  label: string | RegExp,
  value: string,
  typed?: string,
): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  const select = page.locator('.ant-select').filter({ has: box });
  await expect(async () => {
    if ((await box.getAttribute('aria-expanded')) !== 'true') await box.click();
    if (typed) await box.fill(typed);
    const list = box.page().locator(`[id="${await box.getAttribute('aria-controls')}"]`);
    await list.getByRole('option', { name: value, exact: true }).click({ timeout: 10_000 });
    await expect(select.getByText(value, { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

/** Opens one of the four steps of the profile. */
export async function toStep(page: Page, title: string): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Étapes' });
  await steps.getByRole('button', { name: title }).click();
}

/** The second half of the sign-up, without submitting. */
export async function fillProfile(page: Page, referents: readonly string[]): Promise<void> {
  await toStep(page, 'Identité');
  await page.getByLabel('Féminin').check();
  await page.getByLabel(/^Date de naissance/).fill('12/04/1999');
  await chooseOption(page, 'Nationalité', 'Togo', 'tog');
  await page.getByLabel('Célibataire').check();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await chooseOption(page, 'Pays de résidence', 'Bénin', 'beni');
  await page
    .getByLabel(/^Téléphone/)
    .first()
    .fill('97 12 34 56');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await chooseOption(page, /^Profession/, 'Entrepreneur');
  await page.getByLabel(/^Employeur/).fill('Atelier du Mono');
  await page.getByLabel('Bénin', { exact: true }).check();
  await chooseOption(page, /^Dernier diplôme/, 'Licence');
  await chooseOption(page, /^Année du diplôme/, '2021');
  await page.getByRole('button', { name: 'Suivant' }).click();
  for (const [index, name] of referents.entries()) {
    const slot = page.getByRole('group', { name: `Camarade ${index + 1}` });
    await slot.getByLabel(/^Nom/).fill(name);
    await slot.getByLabel(/^Téléphone/).fill(`0022890${index}23456`);
  }
}

/** The number in brackets of 'Liste des anciens (18 669)'. */
export async function total(page: Page): Promise<number> {
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  return Number(/\(([^)]+)\)/.exec(title)?.[1]?.replace(/\D/g, '') ?? NaN);
}

export function cards(page: Page): Locator {
  return page.getByRole('article');
}

/**
 * Opens the latest such mail to that person in the demo mailbox.
 * @returns its text
 */
export async function openMail(page: Page, to: string, subject: RegExp): Promise<FrameLocator> {
  await expect(async () => {
    await page.goto('/_mail');
    await expect(mailsTo(page, to, subject).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await mailsTo(page, to, subject).first().getByRole('link').click();
  return page.frameLocator('iframe');
}

/** Links of the latest such mail. */
export async function readMail(page: Page, to: string, subject: RegExp): Promise<string[]> {
  const links = (await openMail(page, to, subject)).getByRole('link');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
}

/** A link of that kind in the latest such mail to that person. */
export async function linkTo(
  page: Page,
  email: string,
  subject: RegExp,
  path: string,
): Promise<string> {
  const links = await readMail(page, email, subject);
  return links.find((href) => href.includes(path)) ?? '';
}

function mailsTo(page: Page, to: string, subject: RegExp): Locator {
  return page.getByRole('listitem').filter({ hasText: to }).filter({ hasText: subject });
}

/** A picture to upload: a screenshot. */
export async function picture(page: Page) {
  return { name: 'couverture.png', mimeType: 'image/png', buffer: await page.screenshot() };
}

/** Opens a page behind the sign-in, and waits for the notifications of the bell: its last request. */
export async function openUntilBell(page: Page, path: string): Promise<void> {
  const bell = page.waitForResponse(/\/api\/users\/notifications\/\d+$/);
  await page.goto(path);
  await bell;
}
