import { expect, test, type Page } from '@playwright/test';
import { cards, openUntilBell } from './acts';
import { changePage, collectReports, expectFault, letTimePass } from './fault-acts';
import { accounts, password, signIn, signUp } from './people';
import { watchNetworkQuiet } from './quiet-network';

/** Notices of a page: registry, maintenance, session, releases. */

const registryJson = /(<script type="application\/json" id="registry">)(.*?)(<\/script>)/s;
const lastKnown = /dernière version connue/;

test('a page without its registry uses the last known one, and says so; without any, it says that', async ({
  page,
}) => {
  await page.goto('/usersinfo');
  await changePage(page, '**/usersinfo', (html) => html.replace(registryJson, '$1{"schema":$3'));
  await page.goto('/usersinfo');
  await expect(page.getByText(lastKnown)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Suppression des données');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/usersinfo');
  await expectFault(page, /n’a pas pu être assemblé/);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Suppression des données');
});

test('one invalid entry removes its own screens only', async ({ page }) => {
  await signIn(page.request, accounts.member);
  await changePage(page, '**/admin/students', (html) =>
    html.replaceAll('"base":"/remotes/mf_opportunities/', '"base":"https://evil.test/'),
  );
  await page.goto('/admin/students');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Liste des anciens' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Opportunités' })).toHaveCount(0);
});

