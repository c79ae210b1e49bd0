import { expect, test, type Page } from '@playwright/test';
import { holdScripts } from './hold-scripts';
import { accounts, password, signIn } from './people';
import { watchNetworkQuiet } from './quiet-network';

/** What the page prefetches, and for whom it does not. */

const intents = {
  async hover(page: Page, name: string) {
    await linkTo(page, name).hover();
  },
  async focus(page: Page, name: string) {
    await linkTo(page, name).focus();
  },
  async touch(page: Page, name: string) {
    await linkTo(page, name).dispatchEvent('touchstart');
  },
};

test('preloads the screen of a hovered, focused or touched link once; a brief hover loads nothing', async ({
  page,
}) => {
  await signIn(page.request, accounts.administrator);
  const asked = remotesAsked(page);
  await page.clock.install();
  await page.goto('/etat');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step('the pointer leaves too early', async () => {
    await intents.hover(page, 'Liste des anciens');
    await page.mouse.move(700, 0);
    await intents.focus(page, 'Liste des anciens');
    await page.getByLabel('Code d’incident').focus();
    await intents.touch(page, 'Liste des anciens');
    await linkTo(page, 'Liste des anciens').dispatchEvent('touchmove');
    await page.clock.runFor(1_000);
  });
  await test.step('data saving is on', async () => {
    await saveData(page, true);
    await intents.hover(page, 'Liste des anciens');
    await page.clock.runFor(1_000);
    await page.mouse.move(700, 0);
    await saveData(page, false);
  });
  for (const [intent, name, remote] of [
    ['hover', 'Opportunités', 'mf_opportunities'],
    ['focus', 'Avantages', 'mf_content_admin'],
    ['touch', 'Liste des anciens', 'mf_directory'],
  ] as const) {
    await test.step(`${intent}, long enough`, async () => {
      expect(asked(), 'what was left before').not.toContain(remote);
      await intents[intent](page, name);
      await page.clock.runFor(100);
      await expect.poll(asked).toContain(remote);
    });
  }
  await page.clock.resume();
  await linkTo(page, 'Liste des anciens').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.files.length).toBe(new Set(asked.files).size);
});

test('prefetches at most two screens of visible links when idle, without running them; none with data saving', async ({
  page,
  context,
}) => {
  const sparing = await context.newPage();
  await saveData(sparing, true);
  for (const one of [sparing, page]) {
    // All its links are visible at once.
    await one.setViewportSize({ width: 1366, height: 6000 });
    await one.goto('/');
    await expect(one.locator('#ssr')).toHaveCount(0);
  }
  await page.bringToFront();
  await expect.poll(async () => (await fetchedAhead(page)).screens.length).toBe(2);
  const { screens, files } = await fetchedAhead(page);
  expect(screens).toContain('./RegisterScreen');
  for (const file of files) await expect(page.locator(`script[src$="${file}"]`)).toHaveCount(0);
  // The pointer rested longer.
  expect((await fetchedAhead(sparing)).files).toEqual([]);

  await page.getByRole('link', { name: 'Rejoindre le réseau' }).first().click();
  await expect(page.getByLabel('Nom', { exact: false }).first()).toBeVisible();
  const sizes = await sizesOfRun(page, files);
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes), 'bytes on the line').toBe(0);
});

test('while a guest types on login, the first signed-in screen comes; with data saving nothing', async ({
  page,
  context,
}) => {
  const sparing = await context.newPage();
  await saveData(sparing, true);
  const kept = remotesAsked(sparing);
  await openForm(sparing, '/login');
  await sparing.getByLabel('E-mail').fill(accounts.member);
  const ahead = remotesAsked(page);
  const quiet = watchNetworkQuiet(page);
  await openForm(page, '/login');
  expect(ahead(), 'before the first key').not.toContain('mf_directory');
  await page.getByLabel('E-mail').fill(accounts.member);
  // The entry, then the screen: between them a slow machine lets the network rest.
  const ofScreen = () => ahead().filter((name) => name === 'mf_directory');
  await expect.poll(() => ofScreen().length).toBeGreaterThan(1);
  await quiet();
  expect(kept(), 'with data saving').not.toContain('mf_directory');

  const bytes = scriptBytes(page);
  await page.getByLabel('Mot de passe', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await bytes(), 'scripts after login').toBeLessThan(40 * 1024);
});

