import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { logIn } from './acts';
import { startProductOf } from './clone-product';
import { develop } from './develop';
import { freePort } from '../../api/testing/free-port';
import { accounts } from './people';
import { buildRemote, cloneRepository, copyBuilds, mf } from './release-clone';

// Needs a clone, two builds of a small remote and two starts of a product.
test.setTimeout(300_000);

const folder = 'mf-essai';
const address = '/admin/essai';

test('one command creates a remote, which is shown, reloaded, released and removed', async ({
  browser,
}) => {
  const url = `http://localhost:${await freePort()}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'alumni-create-'));
  const clone = await cloneRepository();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' });
  const team = (...args: string[]) => mf(clone, { MF_URL: url, DATA_DIR: dataDir }, ...args);
  const rename = (from: string, to: string) => {
    const file = join(clone, folder, 'src/screens/essai/EssaiScreen.tsx');
    const source = readFileSync(file, 'utf8');
    expect(source).toContain(`title="${from}"`);
    writeFileSync(file, source.replace(`title="${from}"`, `title="${to}"`));
  };
  let stop = async () => {};
  const page = await browser.newPage({ baseURL: url, locale: 'fr-FR' });
  const entry = page.getByRole('link', { name: 'Essai du dépôt', exact: true });
  const title = page.getByRole('heading', { level: 1 });
  try {
    await test.step('one command creates it, and its tests pass', async () => {
      const made = await team('create', folder, '--title', 'Essai du dépôt');
      expect(made).toMatchObject({ code: 0 });
      expect(git('status', '--short')).toBe(` M package-lock.json\n?? ${folder}/\n`);
      const jest = ['node_modules/jest/bin/jest.js', '--config', 'jest.config.mjs', folder];
      execFileSync(process.execPath, jest, { cwd: clone, stdio: 'pipe' });
    });

    await test.step('once built, a start shows its menu entry and its screen', async () => {
      copyBuilds(clone);
      await buildRemote(clone, folder);
      stop = await startProductOf(clone, url, dataDir);
      await logIn(page, accounts.administrator);
      await entry.click();
      await expect(page).toHaveURL(address);
      await expect(title).toHaveText('Essai du dépôt');
      // The drawing of the icon that the template names.
      const item = page.getByRole('listitem').filter({ has: entry });
      await expect(item.locator('path')).toHaveAttribute('d', /^M856 376H648/);
    });

    await test.step('during development the page reloads after a change', async () => {
      const port = await freePort();
      const here = `http://localhost:${port}`;
      const command = develop([folder, '--against', url], String(port), {}, clone);
      try {
        await command.says(here);
        const local = await browser.newPage({ baseURL: here, locale: 'fr-FR' });
        await logIn(local, accounts.administrator);
        await local.goto(address);
        const heading = local.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText('Essai du dépôt');
        rename('Essai du dépôt', 'Essai écrit');
        await expect(heading).toHaveText('Essai écrit');
        await local.close();
      } finally {
        command.end();
      }
    });

    await test.step('once published and promoted, everybody sees the new version', async () => {
      await buildRemote(clone, folder);
      expect(await team('publish', folder)).toMatchObject({ code: 0 });
      expect(await team('promote', folder)).toMatchObject({ code: 0 });
      await page.goto(address);
      await expect(title).toHaveText('Essai écrit');
      const manifest = await page.request.get('/remotes/mf_essai/live/mf-manifest.json');
      const { exposes } = (await manifest.json()) as { exposes: { name: string }[] };
      expect(exposes.map(({ name }) => name)).toEqual(['EssaiScreen']);
    });

    await test.step('deleting its folder removes every trace', async () => {
      await stop();
      rmSync(join(clone, folder), { recursive: true });
      execFileSync('npm', ['install', '--package-lock-only', '--offline'], { cwd: clone });
      expect(git('status', '--short')).toBe('');
      stop = await startProductOf(clone, url, dataDir);
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('link', { name: 'Liste des anciens' }).first()).toBeVisible();
      await expect(entry).toHaveCount(0);
      // An unknown address redirects home.
      await page.goto(address);
      await expect(page).toHaveURL(url + '/');
      expect(await (await page.request.get('/registry.json')).text()).not.toContain('essai');
      expect(readFileSync(join(dataDir, 'remote-tokens.json'), 'utf8')).not.toContain('mf_essai');
    });
  } finally {
    await page.close();
    await stop();
    for (const path of [clone, dataDir]) rmSync(path, { recursive: true, force: true });
  }
});
