import federation from '@module-federation/enhanced';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseConfig } from './base-config.mjs';
import { filesOf } from './chunk-files.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { PrepareScriptPlugin } from './prepare-script-plugin.mjs';
import { refreshHost } from './refresh.mjs';
import { shares } from './shares.mjs';

const provided = fileURLToPath(new URL('./provided-modules.js', import.meta.url));

/**
 * The webpack configuration of the shell: it provides every shared module, each when first asked
 * for, and the federation runtime itself.
 * @param {string} dir folder of the shell: `import.meta.dirname`
 */
export function shellConfig(dir) {
  return (_env, { mode } = {}) => {
    const production = mode !== 'development';
    const shared = shares({ provides: true });
    const base = baseConfig({ dir, name: 'shell', production, inputs: shared });
    return {
      ...base,
      entry: { main: [...(production ? [] : [refreshHost]), './src/main.ts', provided] },
      output: { ...base.output, path: join(dir, 'dist'), publicPath: '/assets/' },
      module: {
        rules: [
          ...base.module.rules,
          {
            test: provided,
            loader: fileURLToPath(new URL('./provided-loader.mjs', import.meta.url)),
            options: { keys: Object.keys(shared) },
          },
        ],
      },
      plugins: [
        ...base.plugins,
        new federation.ModuleFederationPlugin({
          name: 'shell',
          shared,
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        new PrepareScriptPlugin(),
        ...(production
          ? [
              new ReleasePlugin({
                describe: releaseOf(dir),
                copies: { 'index.html': join(dir, 'src/index.html') },
              }),
            ]
          : []),
      ],
      optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups } },
    };
  };
}

const core =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|dequal|use-sync-external-store|axios|react-hot-toast|goober)[\\/]|[\\/]shared-(auth|contract)[\\/]src[\\/]|[\\/]shared-ui[\\/]src[\\/](cx|slot|(art|feedback|page|picture|router|text)(\.ts|[\\/])|theme(\.ts|[\\/](ThemeProvider|useColorScheme|tokens\.css|base\.css|fonts\.css)))/;
/** What antd's theme needs, and with it every screen that draws with antd. */
const theme =
  /[\\/]node_modules[\\/](stylis|@emotion|@ant-design[\\/](cssinjs|cssinjs-utils|colors|fast-color)|@rc-component[\\/](util|motion|form|async-validator|pagination[\\/]es[\\/]locale|picker[\\/]es[\\/]locale)|antd[\\/]es[\\/](_util|config-provider|form|layout|locale|theme|version|(calendar|date-picker|time-picker)[\\/]locale)|dayjs[\\/]locale)[\\/]|[\\/]shared-ui[\\/]src[\\/](antd-theme\.ts|theme[\\/](AntdTheme|antd-tokens|tokens\.ts))/;
const antd = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/;

/** Few files on the first visit: what every page needs in one, what every screen with antd in another. */
const cacheGroups = {
  core: { test: core, name: 'core', chunks: 'async', enforce: true, priority: 30 },
  theme: { test: theme, name: 'antd-theme', chunks: 'async', enforce: true, priority: 20 },
  antd: { test: antd, name: 'antd-theme', chunks: 'async', minChunks: 3, priority: 10 },
};

function releaseOf(dir) {
  const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  return (compilation) => ({
    name: 'shell',
    version,
    entry: filesOf(compilation, compilation.entrypoints.get('main').chunks),
    chunks: Object.fromEntries(
      [...compilation.namedChunkGroups]
        .filter(([name]) => name !== 'main')
        .map(([name, group]) => [name, filesOf(compilation, group.chunks)]),
    ),
    shares: Object.fromEntries(providers(compilation)),
  });
}

function* providers(compilation) {
  for (const module of compilation.modules) {
    if (module.type !== 'provide-module') continue;
    const group = compilation.chunkGraph.getBlockChunkGroup(module.blocks[0]);
    yield [module._name, filesOf(compilation, group?.chunks ?? [])];
  }
}