test('while a guest types on the sign-up, its second half comes', async ({ page }) => {
  const quiet = watchNetworkQuiet(page);
  await openForm(page, '/register');
  const ahead = remotesAsked(page);
  await page.getByLabel(/^Nom/).fill('Ahouansou');
  await page.getByLabel(/^Prénom/).fill('Mawuena');
  await page.getByLabel(/^E-mail/).fill(`mawuena-${Date.now()}@alumni.test`);
  await page.getByLabel(/^Mot de passe/).fill(password);
  await page.getByLabel(/^Confirmer/).fill(password);
  await page.getByRole('checkbox').check();
  // Last of what is prepared, after the layout and the theme.
  await expect.poll(ahead).toContain('mf_public');
  await quiet();

  const bytes = scriptBytes(page);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByLabel('Féminin')).toBeVisible();
  expect(await bytes(), 'scripts after the first half').toBeLessThan(40 * 1024);
});

test('a screen of staff asks for its data once, before scripts run', async ({ page }) => {
  await signIn(page.request, accounts.administrator);
  const release = await holdScripts(page);
  const calls: string[] = [];
  page.on('request', (call) => calls.push(new URL(call.url()).pathname));
  await page.goto('/admin/approvals', { waitUntil: 'commit' });
  const approvals = '/api/v2/approvals';
  await expect.poll(() => calls).toContain(approvals);
  release();
  await expect(page.getByRole('heading', { name: /^Inscriptions à approuver/ })).toBeVisible();
  expect(calls.filter((call) => call === approvals)).toHaveLength(1);
});

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#ssr')).toHaveCount(0);
}

/** Compressed bytes of the scripts that come from now on. */
function scriptBytes(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('.js')) return;
    scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(scripts)).reduce((total, size) => total + size, 0);
}

const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name });

/** Remotes whose code was requested since, and the files. */
function remotesAsked(page: Page): (() => string[]) & { files: string[] } {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\/.*\.js/.test(request.url())) files.push(request.url());
  });
  const names = () => files.map((url) => /\/remotes\/(\w+)/.exec(url)?.[1] ?? '');
  return Object.assign(names, { files });
}

async function saveData(page: Page, dataSaverEnabled: boolean): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled });
}

/** Prefetched paths, and the screens that are complete with them. */
async function fetchedAhead(page: Page): Promise<{ files: string[]; screens: string[] }> {
  const links = page.locator('link[rel="prefetch"]');
  const files = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLLinkElement).href).pathname),
  );
  const run = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => new URL((script as HTMLScriptElement).src).pathname));
  const isHere = (file: string) => files.includes(file) || run.includes(file);
  const registry = (await page.locator('#registry').textContent()) ?? '';
  const { remotes } = JSON.parse(registry) as {
    remotes: { base: string; exposes: Record<string, { js: string[] }> }[];
  };
  const screens = remotes.flatMap(({ base, exposes }) =>
    Object.entries(exposes)
      .filter(([, { js }]) => js.some((file) => files.includes(base + file)))
      .filter(([, { js }]) => js.every((file) => isHere(base + file)))
      .map(([name]) => name),
  );
  return { files, screens };
}

/** Bytes of each of these scripts when executed. */
async function sizesOfRun(page: Page, files: string[]): Promise<number[]> {
  return page.evaluate(
    (names) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType }) => initiatorType === 'script')
        .filter(({ name }) => names.includes(new URL(name).pathname))
        .map(({ transferSize }) => transferSize),
    files,
  );
}
