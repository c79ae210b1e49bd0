import type { Browser } from '@playwright/test';
import { addressOf, sampleIds, visits, windowOf, type Viewer } from '../../../e2e/src/routes';
import { cookieHeader } from '../federation/visitor';
import { checked } from '../federation/ways';

/** Routes of the remote.json files, by the person who opens them. */
const measured: Partial<Record<Viewer, string[]>> = {
  visiteur: ['home', 'actuality_details', 'actualities', 'login', 'register'],
  membre: ['liste_ancien', 'ancien_details', 'show_profil', 'liste_opportunities'],
  admin: ['admin_dashboard'],
};
const routes = Object.values(measured).flat();

/** A page to measure; each begins with a first view of the server. */
export interface MeasuredPage {
  name: string;
  url: string;
  cookie: string;
  isGuest: boolean;
}

/**
 * The pages, with cookies and existing ids of the person who opens them.
 * @param only names of routes; all of them if empty
 */
export async function measuredPages(
  browser: Browser,
  product: string,
  only: string[],
): Promise<MeasuredPage[]> {
  const names = only.length > 0 ? only : routes;
  const unknown = names.find((name) => !routes.includes(name));
  if (unknown) throw new Error(`--only ${unknown}: one of ${routes.join(', ')}.`);
  const pages: MeasuredPage[] = [];
  for (const viewer of Object.keys(measured) as Viewer[]) {
    const wanted = measured[viewer]?.filter((name) => names.includes(name)) ?? [];
    if (wanted.length === 0) continue;
    const window = await windowOf(browser, viewer, { baseURL: product });
    const ids = await sampleIds(window.request);
    const session = await window.storageState();
    await window.close();
    const isGuest = viewer === 'visiteur';
    for (const name of wanted) {
      const url = product + addressOf(routeOf(name, viewer), ids);
      await checked({ url, session }, true);
      pages.push({ name, url, cookie: cookieHeader(session), isGuest });
    }
  }
  return pages;
}

function routeOf(name: string, viewer: Viewer) {
  const found = visits()
    .filter((visit) => visit.viewer === viewer)
    .flatMap((visit) => visit.routes)
    .find((route) => route.name === name);
  if (!found) throw new Error(`No remote.json has the route ${name} for ${viewer}.`);
  return found;
}
