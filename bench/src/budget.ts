/**
 * `npm run bench:budget`: every route for each kind of person who may open it, compared with the
 * limits of its first load and of a navigation inside the application; fails beyond them. Excludes
 * lazy pictures and the charts' library: countries and password dictionaries load when a field is
 * used.
 */
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { launchOptions } from '../../e2e/src/browser';
import { budgets } from '../../e2e/src/first-screen';
import {
  addressOf,
  sampleIds,
  visits,
  windowOf,
  type Route,
  type Viewer,
} from '../../e2e/src/routes';
import { weighRoute, type Cost } from './budget/weigh-route';
import { line } from './federation/tables';
import { phone } from './federation/visitor';

const { values, positionals } = parseArgs({
  options: { product: { type: 'string', default: 'http://localhost:4203' } },
  allowPositionals: true,
});
const [only] = positionals;
const baseURL = values.product;

/**
 * Start page of each kind of person; other screens are opened from there. The second half of the
 * sign-up comes while a guest types in the first: preload.spec.ts measures it.
 */
const starts: Record<Viewer, string | null> = {
  visiteur: '/',
  inscrit: null,
  membre: '/admin/students',
  admin: '/admin/dashboard',
};
const desktop = { viewport: { width: 1366, height: 900 } };
const parts = { js: 'JS', all: 'sans images', requests: 'requêtes', next: 'écran suivant' };
type Part = keyof typeof parts;

const beyond: string[] = [];
const heads = ['écran', 'pour', ...Object.values(parts), 'images différées'];
console.log([heads, heads.map(() => '---')].map(line).join('\n'));
const browser = await chromium.launch(launchOptions);
try {
  const staff = await windowOf(browser, 'admin', { baseURL });
  const ids = await sampleIds(staff.request);
  for (const { viewer, routes } of visits()) {
    const storageState = await (await windowOf(browser, viewer, { baseURL })).storageState();
    const device = viewer === 'admin' ? desktop : phone;
    const open = () => browser.newContext({ baseURL, locale: 'fr-FR', ...device, storageState });
    for (const route of routes.filter(({ name }) => !only || name === only)) {
      const cost = await weighRoute(open, addressOf(route, ids), beforeOf(route, viewer));
      console.log(line([route.name, viewer, ...cells(route, viewer, cost), String(cost.lazy)]));
    }
  }
} finally {
  await browser.close();
}
console.log('\nKio reçus avec leurs en-têtes, cache vide / plafond.');
console.log(
  beyond.length > 0 ? `Au-delà : ${beyond.join(' ; ')}.` : 'Aucun plafond n’est dépassé.',
);
process.exitCode = beyond.length > 0 ? 1 : 0;

/** Page to come from; mailed links and start pages are opened directly. */
function beforeOf(route: Route, viewer: Viewer): string | null {
  const start = starts[viewer];
  const isOutside = /:(token|code)/.test(route.path) || route.path === start;
  return isOutside ? null : start;
}

function cells(route: Route, viewer: Viewer, cost: Cost): string[] {
  return (Object.keys(parts) as Part[]).map((part) => {
    const [value, ceiling] = [cost[part], budgets[viewer][part]];
    if (value === null) return '';
    const write = part === 'requests' ? String : kibi;
    const cell = `${write(value)} / ${write(ceiling)}`;
    if (value <= ceiling) return cell;
    beyond.push(`${route.name} (${viewer}), ${parts[part]} : ${cell}`);
    return `✖ ${cell}`;
  });
}

function kibi(bytes: number): string {
  return (bytes / 1024).toFixed(bytes % 1024 === 0 ? 0 : 1).replace('.', ',');
}
