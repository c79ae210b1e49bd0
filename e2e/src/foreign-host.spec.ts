import { expect, test, type Page } from '@playwright/test';
import { buildHost, type HostBuild } from './foreign-host/build-host';
import { neededShares } from './foreign-host/needed-shares';
import { openForeignSite } from './foreign-site';

let shares: Record<string, string> = {};
test.beforeAll(() => {
  shares = neededShares('mf_public', [
    './lifecycles/LatestNewsParcel',
    './lifecycles/ActualitiesScreen',
  ]);
});

const page = (network: string) => `<!doctype html>
  <html lang="fr" data-network="${network}"><head><meta charset="utf-8" /><title>École</title></head>
  <body><h1>Mon école</h1><button id="open">Ouvrir</button><button id="close">Fermer</button>
  <p id="fault" role="alert"></p><div id="news"></div><div id="screen"></div>
  <script src="/host.js"></script></body></html>`;

async function visit(on: Page, network: string, build: HostBuild) {
  const site = await openForeignSite({ '/': { body: page(network) } });
  site.addFiles(await buildHost(build));
  await on.goto(site.origin);
  await on.getByRole('button', { name: 'Ouvrir' }).click();
  return site;
}

test('a host built with Rspack mounts and unmounts a parcel and a screen', async ({
  page: on,
  baseURL: network = '',
}) => {
  const faults: string[] = [];
  const asked: string[] = [];
  on.on('pageerror', ({ message }) => faults.push(message));
  on.on('request', (request) => asked.push(request.url()));
  const site = await visit(on, network, { shares, providesRuntime: true });

  const news = on.locator('#news');
  await expect(news.getByRole('heading', { name: 'Dernières actualités' })).toBeVisible();
  await expect(news.getByRole('listitem')).toHaveCount(3);
  const screen = on.locator('#screen');
  await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const link = screen.getByRole('listitem').first().getByRole('link').first();
  expect(await link.getAttribute('href')).toMatch(new RegExp(`^${network}/actualities/\\d+$`));

  // Only the remote's files come from the network: shared modules are the host's.
  const scripts = asked.filter((url) => url.startsWith(network) && url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  for (const url of scripts) expect(url).toContain('/remotes/mf_public/');

  await on.getByRole('button', { name: 'Fermer' }).click();
  await expect(news).toBeEmpty();
  await expect(screen).toBeEmpty();
  expect(faults).toEqual([]);
  await site.close();
});

test('an error names the shared module that a host does not provide', async ({
  page: on,
  baseURL: network = '',
}) => {
  const { swr: withheld, ...withoutSwr } = shares;
  expect(withheld).toMatch(/^\^\d/);
  const site = await visit(on, network, { shares: withoutSwr, providesRuntime: true });
  await expect(on.locator('#fault')).toContainText("Can not get 'swr'");
  await expect(on.locator('#news')).toBeEmpty();
  await site.close();
});

test('refuses a host that does not provide its runtime', async ({
  page: on,
  baseURL: network = '',
}) => {
  const site = await visit(on, network, { shares, providesRuntime: false });
  await expect(on.locator('#fault')).toContainText('remoteEntry exports');
  await expect(on.locator('#fault')).toContainText('mf_public');
  await expect(on.locator('#news')).toBeEmpty();
  await site.close();
});
