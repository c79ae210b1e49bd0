import { expect, type Locator, type Page } from '@playwright/test';
import { cards } from './acts';
import { sri } from './sri';

/** How tests break a screen, and what people see then. */

/** Three attempts with jitter, or eight seconds. */
const patience = { timeout: 30_000 };

/**
 * The fault is shown in its place, within the layout.
 * @returns the incident code
 */
export async function expectFault(page: Page, text?: RegExp): Promise<string> {
  const alert = page.getByRole('alert').filter({ hasText: 'incident' });
  await expect(alert).toContainText(/incident\s: MF-/, patience);
  if (text) await expect(alert).toContainText(text);
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page est indisponible');
  return alert.locator('code').innerText();
}

/** Another remote's screen works meanwhile; then returns to the broken one. */
export async function othersLive(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Opportunités' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Opportunités (');
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
}

/** 'Réessayer' shows the alumni list and focuses its title. */
export async function retryBringsBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(cards(page).first()).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Liste des anciens');
  await expect(title).toBeFocused();
}

/** Advances the page's fake clock until there are so many attempts. */
export async function letTimePass(page: Page, until: Locator, count = 1): Promise<void> {
  // After the start: otherwise the product's own files would time out.
  await expect(page.locator('#root main')).toBeAttached();
  await expect(async () => {
    await page.clock.fastForward('00:09');
    await expect(until).toHaveCount(count, { timeout: 500 });
  }).toPass();
}

export interface Report {
  incident: string;
  kind: string;
  remote: string;
  version: string;
  screen: string;
  route: string | null;
  message: string;
}

/** Collects fault reports sent by beacon; the server receives them too. */
export async function collectReports(page: Page): Promise<Report[]> {
  const reports: Report[] = [];
  await page.exposeFunction('__onReport', (text: string) => reports.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const onReport = (window as unknown as { __onReport: (text: string) => void }).__onReport;
      if (body instanceof Blob) void body.text().then(onReport);
      return send(url, body);
    };
  });
  return reports;
}

/** Changes the page that the gateway returns for these addresses. */
export async function changePage(
  page: Page,
  address: string,
  change: (html: string) => string,
): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Signed-in pages as they are sent when their first view is late: without view and data. */
export const withoutViews = (page: Page) => changePage(page, '**/admin/**', plain);

const plain = (html: string) =>
  html
    .replace(/<div id="ssr">.*(?=<div id="root">)/s, '')
    .replace(/<script type="application\/json" id="first-data">.*?<\/script>/s, '');

interface Tampering {
  /** Page that loads the file. */
  address: string;
  /** Matches the file's address; of several, the first one changes. */
  file: RegExp;
  change: (script: string) => string;
  /** Integrity in the page: unchanged, of the changed file, or none. */
  integrity: 'kept' | 'matching' | 'off';
}

/** Serves a changed script and counts its requests. */
export async function tamper(page: Page, { address, file, change, integrity }: Tampering) {
  const { path, original, body } = await firstChanged(page, { address, file, change });
  const count = { asked: 0 };
  await page.route(`**${path}*`, async (route) => {
    if (route.request().resourceType() === 'script') count.asked += 1;
    await route.fulfill({ contentType: 'text/javascript; charset=utf-8', body });
  });
  if (integrity === 'matching')
    await changePage(page, `**${address}`, (text) =>
      plain(text).replaceAll(sri(original), sri(body)),
    );
  if (integrity === 'off')
    await changePage(page, `**${address}`, (text) =>
      plain(text)
        .replace(/<script type="application\/json" id="integrity">.*?<\/script>/s, '')
        .replaceAll(/ integrity="[^"]*"/g, ''),
    );
  return count;
}

/** The first script of the page that the change applies to. */
async function firstChanged(
  page: Page,
  { address, file, change }: Pick<Tampering, 'address' | 'file' | 'change'>,
) {
  const html = await (await page.request.get(address)).text();
  const paths = [...html.matchAll(/"(\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  for (const path of paths.filter((one) => file.test(one))) {
    const original = await (await page.request.get(path)).text();
    const body = change(original);
    if (body !== original) return { path, original, body };
  }
  throw new Error(`${address} requests no ${file} with the text to change`);
}
