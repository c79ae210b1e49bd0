import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page, type Route } from '@playwright/test';
import { cards } from './acts';
import {
  collectReports,
  expectFault,
  letTimePass,
  othersLive,
  retryBringsBack,
  tamper,
  withoutViews,
} from './fault-acts';
import { accounts, signIn } from './people';
import { root } from './routes';

/**
 * Failures while loading a remote. The other rows of the table: notices.spec.ts,
 * taken-away.spec.ts.
 */

const list = '/admin/students';
const scripts = '**/remotes/mf_directory/**/*.js*';
const entry = /mf_directory\/.*remoteEntry\.js/;

test.beforeEach(async ({ page }) => {
  await signIn(page.request, accounts.member);
  // With a first view: drawn-faults.spec.ts.
  await withoutViews(page);
});

const missing: { name: string; fail: (route: Route) => Promise<void> }[] = [
  {
    name: 'a connection that drops',
    fail: (route) => route.abort('connectionreset'),
  },
  {
    name: 'a server that answers 503 in JSON',
    fail: (route) => route.fulfill({ status: 503, json: { message: 'Indisponible' } }),
  },
  {
    name: 'HTML in the place of a script',
    fail: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Oups' }),
  },
  {
    name: 'HTML in the place of the entry alone',
    fail: (route) =>
      entry.test(route.request().url())
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Oups' })
        : route.continue(),
  },
];

test('missing files show a message in their place, and a retry loads them', async ({ context }) => {
  // In parallel: each waits for three attempts.
  await Promise.all(
    missing.map(({ name, fail }) =>
      test.step(name, async () => {
        const page = await context.newPage();
        await withoutViews(page);
        await failAndRetry(page, fail, 'network');
      }),
    ),
  );
});

// Alone: every attempt reads the script, and beside other pages three of them took over 8 s.
test('a truncated script is detected by its integrity, and a retry loads it', async ({ page }) => {
  const truncate = async (route: Route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: body.slice(0, body.length / 2),
    });
  };
  await failAndRetry(page, truncate, 'integrity', /abîmé ou modifié/);
});

async function failAndRetry(
  page: Page,
  fail: (route: Route) => Promise<void>,
  kind: string,
  text?: RegExp,
): Promise<void> {
  const reports = await collectReports(page);
  await page.route(scripts, fail);
  await page.goto(list);
  const incident = await expectFault(page, text);
  await expect
    .poll(() => reports)
    .toMatchObject([{ incident, kind, remote: 'mf_directory', route: 'liste_ancien' }]);
  await page.unroute(scripts);
  await page.bringToFront();
  await retryBringsBack(page);
}

test('a request without an answer: a text after 3 s, the failure after 8 s, a late answer does no harm', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route(scripts, async (route) => void held.push(route));
  // Requested before the load event.
  await page.goto(list, { waitUntil: 'commit' });
  await expect(page.getByText('Le chargement prend plus de temps')).toBeVisible();
  await expectFault(page, /met trop de temps/);
  await page.unroute(scripts);
  for (const route of held) await route.continue().catch(() => undefined);
  await othersLive(page);
  await expect(cards(page).first()).toBeVisible();
});

test('a chunk or style sheet without an answer does not delay the retry', async ({ page }) => {
  const files = /mf_directory\/.*[/.]c\d+\.(js|css)/;
  await page.goto('/admin/opportunities');
  await page.route(files, () => new Promise<void>(() => undefined));
  await page.getByRole('link', { name: 'Liste des anciens' }).click();
  await expectFault(page, /met trop de temps/);
  await page.unroute(files);
  await retryBringsBack(page);
});

