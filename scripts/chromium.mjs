/** Finds a Chromium for the end-to-end tests, or installs one; fails without one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, step, stop } from './lib.mjs';

/** Headless shell first: a quarter less CPU time for the same tests. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium: an existing one, otherwise Playwright's, otherwise the system's package. */
export async function chromiumPath() {
  const existing = find();
  if (existing) return existing;
  await step('Installation de Chromium pour les essais', () => {
    tryTo('npx', ['playwright', 'install', 'chromium']);
    if (find()) return;
    const admin = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    tryTo(...command(admin, 'apt-get', 'update'));
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!find()) tryTo(...command(admin, 'apt-get', 'install', '-y', name));
    }
  });
  return (
    find() ??
    stop(
      'Aucun Chromium : ni installé, ni téléchargeable, ni dans les paquets du système.',
      'Installez-en un et donnez son chemin : CHROMIUM_PATH=/chemin/vers/chromium npm test',
    )
  );
}

function find() {
  const { CHROMIUM_PATH } = process.env;
  return [CHROMIUM_PATH, playwrightBrowser(), ...systemBrowsers].find(
    (path) => path && existsSync(path),
  );
}

function playwrightBrowser() {
  const require = createRequire(join(root, 'e2e', 'package.json'));
  return require('@playwright/test').chromium.executablePath();
}

function command(admin, program, ...args) {
  const [first, ...rest] = [...admin, program, ...args];
  return [first, rest];
}

function tryTo(program, args) {
  spawnSync(program, args, { cwd: root, stdio: 'ignore', timeout: 5 * 60_000 });
}
