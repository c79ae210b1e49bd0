import { expect, type Locator, type Page } from '@playwright/test';
import { cards } from './acts';
import { sri } from './sri';

/** What a person sees of a broken screen, and how the tests break one on purpose. */

/** Three tries with jitter, or eight seconds. */
const patience = { timeout: 60_000 };

/** The fault is told in its place, within the layout; gives the code that is shown. */
export async function expectFault(page: Page, text?: RegExp): Promise<string> {
  const alert = page.getByRole('alert').filter({ hasText: 'incident' });
  await expect(alert).toContainText(/incident : MF-/, patience);
  if (text) await expect(alert).toContainText(text);
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page est indisponible');
  return alert.locator('code').innerText();
}

/** Another team's screen works meanwhile; then back to the broken one. */
export async function othersLive(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Opportunités' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Opportunités (');
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
}

/** 'Réessayer' brings the list of alumni, and the focus to its title. */
export async function retryBringsBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(cards(page).first()).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Liste des anciens');
  await expect(title).toBeFocused();
}

/** Moves the page's clock, which the test installed, on until there are so many: nobody waits for real. */
export async function letTimePass(page: Page, until: Locator, count = 1): Promise<void> {
  // Not before the product has started: its own files would be late.
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

/** Collects what the page reports by beacon, without taking it from the server. */
export async function collectReports(page: Page): Promise<Report[]> {
  const reports: Report[] = [];
  await page.exposeFunction('__onReport', (text: string) => reports.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const told = (window as unknown as { __onReport: (text: string) => void }).__onReport;
      if (body instanceof Blob) void body.text().then(told);
      return send(url, body);
    };
  });
  return reports;
}

/** Changes the page that the gateway answers for these addresses. */
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

interface Tampering {
  /** Page that asks for the file. */
  address: string;
  /** Matches the file's address; of several it is the first that the change is for. */
  file: RegExp;
  change: (script: string) => string;
  /** What the page says of the file's hash: as it was, that of the changed file, or nothing at all. */
  integrity: 'kept' | 'matching' | 'off';
}

/** Serves a changed script; counts how often it is asked for. */
export async function tamper(page: Page, { address, file, change, integrity }: Tampering) {
  const { path, original, body } = await firstChanged(page, { address, file, change });
  const count = { asked: 0 };
  await page.route(`**${path}*`, async (route) => {
    if (route.request().resourceType() === 'script') count.asked += 1;
    await route.fulfill({ contentType: 'text/javascript; charset=utf-8', body });
  });
  if (integrity === 'matching')
    await changePage(page, `**${address}`, (text) => text.replaceAll(sri(original), sri(body)));
  if (integrity === 'off')
    await changePage(page, `**${address}`, (text) =>
      text
        .replace(/<script type="application\/json" id="integrity">.*?<\/script>/s, '')
        .replaceAll(/ integrity="[^"]*"/g, ''),
    );
  return count;
}

/** The first of the page's scripts that the change is for. */
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
  throw new Error(`${address} asks for no ${file} that holds what was to be changed`);
}