test('a changed script is refused; without its integrity it would have run', async ({ page }) => {
  const file = /mf_directory\/.*\/c\d+\.js/;
  const change = (script: string) => `window.tampered=true;${script}`;
  await tamper(page, { address: list, file, change, integrity: 'kept' });
  await page.goto(list);
  await expectFault(page, /abîmé ou modifié/);
  expect(await page.evaluate('window.tampered')).toBeUndefined();
  await page.unrouteAll();
  await retryBringsBack(page);

  await tamper(page, { address: list, file, change, integrity: 'off' });
  await page.goto(list);
  await expect(cards(page).first()).toBeVisible();
  expect(await page.evaluate('window.tampered')).toBe(true);
});

test('a changed chunk of the shell is refused by the hash in its entry; without integrity it would have run', async ({
  page,
}) => {
  const file = /\/assets\/c\d+\.\w+\.js/;
  const change = (script: string) => `window.tampered=true;${script}`;
  await tamper(page, { address: '/contact', file, change, integrity: 'kept' });
  await page.goto('/contact');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(await page.evaluate('window.tampered')).toBeUndefined();
  await page.unrouteAll();

  await tamper(page, { address: '/contact', file, change, integrity: 'off' });
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeVisible();
  expect(await page.evaluate('window.tampered')).toBe(true);
});

const wrongReleases = [
  {
    name: 'a screen that the release does not expose',
    change: (script: string) => script.replace('"./AlumniListScreen"', '"./AutreScreen"'),
    text: /n’existe pas dans la version en ligne/,
  },
  {
    name: 'a shared module in another version than the shell has',
    change: (script: string) => script.replaceAll('"react",!1,[1,19,', '"react",!1,[1,18,'),
    text: /n’est pas compatible avec la version en ligne/,
  },
  {
    name: 'a shared module that the shell does not have',
    change: (script: string) => script.replaceAll('"default","react",', '"default","preact",'),
    text: /n’est pas compatible avec la version en ligne/,
  },
];

for (const { name, change, text } of wrongReleases) {
  test(`${name}: shows the failure at once, without another attempt`, async ({ page }) => {
    const count = await tamper(page, { address: list, file: entry, change, integrity: 'matching' });
    await page.goto(list);
    await expectFault(page, text);
    expect(count.asked).toBe(1);
    await othersLive(page);
    await expectFault(page, text);
  });
}

test('a shared module that does not arrive shows a message, and a retry loads it', async ({
  page,
}) => {
  const module = fileOfShare('@alumni/shared-ui/list');
  let asked = 0;
  await page.route(module, (route) => {
    asked += 1;
    return route.abort('connectionreset');
  });
  await page.goto(list);
  await expectFault(page, /n’a pas pu être chargée/);
  expect(asked).toBeGreaterThanOrEqual(3);
  await page.unroute(module);
  await retryBringsBack(page);
});

test('a component that the shell does not have comes from the remote’s own copy, with the shell’s settings', async ({
  page,
}) => {
  const address = '/admin/my-data';
  let copies = '';
  const change = (script: string) =>
    script.replace(
      /"default","(antd\/es\/button)"(.*?)\.e\((\d+)\)/,
      (_, key: string, between: string, chunk: string) => {
        copies = chunk;
        return `"default","${key}-absent"${between}.e(${chunk})`;
      },
    );
  await tamper(page, { address, file: entry, change, integrity: 'matching' });
  await page.route('**/data/copies', (route) =>
    route.request().method() === 'POST' ? new Promise<void>(() => undefined) : route.continue(),
  );
  const own = page.waitForRequest((request) => request.url().endsWith(`/c${copies}.js`));
  await page.goto(address);
  await own;
  await page.getByRole('button', { name: 'Recevoir par e-mail' }).click();
  // antd's own icon of a busy button has an English name: the context of the shell replaces it.
  const busy = page
    .getByRole('button', { name: 'Recevoir par e-mail' })
    .locator('.anticon-loading');
  await expect(busy).toHaveAttribute('aria-hidden', 'true');
});

