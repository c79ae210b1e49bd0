/**
 * `npm run bench:bytes`: what composition costs. The same screens, as the product composes them and
 * as one application, in an empty Chromium at phone width, both compressed with Brotli.
 */
import { chromium, type Browser } from '@playwright/test';
import { matchRegistryRoute } from '@alumni/federation/registry';
import type { Registry } from '@alumni/shared-contract';
import { launchOptions } from '../../e2e/src/browser';
import { accounts, signIn } from '../../e2e/src/people';
import { serveBaseline } from './baseline-server';
import { weigh, type Weight, type Weights } from './weigh';

const product = process.env.BASE_URL ?? 'http://localhost:4203';
const baselinePort = Number(process.env.BASELINE_PORT ?? 4204);
const viewport = { width: 360, height: 740 };
const antdTheme = '@alumni/shared-ui/antd-theme';

const pages = [
  { name: 'accueil (visiteur)', path: '/', account: null, slots: ['home.opportunities@1'] },
  { name: 'anciens (membre)', path: '/admin/students', account: accounts.member, slots: [] },
  {
    name: 'tableau de bord (équipe)',
    path: '/admin/dashboard',
    account: accounts.administrator,
    slots: [],
  },
];

const server = await serveBaseline(product, baselinePort);
const browser = await chromium.launch(launchOptions);
const registry = (await (await fetch(`${product}/registry.json`)).json()) as Registry;
console.log(header());
for (const { name, path, account, slots } of pages) {
  const query = `?antd=${withAntd(path, slots).join(',')}`;
  const composed = await weighAs(browser, account, product + path);
  const whole = await weighAs(browser, account, `http://localhost:${baselinePort}${path}${query}`);
  console.log(row(name, composed.first, whole.first));
  console.log(row(`${name}, défilé`, composed.scrolled, whole.scrolled));
}
await browser.close();
server.close();

async function weighAs(of: Browser, account: string | null, url: string): Promise<Weights> {
  const signedIn = await of.newContext({ baseURL: product });
  if (account) await signIn(signedIn.request, account);
  const storageState = await signedIn.storageState();
  await signedIn.close();
  const context = await of.newContext({ viewport, isMobile: true, hasTouch: true, storageState });
  const weights = await weigh(context, url);
  await context.close();
  return weights;
}

/** The remotes whose part of that page draws with antd: one application must carry it too. */
function withAntd(path: string, slots: string[]): string[] {
  const screen = matchRegistryRoute(registry, path)?.route.screen;
  return registry.remotes
    .filter(({ remote, exposes }) =>
      [...remote.routes, ...remote.slots.filter(({ slot }) => slots.includes(slot))]
        .filter((part) => 'slot' in part || part.screen === screen)
        .some((part) => exposes[`./${part.screen.split('/').at(-1)}`]?.shares.includes(antdTheme)),
    )
    .map(({ name }) => name);
}

function header(): string {
  return [
    '| page | JS composé | JS d’un bloc | rapport | CSS composé | CSS d’un bloc | rapport | requêtes (API) | d’un bloc (API) |',
    '|---|---|---|---|---|---|---|---|---|',
  ].join('\n');
}

function row(name: string, composed: Weight, whole: Weight): string {
  const cells = [
    ...[name, kilo(composed.js), kilo(whole.js), ratio(composed.js, whole.js)],
    ...[kilo(composed.css), kilo(whole.css), ratio(composed.css, whole.css)],
    ...[composed, whole].map(({ requests, calls }) => `${requests} (${calls})`),
  ];
  return `| ${cells.join(' | ')} |`;
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).replace('.', ',')} ko`;
}

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2).replace('.', ',');
}
