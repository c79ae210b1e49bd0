import { matchRegistryRoute } from '@alumni/federation-registry';
import type { Registry } from '@alumni/shared-contract';

/** release.json of the baseline. */
export interface BaselineRelease {
  entry: Files;
  /** `mf_public/HomeScreen`, a layout, antd's theme → files of their `import()`. */
  chunks: Record<string, Files>;
}

interface Files {
  js: string[];
  css: string[];
}

const antdTheme = '@alumni/shared-ui/antd-theme';

/**
 * The product's page with the files of one application: same head, nonce, site and inlined data.
 */
export function baselinePage(
  served: string,
  path: string,
  registry: Registry,
  release: BaselineRelease,
): string {
  // Its files are elsewhere, and one application has no first view.
  if (served.includes('id="ssr"'))
    throw new Error('The baseline needs a page without a first view.');
  const nonce = /nonce="([^"]+)"/.exec(served)?.[1] ?? '';
  const withAntd = antdScreens(registry);
  const wanted = wantedChunks(registry, path, withAntd).map((name) => release.chunks[name]);
  const files = [release.entry, ...wanted.filter((found) => found !== undefined)];
  const scripts = unique(files.flatMap(({ js }) => js)).filter(isNot(release.entry.js));
  const links = [
    ...unique(files.flatMap(({ css }) => css)).map(
      (name) => `<link rel="stylesheet" href="/assets/${name}" data-href="${name}">`,
    ),
    ...scripts.map(
      (name) => `<link rel="preload" as="script" href="/assets/${name}" nonce="${nonce}">`,
    ),
    ...release.entry.js.map(
      (name) => `<script defer src="/assets/${name}" nonce="${nonce}"></script>`,
    ),
    `<script type="application/json" id="antd">${JSON.stringify(withAntd)}</script>`,
  ];
  const page = composedParts.reduce((html, part) => html.replaceAll(part, ''), served);
  const left = /\/(assets|remotes)\/[^"]+\.(js|css)/.exec(page);
  if (left) throw new Error(`The baseline's page still asks for ${left[0]}.`);
  return page.replace('</head>', `${links.join('')}</head>`);
}

const composedParts = [
  /<link rel="stylesheet" href="\/(assets|remotes)\/[^>]*>\s*/g,
  /<link rel="preload" as="script"[^>]*>\s*/g,
  /<script defer src="[^>]*><\/script>\s*/g,
  /<script type="application\/json" id="(registry|integrity)">.*?<\/script>\s*/gs,
];

function wantedChunks(registry: Registry, path: string, withAntd: string[]): string[] {
  const match = matchRegistryRoute(registry, path);
  if (!match) return [];
  const screen = `${match.entry.name}/${match.route.screen.split('/').at(-1)}`;
  return [
    screen,
    ...(match.route.layout === 'member' ? ['member-layout'] : []),
    ...(withAntd.includes(screen) ? [antdTheme] : []),
  ];
}

function antdScreens({ remotes }: Registry): string[] {
  return remotes.flatMap(({ name, exposes }) =>
    Object.entries(exposes)
      .filter(([key, { shares }]) => !key.includes('/lifecycles/') && shares.includes(antdTheme))
      .map(([key]) => key.replace('.', name)),
  );
}

const unique = (names: string[]) => [...new Set(names)];
const isNot = (others: string[]) => (name: string) => !others.includes(name);
