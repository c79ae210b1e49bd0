import { expect, test, type Page } from '@playwright/test';
import { dataDirOf } from './data-dir';
import { drawnPages, loosely } from './drawn-pages';
import { holdScripts } from './hold-scripts';
import { accounts, password, signIn } from './people';
import { watchNetworkQuiet } from './quiet-network';
import { publishSecond } from './second-version';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each page with a first view is complete, and has a picture for sharing', async ({
    page,
  }) => {
    for (const { path, heading, title } of Object.values(await drawnPages(page.request))) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(loosely(heading));
      expect(await page.title()).toMatch(loosely(title));
      const content = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
      expect((await content('description'))?.length).toBeGreaterThan(20);
      const picture = await page.request.get((await content('og:image')) ?? '');
      expect(picture.headers()['content-type']).toMatch(/^image\/(png|webp|jpeg)$/);
      expect((await picture.body()).length).toBeLessThan(600_000);
      expect(await page.locator('[style]').count()).toBe(0);
    }
    await page.goto('/');
    const latest = page.getByRole('region', { name: 'NOS DERNIÈRES OPPORTUNITÉS' });
    await expect(latest.getByRole('listitem').getByRole('link').first()).toBeVisible();
    await page.getByRole('link', { name: 'Nos actualités' }).first().click();
    await expect(page).toHaveURL(/\/actualities$/);
    await firstCard(page).click();
    await expect(page).toHaveURL(/\/actualities\/\d+$/);
    await page.goto('/nos_opportunites?type=STAGE');
    await firstCard(page).click();
    await expect(page).toHaveURL(/\/opportunity_details\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Comment postuler' })).toBeVisible();
  });

  test('a form sends nothing by itself, so that no password gets into an address', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.goto('/login');
    page.on('request', (request) => asked.push(request.url()));
    await typeLogin(page);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(asked).toEqual([]);
  });
});

test('hydrates without layout shift, duplicate requests or CSP violations', async ({ page }) => {
  const faults = consoleErrors(page);
  await recordShifts(page);
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const { path } of Object.values(await drawnPages(page.request))) {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const quiet = watchNetworkQuiet(page);
      await page.goto(path);
      await expect(page.locator('#ssr')).toHaveCount(0);
      await quiet();
      expect(await shiftOf(page), `${path} at ${viewport.width}`).toBeLessThanOrEqual(0.005);
      expect(asked.filter((url, at) => asked.indexOf(url) !== at)).toEqual([]);
      expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
      page.removeAllListeners('request');
    }
  }
  expect(faults).toEqual([]);
});

test('lays out late what is below the window, except where the page must scroll at once', async ({
  page,
}) => {
  const lowest = page.getByRole('region', { name: 'Nos partenaires' });
  const laidOut = () =>
    lowest.evaluate((band) =>
      band.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }),
    );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.locator('#ssr')).toHaveCount(0);
  await expect.poll(laidOut).toBe(false);
  await lowest.scrollIntoViewIfNeeded();
  await expect.poll(laidOut).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));

  await page.getByRole('link', { name: 'Nos actualités' }).first().click();
  await expect(page).toHaveURL(/\/actualities$/);
  await page.goBack();
  await expect.poll(laidOut).toBe(true);
  await page.reload();
  await expect(page.locator('#ssr')).toHaveCount(0);
  expect(await laidOut()).toBe(true);
});

test('lays out the cards of a list when they come near, and nothing moves', async ({ page }) => {
  await recordShifts(page);
  await signIn(page.context().request, accounts.member);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['/actualities', '/admin/students', '/admin/opportunities']) {
    const last = page.locator('main ul > li:has(h2)').last();
    const laidOut = () =>
      last.evaluate((card) =>
        card.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }),
      );
    await page.goto(address);
    await expect(page.locator('#ssr')).toHaveCount(0);
    await expect.poll(laidOut, address).toBe(false);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 500);
        return laidOut();
      }, address)
      .toBe(true);
    expect(await shiftOf(page), address).toBeLessThan(0.01);
  }
});

