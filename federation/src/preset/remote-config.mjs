import federation from '@module-federation/enhanced';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseConfig } from './base-config.mjs';
import { filesOf } from './chunk-files.mjs';
import { exposesOf, readRemoteMap } from './remote-map.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { PrepareScriptPlugin } from './prepare-script-plugin.mjs';
import { shares } from './shares.mjs';

/**
 * The webpack configuration of a remote, derived from its remote.json.
 * @param {string} dir folder of the remote: `import.meta.dirname`
 * @param {{ copies?: boolean }} [options] copies: carry the shared modules (stand-alone page)
 */
export function remoteConfig(dir, { copies = false } = {}) {
  return (_env, { mode } = {}) => {
    const production = mode !== 'development';
    const map = readRemoteMap(dir);
    const exposes = exposesOf(dir, map);
    const shared = shares({ provides: false, dir, copies });
    const base = baseConfig({ dir, name: map.name, production, inputs: { map, shared } });
    return {
      ...base,
      entry: {},
      output: { ...base.output, path: join(dir, 'dist'), publicPath: 'auto' },
      plugins: [
        ...base.plugins,
        new federation.ModuleFederationPlugin({
          name: map.name,
          filename: 'remoteEntry.js',
          exposes,
          shared,
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: production,
          experiments: {
            externalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        new PrepareScriptPlugin(),
        ...(production ? [new ReleasePlugin({ describe: releaseOf(dir, map, exposes) })] : []),
      ],
    };
  };
}

function releaseOf(dir, remote, exposes) {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  return (compilation) => ({
    name: remote.name,
    version,
    remote,
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([key, { name }]) => [
        key,
        filesOf(compilation, compilation.namedChunkGroups.get(name).chunks),
      ]),
    ),
  });
}
