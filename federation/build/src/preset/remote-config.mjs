import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { ChunkHashesPlugin } from './chunk-hashes-plugin.mjs';
import { filesOf, isConsumed, sharesOf, sharesReached } from './chunk-files.mjs';
import { exposesOf, readRemoteMap } from '@alumni/federation-registry/remote-map';
import { PathFreeIdsPlugin } from './path-free-ids-plugin.mjs';
import { linksIn } from './links-in.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { PrepareScriptPlugin } from './prepare-script-plugin.mjs';
import { RetrySharesPlugin } from './retry-shares-plugin.mjs';
import { ServerViewsPlugin } from './server-views-plugin.mjs';
import { namesUsed } from './share-names.mjs';
import { readJson } from './installed.mjs';
import { consumes, shares, versionOf } from './shares.mjs';
import { StandardEntryPlugin } from './standard-entry-plugin.mjs';

const ours = join(import.meta.dirname, '../lifecycles.');

/**
 * Needed by pages of other sites only: one file, so that our visitors do not download the names and
 * hashes of twenty.
 */
const lifecycles = {
  test: ({ resource = '' }) =>
    /\?lifecycles$|[\\/]single-spa-react[\\/]/.test(resource) || resource.startsWith(ours),
  name: 'lifecycles',
  chunks: 'async',
  enforce: true,
};

/**
 * The remote's own copies of shared modules, for a shell that does not provide them yet, with what
 * only they import. One file: every visitor downloads its name and hash, but not the file.
 */
const ownCopies = {
  chunks: (chunk) => [...chunk.groupsIterable].every(isOfShared),
  name: 'copies',
  enforce: true,
};

const isOfShared = ({ origins }) =>
  origins.length > 0 && origins.every(({ module }) => module && isConsumed(module));

/**
 * The webpack configuration of a remote, derived from its remote.json.
 * @param {string} dir folder of the remote: `import.meta.dirname`
 * @param {{ copies?: boolean }} [options] copies: false for a remote with no copies of antd of its
 *   own. Its entry, which every visitor of the remote downloads, is smaller, and a shell that does
 *   not provide an antd component of it refuses the release.
 */
export function remoteConfig(dir, { copies = true } = {}) {
  /** @type {import('./base-config.mjs').Configure} */
  return (env, { mode } = {}) => {
    const production = mode !== 'development';
    // `against`: in front of a deployed shell, whose React has no Fast Refresh.
    const refresh = !production && !env?.against;
    const map = readRemoteMap(dir);
    const exposes = exposesOf(dir, map);
    const shared = shares({ provides: false, dir, copies });
    const base = baseConfig({
      dir,
      name: map.name,
      production,
      refresh,
      inputs: { map, shared },
      hashedNames: false,
    });
    const modules = map.routes.flatMap(({ prerender }) => prerender ?? []);
    const views = new ServerViewsPlugin({ dir, name: map.name, modules });
    return {
      ...base,
      entry: {},
      output: {
        ...base.output,
        path: join(dir, 'dist'),
        publicPath: 'auto',
        // A module that a missing share stopped halfway runs again at the next attempt.
        strictModuleExceptionHandling: true,
      },
      plugins: [
        ...base.plugins,
        new webpack.container.ContainerPlugin({
          name: map.name,
          library: { type: 'var', name: map.name },
          filename: 'remoteEntry.js',
          exposes,
        }),
        // A remote takes shared modules and offers none: its copies are for itself (decision 55).
        new webpack.sharing.ConsumeSharedPlugin({ consumes: consumes(shared, dir) }),
        new PrepareScriptPlugin({ hashes: production }),
        new RetrySharesPlugin(),
        new PathFreeIdsPlugin(),
        ...(production
          ? [
              views,
              new StandardEntryPlugin({ dir, map }),
              new ChunkHashesPlugin(),
              new ReleasePlugin({ describe: releaseOf(dir, map, exposes, shared, views) }),
            ]
          : []),
      ],
      optimization: {
        ...base.optimization,
        splitChunks: {
          chunks: 'async',
          cacheGroups: { lifecycles, ownCopies, defaultVendors: false },
        },
      },
    };
  };
}

function releaseOf(dir, remote, exposes, shared, views) {
  const { version } = readJson(join(dir, 'package.json'));
  return (compilation) => {
    const requires = required(compilation, shared);
    const each = (of) =>
      Object.fromEntries(
        Object.entries(exposes).map(([key, { name }]) => [
          key,
          of(compilation.namedChunkGroups.get(name)),
        ]),
      );
    return {
      name: remote.name,
      version,
      remote,
      exposes: each((group) => filesOf(compilation, group.chunks)),
      requires,
      uses: namesUsed(compilation),
      builtWith: Object.fromEntries(Object.keys(requires).map((key) => [key, versionOf(key, dir)])),
      prerender: views.files,
      ...linksIn(dir),
      knowsHashes: true,
      plainEntry: true,
      needs: each((group) => sharesReached(compilation, group).filter((key) => key in requires)),
    };
  };
}

/** Shares that a host must provide, with version ranges: those the build uses without a copy. */
function required(compilation, shared) {
  const keys = sharesOf(compilation.modules).filter((key) => shared[key].import === false);
  return Object.fromEntries(keys.map((key) => [key, shared[key].requiredVersion]));
}
