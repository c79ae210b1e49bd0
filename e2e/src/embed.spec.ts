import { expect, test, type Page } from '@playwright/test';
import { enter } from './acts';
import { openForeignSite, samplePage } from './foreign-site';
import { accounts } from './people';

const hostile = `
  * { all: revert; letter-spacing: 0.4em; --ink: red; --text-3: 60px }
  html { font-size: 6px } h2, h3, img, li { display: none !important } a { color: lime !important }`;
const strict = (network: string) =>
  `default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc'; base-uri 'none'; ` +
  `connect-src ${network}; img-src ${network}; font-src ${network}`;

const page = (network: string, head = '', script = '') => `<!doctype html>
  <html lang="fr"><head><meta charset="utf-8" /><title>École</title>${head}</head>
  <body><h1>Mon école</h1><p id="own">Texte de l’école</p>
  <div id="news" data-alumni="dernieres-actualites" data-count="2"></div>
  <div id="jobs" data-alumni="dernieres-opportunites" data-count="-1"></div>
  <script src="${network}/embed.js" ${script} async></script></body></html>`;

let site: Awaited<ReturnType<typeof openForeignSite>>;
test.beforeAll(async ({ baseURL: network = '' }) => {
  site = await openForeignSite({
    '/': { body: page(network, `<style>${hostile}</style>`) },
    '/plain': { body: page(network) },
    '/strict': {
      body: page(network, '', 'nonce="abc"'),
      headers: { 'content-security-policy': strict(network) },
    },
    '/sample': { body: samplePage(network) },
    '/search': {
      body: `<!doctype html><div data-alumni="recherche-annuaire"></div>
        <script src="${network}/embed.js" async></script>`,
    },
  });
});
test.afterAll(() => site.close());

const title = (on: Page, name: string) => on.getByRole('heading', { level: 2, name });

test('both parcels render isolated on a page with hostile styles, and unmount without leftovers', async ({
  page: on,
  baseURL,
}) => {
  const faults = listen(on);
  await on.goto(site.origin);
  await expect(title(on, 'Dernières actualités')).toBeVisible();
  await expect(title(on, 'Dernières opportunités')).toBeVisible();
  const cards = on.locator('#news').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first().locator('img')).toBeVisible();
  const link = cards.first().getByRole('link');
  expect(await link.getAttribute('href')).toMatch(new RegExp(`^${baseURL}/actualities/\\d+$`));
  const size = (what: string) =>
    on
      .locator(what)
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
  expect(await size('#news h3')).toBe('20px');
  expect(await size('#own')).toBe('6px');
  expect(await on.evaluate(() => document.querySelectorAll('head link').length)).toBe(0);
  expect(await on.evaluate(() => document.fonts.size)).toBeGreaterThan(0);

  await on.evaluate(() => document.querySelectorAll('[data-alumni]').forEach((at) => at.remove()));
  await expect.poll(() => on.evaluate(() => document.fonts.size)).toBe(0);
  expect(await on.evaluate(() => document.querySelectorAll('link, style').length)).toBe(1);

  // A container added later is found; its own theme applies.
  await on.evaluate(() => {
    const late = document.createElement('div');
    Object.assign(late.dataset, { alumni: 'dernieres-actualites', count: '1', theme: 'dark' });
    document.body.append(late);
  });
  await expect(on.getByRole('listitem')).toHaveCount(1);
  const ground = () =>
    on.locator('.alumni').evaluate((box) => getComputedStyle(box).backgroundColor);
  const dark = await ground();
  await on.evaluate(() => document.querySelector('[data-alumni]')?.removeAttribute('data-theme'));
  await expect.poll(ground).not.toBe(dark);
  expect(faults).toEqual([]);

  await on.getByRole('link', { name: 'Toutes les actualités' }).click();
  await expect(on).toHaveURL(`${baseURL}/actualities`);
});

test('works on a page whose CSP requires a nonce', async ({ page: on }) => {
  const faults = listen(on);
  await on.goto(`${site.origin}/strict`);
  await expect(title(on, 'Dernières actualités')).toBeVisible();
  await expect(on.locator('#jobs').getByRole('listitem')).toHaveCount(3);
  expect(faults).toEqual([]);
});

test('an unreachable network shows a French text, and a retry recovers', async ({ page: on }) => {
  const errors: string[] = [];
  on.on('pageerror', ({ message }) => errors.push(message));
  await on.route('**/registry.json', (route) => route.abort());
  await on.goto(`${site.origin}/plain`);
  const news = on.locator('#news');
  await expect(news.getByRole('alert')).toContainText(
    'Les actualités du réseau sont momentanément indisponibles.',
  );
  await expect(news.getByRole('link', { name: 'Ouvrir le site du réseau' })).toBeVisible();
  await on.unroute('**/registry.json');
  await news.getByRole('button', { name: 'Réessayer' }).click();
  await expect(title(on, 'Dernières actualités')).toBeVisible();
  await expect(on.locator('#jobs').getByRole('alert')).toBeVisible();
  expect(errors).toEqual([]);
});

for (const tampered of [true, false]) {
  test(`a chunk of a remote ${tampered ? 'with one added byte is refused' : 'passed on unchanged runs'}`, async ({
    page: on,
  }) => {
    await on.route('**/remotes/mf_public/**/c*.js*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      await route.fulfill({ response: answer, body: tampered ? `${body};window.evil=1` : body });
    });
    await on.goto(`${site.origin}/plain`);
    await expect(title(on, 'Dernières opportunités')).toBeVisible();
    const refused = on.locator('#news').getByRole('alert');
    await expect(tampered ? refused : title(on, 'Dernières actualités')).toBeVisible();
    expect(await on.evaluate(() => 'evil' in window)).toBe(false);
  });
}

test('a remote in maintenance says so, and the other still works', async ({ page: on }) => {
  await on.route('**/registry.json', async (route) => {
    const answer = await route.fetch();
    const registry = (await answer.json()) as { remotes: { name: string; state: string }[] };
    for (const remote of registry.remotes) {
      if (remote.name === 'mf_public') remote.state = 'maintenance';
    }
    await route.fulfill({ response: answer, json: registry });
  });
  await on.goto(`${site.origin}/plain`);
  await expect(on.locator('#news').getByRole('alert')).toContainText('sont en maintenance.');
  await expect(title(on, 'Dernières opportunités')).toBeVisible();
});

test('the sample page of the documentation works unchanged', async ({ page: on }) => {
  const faults = listen(on);
  await on.goto(`${site.origin}/sample`);
  await expect(title(on, 'Dernières actualités')).toBeVisible();
  await expect(title(on, 'Dernières opportunités')).toBeVisible();
  await expect(title(on, 'Retrouver un ancien')).toBeVisible();
  const types = on.locator('[data-alumni="avantages-alumni"]').getByRole('heading', { level: 3 });
  await expect(types.first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('a search on a page of another site shows its results after the sign-in', async ({
  page: on,
  baseURL,
}) => {
  await on.goto(`${site.origin}/search`);
  await on.getByRole('searchbox').fill('adjovi');
  await on.getByRole('searchbox').press('Enter');
  await expect(on).toHaveURL(`${baseURL}/login?next=%2Fadmin%2Fstudents%3Fsearch%3Dadjovi`);
  await enter(on, accounts.member);
  await expect(on).toHaveURL(`${baseURL}/admin/students?search=adjovi`);
  await expect(on.getByRole('article').first()).toContainText(/adjovi/i);
});

function listen(on: Page): string[] {
  const faults: string[] = [];
  on.on('pageerror', ({ message }) => faults.push(message));
  on.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}
