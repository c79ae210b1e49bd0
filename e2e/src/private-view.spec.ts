import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { holdScripts } from './hold-scripts';
import { accounts, password, post, signIn } from './people';
import { windowOf, type Viewer } from './routes';

const paths = {
  membre: ['/admin/students', '/admin/students/12', '/admin/show_profil', '/admin/opportunities'],
  admin: ['/admin/dashboard', '/admin/actualities'],
} as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the directory is complete: links lead on, and the search leads to its results', async ({
    page,
  }) => {
    await signIn(page.request, accounts.member);
    await page.goto('/admin/students');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Liste des anciens \(/);
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByRole('combobox', { name: 'Recherche' }).fill('mensah');
    await page.getByRole('combobox', { name: 'Recherche' }).press('Enter');
    await expect(page).toHaveURL(/search=mensah/);
    await expect(page.getByRole('article').first()).toContainText(/mensah/i);
    const first = page.getByRole('article').first();
    const name = await first.getByRole('heading').innerText();
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/\/admin\/students\/\d+$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(name.split(/\s/)[0] ?? '');
    await page.getByRole('link', { name: 'Opportunités' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Opportunités/);
  });
});

test('a menu that a member opens too early, on a phone, opens', async ({ page }) => {
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page.request, accounts.member);
  await page.goto('/admin/students', { waitUntil: 'commit' });
  await page.locator('#ssr').getByRole('button', { name: 'Ouvrir le menu' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
  await expect(page.locator('#ssr')).toHaveCount(0);
});

test('two people who ask at once get their own view, which nobody keeps', async ({
  browser,
  baseURL,
}) => {
  const people = [accounts.member, accounts.administrator];
  const windows = await Promise.all(
    people.map(async (email) => {
      const { request } = await browser.newContext({ baseURL });
      await signIn(request, email);
      return request;
    }),
  );
  const rounds = Array.from({ length: 6 }, () => windows).flat();
  const pages = await Promise.all(rounds.map((request) => pageOf(request, '/admin/show_profil')));
  for (const [index, { html, cacheControl }] of pages.entries()) {
    const [own = '', other = ''] = index % 2 === 0 ? people : [...people].reverse();
    expect(html).toContain(own);
    expect(html).not.toContain(other);
    expect(cacheControl).toBe('private, no-store');
  }
  expect(pages.filter(({ html }) => html.includes('id="ssr"')).length).toBeGreaterThan(0);
});

test('nobody gets a view, or data, of a screen that they may not open', async ({
  browser,
  baseURL,
}) => {
  const cases: [Viewer, string][] = [
    ['visiteur', '/admin/students'],
    ['visiteur', '/admin/show_profil'],
    ['membre', '/admin/dashboard'],
    ['membre', '/admin/actualities'],
    ['membre', '/admin/journal'],
  ];
  for (const [viewer, path] of cases) {
    const { request } = await windowOf(browser, viewer, { baseURL });
    const { html } = await pageOf(request, path);
    const isDrawn = html.includes('id="ssr"');
    const own = viewer === 'visiteur' ? [] : [session];
    expect([path, isDrawn, inlinedIn(html)]).toEqual([path, false, own]);
    expect([path, preloadedIn(html)]).toEqual([path, []]);
  }
});

test('a page without a view brings who is signed in, and preloads its data', async ({
  browser,
  baseURL,
}) => {
  const window = await windowOf(browser, 'admin', { baseURL });
  const { html } = await pageOf(window.request, '/admin/journal');
  expect(inlinedIn(html)).toEqual([session]);
  expect(preloadedIn(html)).toEqual(['/api/v2/journal']);
  const page = await window.newPage();
  const calls: string[] = [];
  page.on('request', (call) => calls.push(new URL(call.url()).pathname));
  await page.goto('/admin/journal');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls.filter((call) => call === '/api/v2/journal')).toHaveLength(1);
  expect(calls).not.toContain(session);
});

test('a hostile name is text in the view and in the data', async ({ page }) => {
  const name = '</script><img src=x onerror="document.title=1">"\'';
  const email = `hostile.${Date.now()}@essai.test`;
  await post(page.request, '/auth/register', {
    lastname: name,
    firstname: name,
    email,
    password,
    password_confirmation: password,
    status: 'accepted',
  });
  const { html } = await pageOf(page.request, '/admin/show_profil');
  expect(html).toContain('id="ssr"');
  expect(html).not.toContain('<img src=x');
  await page.goto('/admin/show_profil');
  await expect(page.locator('#ssr')).toHaveCount(0);
  await expect(page.getByText('<img src=x').first()).toBeVisible();
  await expect(page).toHaveTitle(/profil/i);
});

for (const [viewer, drawn] of Object.entries(paths) as [Viewer, readonly string[]][]) {
  test(`a ${viewer} sees the same page before and after the scripts, with one call`, async ({
    browser,
    baseURL,
  }) => {
    for (const viewport of [
      { width: 1366, height: 900 },
      { width: 360, height: 740 },
    ]) {
      const window = await windowOf(browser, viewer, { baseURL, viewport });
      for (const path of drawn) {
        const page = await window.newPage();
        const faults: string[] = [];
        const calls: string[] = [];
        page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
        page.on('request', (call) => calls.push(new URL(call.url()).pathname));
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('#ssr h1')).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const before = await places(page);
        release();
        await expect(page.locator('#ssr')).toHaveCount(0);
        expect(await places(page), `${path} at ${viewport.width}`).toEqual(before);
        expect(calls.filter(isOfView)).toEqual([]);
        expect(faults).toEqual([]);
        await page.close();
      }
      await window.close();
    }
  });
}

/** The bell, and the charts that come when they are near, call for themselves. */
const isOfView = (call: string) =>
  /^\/api\/(?!users\/notifications|v2\/dashboard\/trends)/.test(call);

async function pageOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  return { html: await answer.text(), cacheControl: answer.headers()['cache-control'] };
}

/** Tops of what a person reads first, in pixels, as they are in a frame that was drawn. */
function places(page: Page): Promise<[string, number][]> {
  return page.evaluate(async () => {
    // The browser lays out a new card with `content-visibility` when it draws the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const main = document.querySelector('main');
    return [...(main?.querySelectorAll('h1, h2, article, [role="row"]') ?? [])]
      .slice(0, 40)
      .map((element): [string, number] => [
        element.textContent ?? '',
        Math.round(element.getBoundingClientRect().top),
      ]);
  });
}

/** Addresses of the data that the page preloads. */
function preloadedIn(html: string): string[] {
  const found = html.matchAll(/rel="preload" as="fetch" href="([^"]+)"/g);
  return [...found].flatMap(([, address]) => address ?? []);
}

/** Addresses of the API whose answers the page contains. */
function inlinedIn(html: string): string[] {
  const inlined = /id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { data = {} } = JSON.parse(inlined) as { data?: Record<string, unknown> };
  return Object.keys(data).filter((address) => address.startsWith('/api/'));
}

const session = '/api/users/current';
