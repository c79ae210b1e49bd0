import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { logIn } from './acts';
import { develop } from './develop';
import { accounts } from './people';
import { root } from './routes';

const screen = join(root, 'mf-directory/src/screens/own-profile/OwnProfileScreen.tsx');
const title = 'title="Mon profil"';

test('applies a change of a remote in place, without a reload', async ({ browser, baseURL }) => {
  test.setTimeout(600_000);
  const port = String(Number(new URL(baseURL!).port) + 6);
  const dataDir = mkdtempSync(join(tmpdir(), 'alumni-dev-'));
  const source = readFileSync(screen, 'utf8');
  expect(source).toContain(title);
  const environment = { DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '1' };
  const command = develop(['mf-directory'], port, environment);
  const here = `http://localhost:${port}`;
  const page = await browser.newPage({ baseURL: here, locale: 'fr-FR' });
  try {
    await command.says(`(shell, mf-directory) : ${here}`);
    const api = `http://localhost:${Number(port) + 1}/health`;
    await expect
      .poll(async () => (await page.request.get(api).catch(() => null))?.ok(), { timeout: 240_000 })
      .toBe(true);
    await logIn(page, accounts.member);
    await page.goto('/admin/show_profil');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Mon profil');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    writeFileSync(screen, source.replace(title, 'title="Mon profil, à chaud"'));
    await expect(heading).toHaveText('Mon profil, à chaud');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    // In development the tools panel opens for everybody.
    await page.keyboard.press('Shift+F9');
    const modules = page
      .getByRole('dialog', { name: 'Composition de cette page' })
      .getByRole('region', { name: 'Modules', exact: true });
    const own = modules.getByRole('listitem').filter({ hasText: 'Annuaire' });
    await expect(own).toContainText(/en développement.*fichier/s);
  } finally {
    writeFileSync(screen, source);
    command.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
