import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { Features } from 'lightningcss';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import { antdStyleAliases, antdStylePlugins } from './antd-styles/index.mjs';
import { leanAntd } from './lean-antd.mjs';
import { refreshPlugins } from './refresh.mjs';
import { moduleRules } from './rules.mjs';
import { packageFolder, repository } from './installed.mjs';

/**
 * webpack's configuration, with the parts that each build adds to.
 * @typedef {Omit<import('webpack').Configuration, 'cache'> & {
 *   module: { rules: import('webpack').RuleSetRule[] },
 *   plugins: import('webpack').WebpackPluginInstance[],
 *   resolve: { extensions: string[] },
 *   cache: Extract<import('webpack').Configuration['cache'], { type: 'filesystem' }>,
 * }} BaseConfiguration
 */

/**
 * What a webpack.config.mjs exports.
 * @typedef {(env?: Record<string, unknown>, argv?: { mode?: string }) =>
 *   import('webpack').Configuration} Configure
 */

/**
 * The common part of the shell's and every remote's webpack configuration.
 * @param {{ dir: string, name: string, production: boolean, refresh?: boolean, inputs: unknown,
 *   placeSheet?: (link: HTMLLinkElement) => void, hashedNames?: boolean }} build `refresh`: screens
 *   change in place, which requires a development build of the shell; `inputs`: the source of the
 *   configuration; a change invalidates webpack's cache; `placeSheet` runs in the browser for each
 *   style sheet; `hashedNames`: false for files in a folder that never changes, because an entry and
 *   the registry list every name. Sheets then begin with the name of the build: webpack recognises a
 *   sheet of the page by its file's name
 * @returns {BaseConfiguration}
 */
export function baseConfig({
  dir,
  name,
  production,
  refresh = !production,
  inputs,
  placeSheet = placeInPage,
  hashedNames = true,
}) {
  const hash = production && hashedNames ? '.[contenthash:10]' : '';
  const chunk = `${production ? 'c' : ''}[id]${hash}`;
  const sheet = production && !hashedNames ? `${name}.${chunk}` : chunk;
  return {
    mode: production ? 'production' : 'development',
    context: dir,
    target: ['web', 'es2022'],
    // The CSP of a deployed page forbids eval.
    devtool: production ? false : refresh ? 'eval-source-map' : 'cheap-module-source-map',
    output: {
      filename: `[name]${hash}.js`,
      chunkFilename: `${chunk}.js`,
      assetModuleFilename: 'media/[name].[contenthash:10][ext]',
      uniqueName: name,
      // Addresses of chunks, in browsers with Trusted Types; a page of another site may forbid it.
      trustedTypes: { policyName: 'alumni-chunks', onPolicyCreationFailure: 'continue' },
      clean: production,
      // Always write: webpack would keep an existing file of the same hashed name, even a damaged
      // one.
      compareBeforeEmit: !production,
      hashFunction: 'xxhash64',
      // A chunk that does not load within 8 s is a fault of its screen.
      chunkLoadTimeout: 8000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { ...federationAliases(), ...antdStyleAliases },
    },
    module: { rules: moduleRules({ production, refresh, name }) },
    plugins: [
      ...antdStylePlugins(),
      leanAntd(),
      ...(refresh ? refreshPlugins({ isShell: name === 'shell' }) : []),
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `${sheet}.css`,
        ignoreOrder: true,
        insert: placeSheet,
      }),
    ],
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        // Both minifiers are native: processes of their own would cost more time than they save.
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          parallel: false,
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          // Otherwise it writes `width <= 600px`, which older browsers ignore.
          minimizerOptions: { include: Features.MediaQueries },
          parallel: false,
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(repository, 'node_modules/.cache/webpack'),
      name: `${name}-${production ? 'production' : refresh ? 'development' : 'against'}`,
      version: cacheVersion(inputs),
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const preset = dirname(fileURLToPath(import.meta.url));
const presetFiles = [
  ...readdirSync(preset, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name)),
  fileURLToPath(import.meta.resolve('@alumni/shared-contract/french-spaces')),
];

/**
 * Changes with every change of the preset. webpack's `buildDependencies` does not invalidate the
 * cache of the server views.
 */
function cacheVersion(inputs) {
  const hash = createHash('sha256').update(JSON.stringify(inputs ?? null));
  for (const file of presetFiles) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** One copy of each: otherwise both the ESM and the CommonJS build are bundled. */
function federationAliases() {
  const esm = (name) => join(packageFolder(`@module-federation/${name}`), 'dist/index.js');
  return {
    '@module-federation/runtime-core$': esm('runtime-core'),
    '@module-federation/sdk$': esm('sdk'),
  };
}

/**
 * Runs in the browser. On a page of another site style sheets go into shadow roots, never into the
 * head.
 * @param {HTMLLinkElement} link
 */
function placeInPage(link) {
  if (self.__placeSheet) self.__placeSheet(link);
  else document.head.appendChild(link);
}
