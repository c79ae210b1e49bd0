import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseConfig } from './base-config.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { exposesOf, readRemoteMap } from './remote-map.mjs';
import { filesOf } from './chunk-files.mjs';
import { workspace } from './shares.mjs';

const screens = fileURLToPath(new URL('../baseline-screens.js', import.meta.url));

/**
 * The same product as one webpack application without federation, from the same remote.json files:
 * what composition costs is measured against it. Entry: the shell's `src/baseline.tsx`.
 * @param {string} dir folder of the shell
 */
export function baselineConfig(dir) {
  const remotes = readdirSync(workspace)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => join(workspace, name));
  const maps = remotes.map((remote) => ({ remote, map: readRemoteMap(remote) }));
  const base = baseConfig({ dir, name: 'baseline', production: true, inputs: maps });
  return {
    ...base,
    entry: { main: './src/baseline.tsx' },
    output: {
      ...base.output,
      path: join(workspace, 'bench/dist/baseline'),
      publicPath: '/assets/',
    },
    module: {
      rules: [
        ...base.module.rules,
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
          entry: filesOf(compilation, compilation.entrypoints.get('main').chunks),
        }),
      }),
    ],
  };
}

function of(remote, map) {
  return Object.entries(exposesOf(remote, map))
    .filter(([key]) => !key.startsWith('./lifecycles/'))
    .map(([, { import: file, name }]) => ({ name, file }));
}
