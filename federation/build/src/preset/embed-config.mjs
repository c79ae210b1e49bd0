import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { EmbedFilesPlugin } from './embed-files-plugin.mjs';
import { providedRule } from './host-federation.mjs';
import { parcelProps } from './parcel-props.mjs';
import { PrepareScriptPlugin } from './prepare-script-plugin.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { readRemoteMap } from '@alumni/federation-registry/remote-map';
import { shadowRule } from './rules.mjs';
import { remoteDirs, shares } from './shares.mjs';
import { importsFrom } from './source-imports.mjs';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));
const lifecycles = beside('../lifecycles.tsx');

/**
 * The webpack configuration of embed.js, the small host for pages of other sites (decision 16). It
 * provides only the shares that the parcels of every remote.json use. Everything except its start
 * is one chunk.
 * @param {string} dir folder of the shell: `import.meta.dirname`
 */
export function embedConfig(dir) {
  /** @type {import('./base-config.mjs').Configure} */
  return (_env, { mode } = {}) => {
    const production = mode !== 'development';
    const parcels = remoteDirs().flatMap(parcelsOf);
    const shared = sharesOfParcels(parcels);
    const base = baseConfig({ dir, name: 'alumni_embed', production, inputs: { parcels, shared } });
    return {
      ...base,
      entry: { embed: './src/embed/embed.ts' },
      output: {
        ...base.output,
        filename: '[name].js',
        path: join(dir, 'dist/embed'),
        publicPath: '/assets/embed/',
      },
      module: {
        rules: [...base.module.rules, providedRule(shared), shadowRule()],
      },
      plugins: [
        ...base.plugins,
        new webpack.DefinePlugin({
          PARCEL_TITLES: JSON.stringify(titlesOf(parcels)),
          PARCEL_PROPS: JSON.stringify(propsOf(parcels)),
        }),
        new PrepareScriptPlugin(),
        new EmbedFilesPlugin(),
        new ReleasePlugin({ describe: () => ({ name: 'embed', provides: Object.keys(shared) }) }),
      ],
      optimization: {
        ...base.optimization,
        splitChunks: {
          chunks: 'async',
          cacheGroups: { host: { test: isOfHost, name: 'host', chunks: 'async', enforce: true } },
        },
      },
    };
  };
}

/** All but the part of the federation runtime that parcels of older releases need. */
const isOfHost = ({ resource = '' }) => !/[\\/]@module-federation[\\/]/.test(resource);

function parcelsOf(folder) {
  const { name: remote, parcels = [] } = readRemoteMap(folder);
  return parcels.map(({ name, title, screen }) => ({
    remote,
    name,
    title,
    file: join(folder, `${screen}.tsx`),
  }));
}

/** Attributes that a page may set, by parcel. */
const propsOf = (parcels) =>
  Object.fromEntries(parcels.map(({ name }) => [name, parcelProps(name).map((prop) => prop.name)]));

const titlesOf = (parcels) => Object.fromEntries(parcels.map(({ name, title }) => [name, title]));

/**
 * The share keys that the parcels and their lifecycles import, directly or through files of their
 * remote.
 */
function sharesOfParcels(parcels) {
  const all = shares({ provides: true });
  const isKey = (request) => request in all;
  const reached = [...parcels.map(({ file }) => file), lifecycles].flatMap((file) => [
    ...importsFrom(file, isKey),
  ]);
  const keys = [...new Set(reached)].filter(isKey).sort();
  return Object.fromEntries(keys.map((key) => [key, all[key]]));
}
