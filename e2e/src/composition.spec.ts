import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { logOut } from './acts';
import { dataDirOf } from './data-dir';
import { accounts, signIn } from './people';
import { publishSecond, retitled } from './second-version';

test('staff find a fault by the code that a member reads out, with every remote down', async ({
  browser,
  page,
  baseURL,
}) => {
  await page.route('**/remotes/mf_directory/**', (route) => route.abort());
  await signIn(page.request, accounts.member);
  await page.goto('/admin/students');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/MF-[2-9A-Z]{6}/, { timeout: 30_000 });
  const [incident = ''] = /MF-[2-9A-Z]{6}/.exec(await alert.innerText()) ?? [];

  const staff = await browser.newPage({ baseURL, locale: 'fr-FR' });
  await staff.route('**/remotes/**', (route) => route.abort());
  await signIn(staff.request, accounts.accountant);
  await staff.goto('/etat');
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('État du site');
  const directory = staff.getByRole('region', { name: 'Annuaire' });
  await expect(directory.getByText('En service')).toBeVisible();
  await expect(directory).toContainText('tous compatibles');
  const faults = staff.getByRole('region', { name: 'Pannes signalées' });
  await expect(faults.getByText(/^Annuaire\s: .*en 24 h/)).toBeVisible();
  await staff.getByLabel('Code d’incident').fill(incident.toLowerCase().replace('-', ' '));
  const found = faults.getByRole('listitem').filter({ hasText: incident });
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('fichiers non reçus : AlumniListScreen de mf_directory');
  await expect(found).toContainText(/Chrome \d+, Linux/);
});

test('only staff open the state of the site; others are redirected as from any staff page', async ({
  page,
  baseURL,
}) => {
  await page.goto('/etat');
  await page.waitForURL(/\/login\?next=%2Fetat/);
  await signIn(page.request, accounts.member);
  await page.goto('/etat');
  await page.waitForURL(/\/admin\/students/);
  expect((await page.request.get(`${baseURL}/api/composition`)).status()).toBe(403);
});

test('only staff can pin a published version, until they log out', async ({ browser, baseURL }) => {
  const window = (await browser.newPage({ baseURL, locale: 'fr-FR' })) as Page;
  const dataDir = dataDirOf(new URL(baseURL!).port);
  // A second try publishes another version.
  const tried = `Contenu, essai ${Date.now()}`;
  const change = retitled(tried);
  const version = await publishSecond(window.request, dataDir, 'mf-content-admin', change);
  const pinned = new RegExp(`Version épinglée\\s: ${tried}`);
  const pin = `/terms?mf-pin=mf_content_admin@${version}`;
  const base = async () => JSON.stringify(await window.locator('#registry').textContent());

  await test.step('a guest and a member get the live version', async () => {
    await window.goto(pin);
    expect(await base()).not.toContain(version);
    await signIn(window.request, accounts.member);
    await window.goto(pin);
    expect(await base()).not.toContain(version);
    await expect(window.getByText(pinned)).toHaveCount(0);
  });

  await test.step('staff pin it from the state of the site, and see the banner', async () => {
    await signIn(window.request, accounts.administrator);
    await window.goto('/etat');
    const content = window.getByRole('region', { name: /Contenu|administration/i }).first();
    await content.getByText('Détails techniques').click();
    await content.getByText(/Versions publiées/).click();
    await window.getByRole('link', { name: `Essayer la version ${version}` }).click();
    await expect(window).toHaveURL('/');
    expect(await base()).toContain(`/remotes/mf_content_admin/${version}/`);
    await expect(window.getByText(pinned)).toBeVisible();
    await expect(window.getByText(/jusqu’à \d\d:\d\d/)).toBeVisible();
    await window.goto('/admin/home-slides');
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('without the code of the banner the page stays, and a retry shows it', async () => {
    await window.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const isOfBanner = (await response.text()).includes('Version épinglée');
      await (isOfBanner ? route.abort() : route.fulfill({ response }));
    });
    await window.goto('/terms');
    const lost = window.getByRole('alert').filter({ hasText: 'n’a pas pu être chargée' });
    await expect(lost).toBeVisible();
    await expect(window.locator('#ssr')).toHaveCount(0);
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
    await window.unrouteAll();
    await lost.getByRole('button', { name: 'Réessayer' }).click();
    await expect(window.getByText(pinned)).toBeVisible();
  });

  await test.step('an unknown version says so; back to the live one', async () => {
    await window.goto('/terms?mf-pin=mf_content_admin@9.9.9-0123456789');
    await expect(window.getByText(/n’est pas publiée ici/)).toBeVisible();
    await window.getByRole('link', { name: 'Revenir à la version en ligne' }).click();
    await expect(window.getByText(pinned)).toHaveCount(0);
    expect(await base()).not.toContain(version);
  });

  await test.step('a logout removes the pin', async () => {
    await window.goto(`/admin/home-slides?mf-pin=mf_content_admin@${version}`);
    await expect(window.getByText(pinned)).toBeVisible();
    await logOut(window);
    await signIn(window.request, accounts.administrator);
    await window.goto('/terms');
    expect(await base()).not.toContain(version);
  });
});

