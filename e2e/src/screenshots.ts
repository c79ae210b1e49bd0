/** Takes a screenshot of every route, for each kind of person who may see it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from './browser';
import { addressOf, root, sampleIds, visits, windowOf } from './routes';

const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';
const [onlyRoute] = process.argv.slice(2);
const sizes = [
  { width: 360, height: 740 },
  { width: 1366, height: 900 },
];

const names = new Set(visits().flatMap(({ routes }) => routes.map(({ name }) => name)));
if (onlyRoute && !names.has(onlyRoute)) {
  console.error(`✖ Aucune route ne s’appelle « ${onlyRoute} ».`);
  console.error(`  → Donnez le « name » d’un remote.json : ${[...names].join(', ')}`);
  process.exit(1);
}

const browser = await chromium.launch(launchOptions);
for (const viewport of sizes) {
  const staff = await windowOf(browser, 'admin', { baseURL });
  const ids = await sampleIds(staff.request);
  for (const { remote, viewer, routes } of visits()) {
    const wanted = routes.filter(({ name }) => !onlyRoute || name === onlyRoute);
    if (wanted.length === 0) continue;
    const window = await windowOf(browser, viewer, { baseURL, viewport });
    const folder = join(root, 'screenshots', remote);
    mkdirSync(folder, { recursive: true });
    for (const route of wanted) {
      const file = join(folder, `${route.name}-${viewer}-${viewport.width}.png`);
      await takePicture(window, addressOf(route, ids), file);
      console.log(file.slice(root.length + 1));
    }
    await window.close();
  }
}
await browser.close();

async function takePicture(context: BrowserContext, path: string, file: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('h1').first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  // Scroll through once to load lazy content.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  await page.close();
}