test('builds a member’s page behind the server’s view in several commits', async ({ page }) => {
  await page.addInitScript(recordCommits);
  await signIn(page.context().request, accounts.member);
  for (const address of ['/admin/students', '/admin/opportunities']) {
    await page.goto(address);
    await expect(page.locator('#ssr')).toHaveCount(0);
    const commits = await page.evaluate(() => (window as unknown as Recorded).commits);
    // Each part first appears in a commit of its own.
    expect(commits, address).toEqual(['header', 'header h1', 'header h1 li>h2']);
  }
});

interface Recorded {
  commits: string[];
}

/** Records which parts the page's own view has, after each commit that brought another one. */
function recordCommits() {
  const commits: string[] = [];
  (window as unknown as Recorded).commits = commits;
  const parts = { header: 'header', h1: 'main h1', 'li>h2': 'main li h2' };
  const record = () => {
    const root = document.getElementById('root');
    const found = Object.entries(parts).filter(([, part]) => root?.querySelector(part));
    const names = found.map(([name]) => name).join(' ');
    if (names && commits.at(-1) !== names) commits.push(names);
  };
  new MutationObserver(record).observe(document, { childList: true, subtree: true });
}

test('a phone shows login and sign-up without the menu, and nothing overflows', async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/terms');
    const header = page.getByRole('banner');
    for (const name of [/^S.inscrire$/, 'Se Connecter', 'Ouvrir le menu']) {
      const control = header.getByRole('link', { name }).or(header.getByRole('button', { name }));
      await expect(control.filter({ visible: true })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect((await header.boundingBox())?.height, `at ${width}`).toBeLessThan(90);
  }
});

test('a member gets their own header in the same page, without a flash of the guest’s', async ({
  page,
}) => {
  const faults = consoleErrors(page);
  await recordShifts(page);
  const forGuests = await recordLinks(page, [
    'S’inscrire',
    'S’inscrire',
    'Se Connecter',
    'Rejoindre le réseau',
  ]);
  const { home, news } = await drawnPages(page.request);
  await page.goto(home.path);
  await expect(page.locator('#ssr')).toHaveCount(0);
  expect(await forGuests(), 'a guest sees them').not.toEqual([]);
  await signIn(page.request, accounts.member);
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const { path, heading } of [home, news]) {
      const quiet = watchNetworkQuiet(page);
      await page.goto(path);
      await expect(page.locator('#ssr')).toHaveCount(0);
      await expect(
        page.getByRole('link', { name: 'Mon compte', includeHidden: true }).first(),
      ).toBeAttached();
      await quiet();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(loosely(heading));
      expect(await forGuests()).toEqual([]);
      expect(await shiftOf(page), `${path} at ${viewport.width}`).toBeLessThan(0.02);
    }
  }
  expect(faults).toEqual([]);
});

/** With reduced motion, the home page's slides wait for a press. */
const moveSlides = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' });

test('a module that hangs on the server costs its page the first view only', async ({
  browser,
  page,
  baseURL,
}) => {
  const version = await publishSecond(
    page.request,
    dataDirOf(new URL(baseURL ?? '').port),
    'mf-public',
    {
      file: ({ prerender }) => prerender.HomeFirstView ?? '',
      to: (script) => `for(;;);/* ${Date.now()} */${script}`,
    },
  );
  // A canary for staff only: other tests are not affected.
  await signIn(page.request, accounts.administrator);
  await moveSlides(page);
  const hanging = page.goto(`/?mf-pin=mf_public@${version}`);
  const guest = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await guest.goto('/');
  await expect(guest.locator('#ssr').getByRole('heading', { level: 1 })).toBeVisible();
  await guest.close();
  const answer = await hanging;
  expect(answer?.status()).toBe(200);
  const html = await answer?.text();
  expect(html).toContain(`/remotes/mf_public/${version}/`);
  expect(html).not.toContain('id="ssr"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le réseau des anciens');
  await expect(page.getByRole('button', { name: /en pause/ }).first()).toBeVisible();
});

