/** Takes a picture of every route of every remote.json, as each kind of person who may see it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from './browser';
import { addressOf, allRoutes, root, sampleIds, viewersOf, windowsOf } from './routes';

const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';
const [onlyRoute] = process.argv.slice(2);
const sizes = [
  { width: 360, height: 740 },
  { width: 1366, height: 900 },
];

const browser = await chromium.launch(launchOptions);
for (const viewport of sizes) {
  const windows = await windowsOf(browser, { baseURL, viewport });
  const ids = await sampleIds(windows.admin.request);
  for (const route of allRoutes()) {
    if (onlyRoute && route.name !== onlyRoute) continue;
    for (const viewer of viewersOf(route)) {
      const folder = join(root, 'screenshots', route.remote);
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${route.name}-${viewer}-${viewport.width}.png`);
      await takePicture(windows[viewer], addressOf(route, ids), file);
      console.log(file.slice(root.length + 1));
    }
  }
}
await browser.close();

async function takePicture(context: BrowserContext, path: string, file: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('h1').first().waitFor({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  // Lazy pictures load when they come into view: scroll through once.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  await page.close();
}
