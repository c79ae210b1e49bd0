import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseConfig } from './base-config.mjs';
import { cacheGroups } from './cache-groups.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { exposesOf, readRemoteMap } from '@alumni/federation-registry/remote-map';
import { chunksOfBlock, filesOf, mainFiles } from './chunk-files.mjs';
import { requestOf } from './host-federation.mjs';
import { packageFolder, repository } from './installed.mjs';
import { remoteDirs } from './shares.mjs';

const screens = fileURLToPath(new URL('../baseline-screens.js', import.meta.url));

/**
 * The same product as one webpack application without federation, from the same remote.json files:
 * the baseline for measuring the cost of the composition. Entry: the shell's `src/baseline.ts`.
 * @param {string} dir folder of the shell
 * @param {{ grouped?: boolean }} [options] grouped: split files like the shell, with libraries
 *   apart; otherwise webpack's default, with everything of the start in one file
 */
export function baselineConfig(dir, { grouped = true } = {}) {
  const maps = remoteDirs().map((remote) => ({ remote, map: readRemoteMap(remote) }));
  const base = baseConfig({ dir, name: 'baseline', production: true, inputs: [maps, grouped] });
  return {
    ...base,
    entry: { main: './src/baseline.ts' },
    output: {
      ...base.output,
      path: join(repository, 'bench/dist/baseline'),
      publicPath: '/assets/',
    },
    module: {
      rules: [
        ...base.module.rules,
        // The entry point imports from the package that loads remotes, which one application does not need.
        { include: join(packageFolder('@alumni/federation-runtime'), sep), sideEffects: false },
        {
          test: screens,
          loader: fileURLToPath(new URL('./baseline-loader.mjs', import.meta.url)),
          options: { remotes: maps.map(({ remote, map }) => ({ map, screens: of(remote, map) })) },
        },
      ],
    },
    plugins: [
      ...base.plugins,
      new ReleasePlugin({
        describe: (compilation) => ({
          name: 'baseline',
          version: '1.0.0',
          entry: mainFiles(compilation),
          chunks: Object.fromEntries(chunkFiles(compilation)),
        }),
      }),
    ],
    optimization: {
      ...base.optimization,
      ...(grouped && { splitChunks: { chunks: 'async', cacheGroups: groups } }),
    },
  };
}

/** Files to preload for a page: `mf_public/HomeScreen`, a layout, antd's theme → their files. */
function* chunkFiles(compilation) {
  for (const [name, group] of compilation.namedChunkGroups) {
    yield [name, filesOf(compilation, group.chunks)];
  }
  for (const { blocks } of compilation.modules) {
    for (const block of blocks) {
      const request = requestOf(block);
      if (request !== antdTheme) continue;
      yield [request, filesOf(compilation, chunksOfBlock(compilation, block))];
    }
  }
}

const antdTheme = '@alumni/shared-ui/antd-theme';

/** The shell's groups. Libraries load at the start here, so a separate chunk must hold them. */
const groups = Object.fromEntries(
  Object.entries(cacheGroups).map(([name, group]) => [name, { ...group, chunks: 'all' }]),
);

function of(remote, map) {
  return Object.entries(exposesOf(remote, map))
    .filter(([key]) => !key.startsWith('./lifecycles/'))
    .map(([, { import: file, name }]) => ({ name, file }));
}
