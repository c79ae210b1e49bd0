import { basename } from 'node:path';
import { antdTheme, type ShellRelease } from '@alumni/federation-registry';
import type { Registry, RegistryEntry, RouteEntry } from '@alumni/shared-contract';
import { withoutDrawings } from './menu-icons';

/** What a page needs of the registry: every visitor downloads it. */
export function registryForBrowser({ schema, remotes }: Registry) {
  return { schema, remotes: remotes.map(remoteForBrowser) };
}

function remoteForBrowser(entry: RegistryEntry) {
  const { name, title, version, base, state, channel, isJudged, plainEntry } = entry;
  const { routes, slots, menus } = entry.remote;
  const modules = new Set([...routes, ...slots].map(({ screen }) => moduleOf(screen)));
  return {
    name,
    title,
    version,
    base,
    state,
    channel,
    isJudged,
    plainEntry,
    integrity: only(entry.integrity, entry.knowsHashes ? isEntry : isBrowserScript),
    remote: {
      routes: routes.map(routeForBrowser),
      menus: withoutDrawings(menus),
      slots: slots.map((slot) => ({ ...slot, screen: moduleOf(slot.screen) })),
    },
    exposes: Object.fromEntries(
      Object.entries(entry.exposes)
        .filter(([module]) => modules.has(module))
        .map(([module, { js, css, shares }]) => [
          module,
          {
            js,
            css: unlessEmpty(css),
            shares: unlessEmpty(shares.filter((key) => key === antdTheme)),
          },
        ]),
    ),
  };
}

const routeForBrowser = ({ name, path, aliases, screen, layout, access }: RouteEntry) => ({
  name,
  path,
  aliases,
  screen: moduleOf(screen),
  layout,
  access,
});

/** Name of the exposed module, in place of the path in the sources: browsers load by name. */
const moduleOf = (screen: string) => `./${basename(screen)}`;

const unlessEmpty = (names: string[]) => (names.length > 0 ? names : undefined);

/** Hashes of the shell's scripts that its entry does not hold. */
export function shellIntegrity(shell: ShellRelease): Record<string, string> {
  const isOfEntry = ([name]: [string, string]) => shell.entry.js.includes(name);
  return only(shell.integrity, shell.knowsHashes ? isOfEntry : isBrowserScript);
}

const isEntry = ([name]: [string, string]) => name === 'remoteEntry.js';

const isBrowserScript = ([name]: [string, string]) =>
  name.endsWith('.js') && !name.startsWith('server/');

function only(record: Record<string, string>, test: (pair: [string, string]) => boolean) {
  return Object.fromEntries(Object.entries(record).filter(test));
}