test('staff open the tools panel by its key, outline slots, and switch a remote to a channel and back', async ({
  browser,
  page,
  baseURL,
}) => {
  const dataDir = dataDirOf(new URL(baseURL!).port);
  // A second try publishes another version.
  const tried = `Annuaire, essai ${Date.now()}`;
  const change = retitled(tried);
  const version = await publishSecond(page.request, dataDir, 'mf-directory', change);
  const tokens = JSON.parse(readFileSync(join(dataDir, 'remote-tokens.json'), 'utf8')) as object;
  const authorization = `Bearer ${new Map<string, string>(Object.entries(tokens)).get('mf_directory')}`;
  const made = await page.request.put('/api/remotes/mf_directory/channels/pr-42', {
    data: { version },
    headers: { authorization },
  });
  expect(made.ok()).toBe(true);
  const panel = (of: Page) => of.getByRole('dialog', { name: 'Composition de cette page' });
  const banner = page.getByRole('complementary', { name: 'Aperçu' });
  async function openPanel() {
    // The key is heard once the page's own view has replaced that of the server.
    await expect(page.locator('#ssr')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Mon compte' }).first()).toBeVisible();
    await page.keyboard.press('Shift+F9');
  }
  const remotes = panel(page).getByRole('region', { name: 'Modules', exact: true });
  /** Until the page shows it: antd's list moves while it opens, and another option may be hit. */
  async function choose(title: string, option: RegExp, banners: number) {
    const box = remotes.getByRole('combobox', { name: `Version de ${title}`, exact: true });
    await expect(async () => {
      if (!(await panel(page).isVisible())) await openPanel();
      if ((await box.getAttribute('aria-expanded')) !== 'true') await box.click();
      const list = page.locator('.ant-select-dropdown').filter({ visible: true });
      await list.getByTitle(option).click({ timeout: 5_000 });
      await expect(panel(page)).toHaveCount(0);
      await expect(banner).toHaveCount(banners, { timeout: 10_000 });
    }).toPass({ timeout: 60_000 });
  }

  await signIn(page.request, accounts.administrator);
  await page.goto('/');
  await openPanel();
  await expect(
    remotes.getByText(/^\d+ fichiers?, .*le plus long en \d+ ms$/).first(),
  ).toBeVisible();
  const shares = panel(page).getByRole('region', { name: 'Modules partagés' });
  await expect(shares.getByText(/^react \d+/)).toBeVisible();
  await page.getByRole('heading', { name: 'NOS DERNIÈRES OPPORTUNITÉS' }).scrollIntoViewIfNeeded();
  await panel(page).getByRole('switch').click();
  const frame = page.locator('[data-slot="home.opportunities@1"]');
  await expect
    .poll(() => frame.evaluate((slot) => getComputedStyle(slot, '::after').borderTopStyle))
    .toBe('dashed');

  await choose('Annuaire', /^Canal pr-42/, 1);
  await expect(banner).toContainText(`${tried} (pr-42)`);
  await openPanel();
  await expect(remotes.getByText('aperçu')).toBeVisible();
  await choose(tried, /^En ligne/, 0);
  await expect(page.locator('html')).not.toContainText(tried);

  const guest = await browser.newPage({ baseURL });
  await guest.goto('/');
  await expect(async () => {
    const code = guest.waitForResponse(/\/assets\/.*\.js/, { timeout: 3_000 });
    await guest.keyboard.press('Shift+F9');
    await (await code).finished();
  }).toPass({ timeout: 60_000 });
  await expect(panel(guest)).toHaveCount(0);
  await guest.close();
});