test('in maintenance the menu and the screen say so, and the slot links elsewhere', async ({
  page,
}) => {
  await signIn(page.request, accounts.member);
  const paused = (html: string) =>
    html.replace(registryJson, (_, start: string, json: string, end: string) => {
      const registry = JSON.parse(json) as { remotes: { name: string; state: string }[] };
      for (const remote of registry.remotes)
        if (remote.name === 'mf_opportunities') remote.state = 'maintenance';
      return start + JSON.stringify(registry).replaceAll('<', '\\u003c') + end;
    });
  await changePage(page, '**/admin/students', paused);
  await page.goto('/admin/students');
  const entry = page.getByRole('link', { name: 'Opportunités' });
  await expect(entry).toContainText('en maintenance');
  await entry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page en maintenance');
  await changePage(page, '**/', paused);
  await page.goto('/');
  await lastPartOfHome(page);
  const section = opportunitiesOf(page);
  await expect(section.getByRole('link', { name: 'Voir plus d’opportunités' })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
});

test('a slot whose remote is down keeps its section, without a gap, and offers a retry', async ({
  page,
}) => {
  const section = opportunitiesOf(page);
  await page.route('**/remotes/mf_opportunities/**', (route) => route.abort());
  await page.goto('/');
  await lastPartOfHome(page);
  const retry = section.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(waitingSlot)).toHaveCount(0);
  await expect(section.getByRole('link', { name: 'Voir plus d’opportunités' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll();
  await retry.click();
  await expect(section.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('a slot whose remote hangs reserves its place for a limited time, and the home stays usable', async ({
  page,
}) => {
  const reports = await collectReports(page);
  await page.clock.install();
  await page.route('**/remotes/mf_opportunities/**', () => new Promise<void>(() => undefined));
  await page.goto('/');
  await expect(page.locator('#ssr')).toHaveCount(0);
  const waiting = page.locator(waitingSlot);
  const asked = page.waitForRequest(/mf_opportunities/);
  await waiting.scrollIntoViewIfNeeded();
  await asked;
  const height = async () => (await waiting.boundingBox())?.height ?? 0;
  expect(await height(), 'that of six cards').toBeGreaterThan(1000);
  await expect(page.getByRole('heading', { name: 'NOS PARTENAIRES' })).toBeVisible();
  await letTimePass(page, waiting, 0);
  await expect(opportunitiesOf(page).getByRole('link').first()).toBeVisible();
  await expect
    .poll(() => reports)
    .toMatchObject([
      { kind: 'timeout', remote: 'mf_opportunities', screen: 'LatestOpportunities' },
    ]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: 'Nos actualités' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos actualités');
});

test('an expired session shows one toast, redirects to the login, and returns to the page', async ({
  page,
  context,
}) => {
  await signIn(page.request, accounts.member);
  await openUntilBell(page, '/admin/opportunities');
  await expect(page.locator('#ssr')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await context.clearCookies();
  await page.getByRole('link', { name: 'Liste des anciens' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fstudents/);
  await expect(page.getByText('Votre connexion a expirée')).toHaveCount(1);
  await page.getByLabel('E-mail').fill(accounts.member);
  await page.getByLabel('Mot de passe', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/admin\/students$/);
});

test('a sign-up typed in part survives the end of the session', async ({ page, context }) => {
  const email = await signUp(page.request);
  await page.goto('/finish-register');
  await page.getByLabel(/^Prénom/).fill('Akouvi Hélène');
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login\?next=%2Ffinish-register/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByLabel(/^Prénom/)).toHaveValue('Akouvi Hélène');
});

test('a dialog whose code fails to load keeps the typed form, is reported, and loads on the next click', async ({
  page,
}) => {
  const reports = await collectReports(page);
  const open = await openInVain(page, '**/remotes/mf_directory/**');
  await expect
    .poll(() => reports)
    .toMatchObject([{ kind: 'network', remote: 'mf_directory', screen: 'EditProfileScreen' }]);
  await page.unrouteAll();
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a dialog whose shared module fails to load keeps the typed form, and loads on the next click', async ({
  page,
}) => {
  const open = await openInVain(page, '**/assets/**');
  await page.unrouteAll();
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** Types into a form, then opens a dialog while these files do not load. */
async function openInVain(page: Page, files: string) {
  await signIn(page.request, accounts.member);
  await page.goto('/admin/user_profil');
  const words = page.getByLabel('Biographie');
  await words.fill('Ce que je tape ne se perd pas.');
  await page.route(files, (route) => route.abort());
  const open = page.getByRole('button', { name: 'Changer le mail' });
  await open.click();
  await expect(page.getByRole('alert').filter({ hasText: 'n’a pas pu s’ouvrir' })).toBeVisible();
  await expect(words).toHaveValue('Ce que je tape ne se perd pas.');
  return open;
}

test('files deleted after a release: the page reloads once, then shows a message', async ({
  page,
}) => {
  await signIn(page.request, accounts.member);
  await page.goto('/admin/opportunities');
  await expect(page.locator('#ssr')).toHaveCount(0);
  await release(page);
  await page.route('**/remotes/mf_directory/**', (route) => route.fulfill({ status: 404 }));
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.getByRole('link', { name: 'Liste des anciens' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'incident' });
  await expect(alert).toContainText('Le site a été mis à jour', { timeout: 30_000 });
  expect(pages).toBe(1);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Actualiser' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('a part deleted with the previous release: keeps the form, and offers a reload without forcing it', async ({
  page,
}) => {
  await signIn(page.request, accounts.member);
  await page.goto('/admin/user_profil');
  const words = page.getByLabel('Biographie');
  await words.fill('Ce que je tape ne se perd pas.');
  await release(page);
  await page.route('**/remotes/mf_directory/**', (route) => route.fulfill({ status: 404 }));
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  const open = page.getByRole('button', { name: 'Changer le mail' });
  await open.click();
  const offer = page.getByRole('status').filter({ hasText: 'Le site a été mis à jour' });
  await expect(offer).toBeVisible();
  // The dialog is closed with this message; until then a second click opens nothing.
  await expect(page.getByText('Cette fenêtre n’a pas pu s’ouvrir')).toBeVisible();
  await expect(words).toHaveValue('Ce que je tape ne se perd pas.');
  expect(pages).toBe(0);
  await offer.getByRole('button', { name: 'Plus tard' }).click();
  await expect(offer).toHaveCount(0);
  await open.click();
  await expect(offer).toBeVisible();
  await page.unrouteAll();
  // The browser asks before leaving unsent text.
  page.on('dialog', (dialog) => dialog.accept());
  await offer.getByRole('button', { name: 'Actualiser' }).click();
  await expect(words).not.toHaveValue('Ce que je tape ne se perd pas.');
  await open.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('announces a new release without interrupting a form, and loads it with the next page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await page.goto('/register');
  await expect(page.locator('#ssr')).toHaveCount(0);
  const notice = page.getByText('Une nouvelle version du site est disponible.');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/registry.json')) asked.push(request.method());
  });
  await release(page);
  await comeBack(page);
  expect(asked, 'not within five minutes').toEqual([]);
  await page.clock.fastForward('05:01');
  const name = page.getByLabel('Nom', { exact: false }).first();
  await name.fill('Ahouansou');
  // Nobody came back: a page left open asks by itself.
  await expect.poll(() => asked).toEqual(['HEAD']);
  await expect(notice).toHaveCount(0);
  await name.fill('');
  await expect(notice).toBeVisible();
  // The end of the form can be scrolled clear of it.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const bar = await notice.boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  await page.getByRole('button', { name: 'Plus tard' }).click();
  await expect(notice).toHaveCount(0);
  const load = page.waitForRequest((request) => request.isNavigationRequest());
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Conditions d’utilisation' }).click();
  await load;
  await expect(page).toHaveURL(/\/terms/);
});

/** The home page's placeholder of opportunities, while they may still load. */
const waitingSlot = 'main > div > div:has([data-waiting])';

const opportunitiesOf = (page: Page) =>
  page.getByRole('region', { name: 'NOS DERNIÈRES OPPORTUNITÉS' });

/** Simulates a newer release. */
async function release(page: Page) {
  await page.route('**/registry.json', (route) =>
    route.fulfill({ headers: { etag: '"another"' }, body: '' }),
  );
}

async function comeBack(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Scrolls to the end of the home page to load lazy content. */
async function lastPartOfHome(page: Page) {
  const quiet = watchNetworkQuiet(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    const left = await page.evaluate(
      () => document.body.scrollHeight - window.innerHeight - window.scrollY,
    );
    expect(left).toBeLessThan(5);
  }).toPass();
  await quiet();
}
