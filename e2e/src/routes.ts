import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteFolders } from '@alumni/federation-registry/remotes';
import type { APIRequestContext, Browser, BrowserContextOptions } from '@playwright/test';
import { accounts, signIn, signUp } from './people';

/** A route of a remote.json, as far as a visit needs it. */
export interface Route {
  remote: string;
  name: string;
  path: string;
  access: string;
}
export type Viewer = 'visiteur' | 'inscrit' | 'membre' | 'admin';

export const root = join(import.meta.dirname, '..', '..');

/** Every route of every remote.json, and of the shell's own map. */
function allRoutes(): Route[] {
  return [
    ...remoteFolders(root).map((remote) => [remote, 'remote.json']),
    ['shell', 'shell.json'],
  ].flatMap(([remote = '', map = '']) => {
    const file = readFileSync(join(root, remote, map), 'utf8');
    const { routes } = JSON.parse(file) as { routes: Omit<Route, 'remote'>[] };
    return routes.map((route) => ({ ...route, remote }));
  });
}

/** What one kind of person sees of one remote. */
export interface Visit {
  remote: string;
  viewer: Viewer;
  routes: Route[];
}

/** Every route as each kind of person who may see it, by remote and person. */
export function visits(): Visit[] {
  const found: Visit[] = [];
  for (const route of allRoutes()) {
    for (const viewer of viewersOf(route)) {
      const same = found.find((one) => one.remote === route.remote && one.viewer === viewer);
      if (same) same.routes.push(route);
      else found.push({ remote: route.remote, viewer, routes: [route] });
    }
  }
  return found;
}

/** Who may see a route, one of each kind. */
function viewersOf({ access, name }: Route): Viewer[] {
  if (name === 'finish_register') return ['inscrit'];
  if (access === 'all' || access === 'guest') return ['visiteur'];
  return access === 'session' ? ['membre', 'admin'] : ['admin'];
}

/** A browser window of that kind of person, signed in; `inscrit` has just signed up. */
export async function windowOf(browser: Browser, viewer: Viewer, options: BrowserContextOptions) {
  const window = await browser.newContext({ locale: 'fr-FR', ...options });
  if (viewer === 'inscrit') await signUp(window.request);
  if (viewer === 'membre') await signIn(window.request, accounts.member);
  if (viewer === 'admin') await signIn(window.request, accounts.administrator);
  return window;
}

/** One existing id of each kind, so that every detail screen shows something real; staff may ask. */
export async function sampleIds(request: APIRequestContext): Promise<Record<string, string>> {
  const first = async (path: string) => {
    const body: unknown = await (await request.get(path)).json();
    return String(firstId(body));
  };
  return {
    actualit: await first('/api/guest/actualities?limit=1'),
    opportunit: await first('/api/opportunities/latest'),
    student: await first('/api/users/students/list?approved=0'),
    type: await first('/api/v2/alumni-types'),
    admins: await first('/api/users/admin/list'),
  };
}

/** The address of a route, its parameters filled in. */
export function addressOf(route: Route, ids: Record<string, string>): string {
  const kind = Object.keys(ids).find((word) => route.path.includes(word)) ?? '';
  return route.path.replace(/:token|:code/, '0'.repeat(64)).replace(/:id/, ids[kind] ?? '1');
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
