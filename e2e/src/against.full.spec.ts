import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { logIn } from './acts';
import { develop } from './develop';
import { accounts } from './people';
import { root } from './routes';

const screen = join(root, 'mf-directory/src/screens/own-profile/OwnProfileScreen.tsx');
const title = 'title="Mon profil"';

test('runs one local remote in front of a deployed shell', async ({ browser, baseURL }) => {
  // Webpack builds a remote first, while other tests run.
  test.setTimeout(300_000);
  const { host, port } = new URL(baseURL!);
  const here = `http://localhost:${Number(port) + 4}`;
  const source = readFileSync(screen, 'utf8');
  expect(source).toContain(title);
  const page = await browser.newPage({ baseURL: here, locale: 'fr-FR' });
  const command = develop(['mf-directory', '--against', baseURL!], new URL(here).port);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|integrity/i.test(message.text())) violations.push(message.text());
  });
  try {
    await command.says(here);

    await test.step('the whole product works, including sign-in', async () => {
      await logIn(page, accounts.member);
      await page.goto('/admin/show_profil');
      await expect(page.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible();
      const banner = `Développement : mf-directory vient de cette machine, le reste de ${host}.`;
      await expect(page.getByText(banner)).toBeVisible();
    });

    await test.step('shows a changed sentence, and builds nothing else', async () => {
      writeFileSync(screen, source.replace(title, 'title="Mon profil, à l’essai"'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon profil, à l’essai');
    });

    await test.step('a write by the signed-in person reaches the deployed API', async () => {
      await page.goto('/admin/user_profil');
      await page.getByLabel('Biographie').fill('Écrit à travers la machine de développement.');
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByText('Écrit à travers la machine')).toBeVisible();
    });

    await test.step('the first view of the deployed version is not shown', async () => {
      const drawn = async (url: string) => (await page.request.get(url)).text();
      expect(await drawn(baseURL!)).toContain('id="ssr"');
      expect(await drawn(here)).not.toContain('id="ssr"');
    });

    await test.step('the banner switches to the deployed version, and back', async () => {
      await page.getByRole('link', { name: `Voir la version de ${host}` }).click();
      await page.goto('/admin/show_profil');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon profil');
      await page.getByRole('link', { name: 'Reprendre la version de cette machine' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon profil, à l’essai');
    });
    expect(violations).toEqual([]);
  } finally {
    writeFileSync(screen, source);
    command.end();
  }
});

test('refuses invalid arguments in French', async ({ baseURL }) => {
  const port = String(Number(new URL(baseURL!).port) + 5);
  // The next two ports are those of dev.full.spec.ts.
  const nowhere = `http://127.0.0.1:${Number(port) + 3}`;
  const refusal = async (...names: string[]) => develop(names, port).refusal();
  expect(await refusal('mf-annuaire', '--against', baseURL!)).toContain(
    "Il n'y a pas de module « mf-annuaire ».",
  );
  expect(await refusal('mf-directory', '--against', nowhere)).toContain(
    `${nowhere} ne répond pas (ECONNREFUSED).`,
  );
  expect(await refusal('mf-directory', '--against', 'localhost')).toContain(
    "n'est pas une adresse",
  );
});
