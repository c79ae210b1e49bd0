import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page, type Route } from '@playwright/test';
import { cards, logIn } from './acts';
import { dataDirOf } from './data-dir';
import { accounts, signIn } from './people';

const scripts = '**/remotes/mf_directory/**/*.js*';
/** Three tries with jitter, within eight seconds. */
const patience = { timeout: 30_000 };

/** What may befall a remote's files on the way, one of each family. */
const faults: { name: string; befall: (route: Route) => Promise<void> }[] = [
  {
    name: 'a server that answers 503 in JSON',
    befall: (route) => route.fulfill({ status: 503, json: { message: 'Indisponible' } }),
  },
  {
    name: 'HTML in the place of a script',
    befall: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Oups' }),
  },
  {
    name: 'a script cut short, which its integrity betrays',
    befall: async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      await route.fulfill({ response: answer, body: body.slice(0, body.length / 2) });
    },
  },
  { name: 'a network that drops', befall: (route) => route.abort('connectionreset') },
  { name: 'an answer that never comes', befall: () => new Promise<void>(() => undefined) },
];

for (const { name, befall } of faults) {
  test(`${name}: the screen says so, the others live, a retry brings it back`, async ({ page }) => {
    await signIn(page.request, accounts.member);
    await page.route(scripts, befall);
    await page.goto('/admin/students');
    await expectFault(page);
    await othersLive(page);
    await page.goBack();
    await expectFault(page);
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
}

test('files taken away for real: the same, and no other remote is touched', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const files = join(dataDirOf(port), 'published', 'remotes', 'mf_directory');
  const away = `${files}.away`;
  renameSync(files, away);
  try {
    await signIn(page.request, accounts.member);
    await page.goto('/admin/students');
    await expectFault(page);
    await othersLive(page);
    await page.goBack();
    await expectFault(page);
  } finally {
    renameSync(away, files);
  }
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('without a fault, the same visit shows the screen: the checks above see a difference', async ({
  page,
}) => {
  await logIn(page, accounts.member);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
});

async function expectFault(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(/incident : MF-/, patience);
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
}

async function othersLive(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Opportunités' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Opportunités (');
  await expect(cards(page).first()).toBeVisible();
}