test('keeps focus and scroll position, and replays a button pressed too early', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await moveSlides(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/', { waitUntil: 'commit' });
  const pause = page
    .locator('#ssr')
    .getByRole('button', { name: /en pause/ })
    .first();
  await pause.click();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(pause).toBeFocused();
  release();
  await expect(page.locator('#ssr')).toHaveCount(0);
  const button = page.getByRole('button', { name: /Reprendre le défilement/ }).first();
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('with reduced motion, a pause pressed too early does not start the slides', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const early = page.locator('#ssr').getByRole('button', { name: /en pause/ });
  await early.first().click();
  release();
  await expect(page.locator('#ssr')).toHaveCount(0);
  const button = page.getByRole('button', { name: /Reprendre le défilement/ }).first();
  await expect(button).toBeFocused();
});

test('a press that is held while the page takes over is a click on it', async ({ page }) => {
  const release = await holdScripts(page);
  const quiet = watchNetworkQuiet(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page
    .locator('#ssr')
    .getByRole('button', { name: /en pause/ })
    .first()
    .hover();
  await page.mouse.down();
  release();
  await expect(page.locator('#root h1')).toBeAttached();
  await quiet();
  await page.mouse.up();
  await expect(page.locator('#ssr')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Reprendre le défilement/ }).first()).toBeVisible();
});

test('a login submitted before the scripts are loaded is completed afterwards', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('#ssr').getByRole('heading', { level: 1 })).toBeVisible();
  await typeLogin(page);
  await expect(page).toHaveURL(/\/login$/);
  release();
  await page.waitForURL(/\/admin\//);
});

test('keeps text typed and boxes checked before the scripts are loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel(/^Nom/).fill('Ahouansou');
  await page.getByLabel(/conditions d’utilisation/).check();
  release();
  await expect(page.locator('#ssr')).toHaveCount(0);
  await expect(page.getByLabel(/^Nom/)).toHaveValue('Ahouansou');
  await expect(page.getByLabel(/conditions d’utilisation/)).toBeChecked();
  await expect(page.getByText('Acceptez les conditions')).toHaveCount(0);
});

test('a remote that fails to load leaves the first view, with a message and a retry', async ({
  page,
}) => {
  await page.route('**/remotes/mf_public/**/*.js', (route) => route.abort('connectionreset'));
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText(/incident/i, { timeout: 30_000 });
  await expect(page.locator('#ssr').getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/remotes/mf_public/**/*.js');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('#ssr')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('unknown pages say so, with status 404', async ({ page }) => {
  const answer = await page.goto('/actualities/999999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('n’existe pas ou n’est plus publiée')).toBeVisible();
});

/** Whether this element shows the first item; a list with filters counts too. */
const firstCard = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .getByRole('link')
    .first();

const viewports = [
  { width: 360, height: 740 },
  { width: 1366, height: 900 },
];

/** Types credentials and presses Enter. */
async function typeLogin(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Connexion' });
  await form.getByLabel('E-mail').fill(accounts.member);
  const secret = form.getByLabel('Mot de passe').first();
  await secret.fill(password);
  await secret.press('Enter');
}

/** Console errors of the page. */
function consoleErrors(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shift since the page loaded. */
async function shiftOf(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((all, value) => all + value, 0);
}

/**
 * Records in each frame which of these links are visible.
 * @returns those of the current page
 */
async function recordLinks(page: Page, names: string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((wanted) => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const link of document.querySelectorAll('a')) {
        const text = link.textContent.trim();
        if (wanted.includes(text) && link.checkVisibility()) seen.add(text);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, names);
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}
