import type { Registry } from '@alumni/shared-contract';
import { expect, test, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { enter } from './acts';
import { buildSite, type Bundler } from './foreign-hosts/build-site';
import { openForeignSite } from './foreign-site';
import { accounts, signIn, signUp } from './people';

/**
 * Sites of other teams, made with three bundlers and the federation plugins as published, that show
 * parcels and screens of remotes from their stable addresses (decision 53).
 */

interface Manifest {
  exposes: unknown[];
  metaData: { remoteEntry: { name: string }; types: { zip: string; api: string } };
}

interface Visited {
  faults: string[];
  /** Scripts from the network. */
  scripts: string[];
  dir: string;
  close: () => Promise<void>;
}

async function visit(page: Page, network: string, bundler: Bundler): Promise<Visited> {
  const { dir, files } = await buildSite(bundler, network);
  const site = await openForeignSite({});
  site.addFiles(files);
  const faults: string[] = [];
  const scripts: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(network) && url.endsWith('.js')) scripts.push(url.slice(network.length));
  });
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  return { faults, scripts, dir, close: site.close };
}

/** Both are drawn with our styles, lead to the network, and leave nothing behind. */
async function expectShown(page: Page, network: string): Promise<void> {
  const news = page.locator('#news');
  await expect(news.getByRole('heading', { name: 'Dernières actualités' })).toBeVisible();
  await expect(news.getByRole('listitem')).toHaveCount(2);
  const screen = page.locator('#screen');
  await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const item = screen.getByRole('listitem').first();
  const href = await item.getByRole('link').first().getAttribute('href');
  expect(href).toMatch(new RegExp(`^${network}/actualities/\\d+$`));
  await expect(item).toHaveCSS('list-style-type', 'none');
  await expect(page).toHaveTitle('École');
  // The styles of the page and ours do not meet.
  await expect(page.locator('h1').first()).toHaveCSS('font-family', /times|serif/i);
  await expect(screen.getByRole('heading', { level: 1 })).toHaveCSS(
    'font-family',
    /Alumni Display/,
  );
}

async function expectClosed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fermer' }).click();
  for (const place of ['#news', '#screen']) {
    await expect(page.locator(place).getByRole('heading')).toHaveCount(0);
  }
}

test('a site without a framework, built with webpack: types, parcel and screen', async ({
  page,
  playwright,
  baseURL: network = '',
}) => {
  const stranger = await playwright.request.newContext({ baseURL: network });
  const email = await signUp(stranger);
  await stranger.dispose();
  const { faults, scripts, dir, close } = await visit(page, network, 'webpack');
  await expectShown(page, network);
  // It has no React: the entry brings its own.
  expect(await reactFrom(page, scripts)).not.toEqual([]);
  for (const url of scripts) expect(url).toMatch(/^\/remotes\/mf_public\/[^/]+\/standard\//);
  await expectClosed(page);

  // The network does not answer: the site shows the error, nothing is left, and the next attempt works.
  await page.reload();
  await page.route('**/registry.json', (route) => route.abort());
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page.locator('#news').getByRole('heading')).toHaveCount(0);
  await page.unroute('**/registry.json');
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expectShown(page, network);

  // A screen behind the sign-in opens in the network, at its address.
  const card = page.getByRole('region', { name: 'Compléter mes informations' });
  await expect(card).toContainText('après connexion');
  await card.getByRole('link', { name: 'Ouvrir dans le réseau' }).click();
  await expect(page).toHaveURL(`${network}/login?next=%2Ffinish-register`);
  await enter(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compléter mes informations');
  expect(faults).toEqual([]);
  await close();

  expect(checkTypes(dir)).toBe('');
  appendFileSync(join(dir, 'site.ts'), "void news.mount({ path: '/' });\n");
  appendFileSync(
    join(dir, 'site.ts'),
    "void news.mount({ domElement: document.body, count: 'two' });\n",
  );
  const faultsOfTypes = checkTypes(dir);
  expect(faultsOfTypes).toContain("Property 'domElement' is missing");
  expect(faultsOfTypes).toContain("Type 'string' is not assignable to type 'number'");
});

test('a site in React, built with Rspack, lends its React', async ({
  page,
  baseURL: network = '',
}) => {
  const { faults, scripts, close } = await visit(page, network, 'rspack');
  await expectShown(page, network);
  await expectClosed(page);
  expect(faults).toEqual([]);
  expect(await reactFrom(page, scripts)).toEqual([]);
  await close();
});

test('a site in React, built with Vite, shows screens as components', async ({
  page,
  baseURL: network = '',
}) => {
  const { faults, close } = await visit(page, network, 'vite');
  await expectShown(page, network);
  await expectClosed(page);
  // Left before it is drawn, then opened again.
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expectShown(page, network);
  expect(faults).toEqual([]);
  await close();
});

test('each remote has a standard entry, with its manifest and types', async ({ request }) => {
  const registry = (await (await request.get('/registry.json')).json()) as Registry;
  expect(registry.remotes.length).toBeGreaterThan(3);
  for (const { name, base } of registry.remotes) {
    const address = `/remotes/${name}/live/mf-manifest.json`;
    const manifest = (await (await request.get(address)).json()) as Manifest;
    expect(manifest.exposes.length, name).toBeGreaterThan(0);
    const { remoteEntry, types } = manifest.metaData;
    for (const file of [remoteEntry.name, types.zip, types.api])
      expect((await request.get(`${base}standard/${file}`)).status(), file).toBe(200);
  }
});

test('visitors of the network load none of it', async ({ page, context }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/actualities']) {
    await page.goto(path);
    await expect(page.locator('#ssr')).toHaveCount(0);
    expect(await page.content()).not.toContain('standard/');
  }
  await signIn(context.request, accounts.member);
  await page.goto('/admin/students');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.filter((url) => url.includes('/remotes/')).length).toBeGreaterThan(3);
  expect(asked.filter((url) => url.includes('/standard/'))).toEqual([]);
});

const tsc = fileURLToPath(import.meta.resolve('typescript/bin/tsc'));

/** The plugin has put the remote's types into `@mf-types`. @returns the errors */
function checkTypes(dir: string): string {
  try {
    execFileSync(process.execPath, [tsc, '-p', dir], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** Scripts from the network with a copy of react-dom. */
async function reactFrom(page: Page, scripts: string[]): Promise<string[]> {
  const isCopy = async (path: string) => {
    const answer = await page.request.get(path);
    return (await answer.text()).includes('Minified React error');
  };
  const found = await Promise.all(scripts.map(isCopy));
  return scripts.filter((_, index) => found[index]);
}
