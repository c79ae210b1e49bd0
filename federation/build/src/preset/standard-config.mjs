import federation from '@module-federation/enhanced';
import { basename, join, resolve } from 'node:path';
import { baseConfig } from './base-config.mjs';
import { PathFreeIdsPlugin } from './path-free-ids-plugin.mjs';
import { shadowRule } from './rules.mjs';
import { versionOf } from './shares.mjs';

/**
 * What the standard entry exposes: parcels, the screens of public routes that name their data, but
 * not the network's home, and in place of each screen behind the sign-in a card that opens it in
 * the network, because pages of other sites have no session. Forms for guests and screens that only
 * answer a mailed link are left out.
 * @param {import('@alumni/shared-contract').RemoteMap} map
 * @returns {{ name: string, screen: string, route?: string, parcel?: string, memberTitle?: string }[]}
 *   sorted by name, with the pattern of its address or the name of the parcel; `memberTitle`: title
 *   of a screen behind the sign-in
 */
export function standardModules({ routes, parcels = [] }) {
  const all = [
    ...parcels.map(({ screen, name: parcel }) => ({ name: basename(screen), screen, parcel })),
    ...routes.filter(isForOtherSites).map(({ screen, path: route, access, title }) => ({
      name: basename(screen),
      screen,
      route,
      ...(access !== 'all' && { memberTitle: title }),
    })),
  ];
  const byName = new Map(all.map((module) => [module.name, module]));
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** @param {import('@alumni/shared-contract').RemoteMap['routes'][number]} route */
const isForOtherSites = ({ access, data, path }) =>
  access === 'all' ? Boolean(data) && path !== '/' : access !== 'guest';

/**
 * React is shared with a host that has the very version: react-dom refuses another. Nothing else:
 * the copies of the rest are set to the network's origin.
 */
const sharedWithHost = ['react', 'react-dom', 'react-dom/client'];

/**
 * The webpack configuration of a remote's standard entry (decision 53): it brings the federation
 * runtime and every module that it needs, for hosts that know nothing of the network.
 * @param {string} dir folder of the remote
 * @param {import('@alumni/shared-contract').RemoteMap} map
 * @returns {import('webpack').Configuration}
 */
export function standardConfig(dir, map) {
  // Another name than the lean entry's: both may be on one page.
  const name = `${map.name}_standard`;
  const modules = standardModules(map);
  const base = baseConfig({
    dir,
    name,
    production: true,
    inputs: modules,
    placeSheet: offerSheet,
    hashedNames: false,
  });
  return {
    ...base,
    entry: {},
    output: { ...base.output, path: join(dir, 'dist/standard'), publicPath: 'auto', clean: false },
    module: { rules: [...base.module.rules, shadowRule()] },
    plugins: [
      ...base.plugins,
      new federation.ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          modules.map(({ name: key, screen, route = '', memberTitle = '' }) => [
            `./${key}`,
            `${resolve(dir, screen)}.tsx?${new URLSearchParams({ standard: route, memberTitle })}`,
          ]),
        ),
        shared: Object.fromEntries(
          sharedWithHost.map((key) => [
            key,
            { singleton: false, requiredVersion: versionOf(key, dir) },
          ]),
        ),
        dts: false,
        manifest: true,
      }),
      new PathFreeIdsPlugin(),
    ],
    optimization: { ...base.optimization, splitChunks: { chunks: 'async' } },
  };
}

/**
 * Runs in the browser, in place of putting the sheet into the page's head: sheets go into the
 * shadow roots that screens are drawn in (standard/sheets.ts).
 */
function offerSheet(link) {
  (self.__alumniSheets ??= []).push(link.href);
  dispatchEvent(new Event('alumni-sheet'));
  queueMicrotask(() => link.onload(new Event('load')));
}