test('a missing or hanging antd theme, which the layout needs, shows a message in place of the page; a retry renders it', async ({
  page,
}) => {
  await signIn(page.request, accounts.administrator);
  const reports = await collectReports(page);
  const theme = fileOfShare('@alumni/shared-ui/antd-theme');
  await page.clock.install();
  await page.route(theme, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/admin/dashboard');
  const incident = await expectFault(page, /n’a pas pu être chargée/);
  await expect.poll(() => reports).toMatchObject([{ incident, kind: 'network' }]);
  await page.unroute(theme);
  await retryDrawsCounters(page);

  await page.route(theme, () => new Promise<void>(() => undefined));
  await page.goto('/admin/dashboard', { waitUntil: 'commit' });
  await letTimePass(page, page.getByText('met trop de temps'));
  await page.unroute(theme);
  await retryDrawsCounters(page);
});

test('the retry of a screen that throws during render refetches the data', async ({ page }) => {
  const reports = await collectReports(page);
  const data = '**/api/users/students/list*';
  await page.route(data, (route) => route.fulfill({ json: { data: [null], total: 1 } }));
  await page.goto(list);
  const incident = await expectFault(page, /Une erreur s’est produite/);
  await expect
    .poll(() => reports)
    .toMatchObject([{ incident, kind: 'crash', screen: 'AlumniListScreen' }]);
  expect(reports[0]?.message).not.toMatch(/\/api\//);
  await othersLive(page);
  await expectFault(page);
  await page.unroute(data);
  await retryBringsBack(page);
});

test('a handler that throws breaks nothing, and is reported to staff', async ({ page }) => {
  const reports = await collectReports(page);
  await tamper(page, {
    address: list,
    file: /mf_directory\/.*\/c\d+\.js/,
    change: (script) =>
      script.replace(
        /onClick:(?=\(\)=>\w+\("search"\))/,
        'onClick(){throw new TypeError("boom")},was:',
      ),
    integrity: 'off',
  });
  await page.goto(list);
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Recherche avancée' }).click();
  await expect
    .poll(() => reports)
    .toMatchObject([{ kind: 'crash', remote: 'mf_directory', screen: 'AlumniListScreen' }]);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('incident')).toHaveCount(0);
  await othersLive(page);
  await expect(cards(page).first()).toBeVisible();

  await signIn(page.request, accounts.accountant);
  await page.goto('/etat');
  const faults = page.getByRole('region', { name: 'Pannes signalées' });
  await faults.getByText('Détails techniques, panne par panne').click();
  const listed = faults.getByRole('listitem');
  const one = listed.filter({ hasText: reports[0]?.incident ?? '' });
  await expect(one).toContainText('AlumniListScreen de mf_directory');
  await expect(one).toContainText('TypeError: boom');
});

test('a screen that throws in an effect leaves the rest of the page working', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = window.IntersectionObserver;
    window.IntersectionObserver = class extends Real {
      constructor(listener: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        // Requests of the home page; the shell has others.
        if (options?.rootMargin === '400px') throw new Error('effect');
        super(listener, options);
      }
    };
  });
  await page.goto('/');
  await expectFault(page, /Une erreur s’est produite/);
  await page.getByRole('link', { name: 'Conditions d’utilisation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/indisponible/);
});

test('without a fault, the same visit shows the screen: the checks above can fail', async ({
  page,
}) => {
  const reports = await collectReports(page);
  await page.goto(list);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
  expect(reports).toEqual([]);
});

async function retryDrawsCounters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tableau de board');
  await expect(page.getByRole('list', { name: 'Statistiques des inscriptions' })).toBeVisible();
}

/** Address of the shell's chunk of a share that its start does not load. */
function fileOfShare(key: string): string {
  const { shares, chunks } = JSON.parse(
    readFileSync(join(root, 'shell', 'dist', 'release.json'), 'utf8'),
  ) as Record<'shares' | 'chunks', Record<string, { js: string[] }>>;
  const early = chunks.bootstrap?.js ?? [];
  const file = shares[key]?.js.find((name) => !early.includes(name));
  if (!file) throw new Error(`${key} has no separate chunk`);
  return `**/assets/${file}*`;
}
