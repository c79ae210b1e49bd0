/** Takes a picture of every route of every remote.json, as each kind of person who may see it. */
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from './browser';
import { accounts, signIn } from './people';

interface Route {
  name: string;
  path: string;
  access: string;
}
type Viewer = 'visiteur' | 'membre' | 'admin';

const root = join(import.meta.dirname, '..', '..');
const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';
const [onlyRoute] = process.argv.slice(2);
const sizes = [
  { width: 360, height: 740 },
  { width: 1366, height: 900 },
];

const browser = await chromium.launch(launchOptions);
for (const size of sizes) {
  const contexts = await contextsOf(size);
  const ids = await sampleIds(contexts.admin.request);
  for (const { remote, route } of routes()) {
    for (const viewer of viewersOf(route)) {
      const folder = join(root, 'screenshots', remote);
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${route.name}-${viewer}-${size.width}.png`);
      await takePicture(contexts[viewer], pathOf(route, ids), file);
      console.log(file.slice(root.length + 1));
    }
  }
}
await browser.close();

async function contextsOf(viewport: (typeof sizes)[number]) {
  const open = () => browser.newContext({ baseURL, viewport, locale: 'fr-FR' });
  const contexts = { visiteur: await open(), membre: await open(), admin: await open() };
  await signIn(contexts.membre.request, accounts.member);
  await signIn(contexts.admin.request, accounts.administrator);
  return contexts;
}

function routes(): { remote: string; route: Route }[] {
  return readdirSync(root)
    .filter((folder) => folder.startsWith('mf-'))
    .flatMap((remote) => {
      const map = JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8')) as {
        routes: Route[];
      };
      return map.routes.map((route) => ({ remote, route }));
    })
    .filter(({ route }) => !onlyRoute || route.name === onlyRoute);
}

function viewersOf({ access, name }: Route): Viewer[] {
  if (name === 'finish_register') return ['membre'];
  if (access === 'all' || access === 'guest') return ['visiteur'];
  return access === 'session' ? ['membre', 'admin'] : ['admin'];
}

/** One existing id of each kind, so that every detail screen shows something real. */
async function sampleIds(request: APIRequestContext): Promise<Record<string, string>> {
  const first = async (path: string) => {
    const body: unknown = await (await request.get(path)).json();
    return String(firstId(body));
  };
  return {
    actualit: await first('/api/guest/actualities?limit=1'),
    opportunit: await first('/api/opportunities/latest'),
    student: await first('/api/users/students/list?approved=0'),
    type: await first('/api/v2/alumni-types'),
    admin: await first('/api/users/admin/list'),
  };
}

function firstId(body: unknown): unknown {
  if (Array.isArray(body)) return firstId(body[0]);
  if (typeof body !== 'object' || body === null) return undefined;
  if ('id' in body) return body.id;
  return Object.values(body)
    .filter((value) => typeof value === 'object')
    .map(firstId)
    .find((id) => id !== undefined);
}

function pathOf(route: Route, ids: Record<string, string>): string {
  const kind = Object.keys(ids).find((word) => route.path.includes(word)) ?? '';
  return route.path
    .replace(/:token/, '0'.repeat(64))
    .replace(/:code/, '0'.repeat(64))
    .replace(/:id/, ids[kind] ?? '1');
}

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
