import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { antdStylePlugins } from './antd-styles/index.mjs';
import { baseConfig } from './base-config.mjs';
import { buildInMemory } from './build-in-memory.mjs';
import { leanAntd } from './lean-antd.mjs';
import { serverRules } from './rules.mjs';

const require = createRequire(import.meta.url);

/** React's renderer for environments without Node modules, without its streaming API. */
const markupWriter = join(
  dirname(require.resolve('react-dom/package.json')),
  'cjs/react-dom-server-legacy.browser.production.js',
);

const entry = fileURLToPath(new URL('../server-views.js', import.meta.url));

/**
 * Emits the components that render first views on the server: one script for all, React included,
 * without APIs of Node or a browser. A child compilation builds it from the same sources, with the
 * class names and picture addresses of the browser's build.
 */
export class ServerViewsPlugin {
  /**
   * @param {object} options
   * @param {string} options.dir folder of the package
   * @param {string} options.name of the package's build
   * @param {string[]} options.modules `./src/prerender/HomeFirstView`
   */
  constructor({ dir, name, modules }) {
    this.dir = dir;
    this.name = name;
    this.modules = [...new Set(modules)];
  }

  /** release.json's `prerender`: name of a module → the file that holds it. */
  files = {};

  apply(compiler) {
    if (this.modules.length === 0) return;
    const { Compilation, sources, webpack } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ServerViewsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ServerViewsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const built = await buildInMemory(webpack, this.config(), compilation);
          for (const [file, data] of Object.entries(built)) {
            if (!file.endsWith('.js')) continue;
            // Minimised already, and never requested by a browser.
            const info = { minimized: true, serverOnly: true };
            compilation.emitAsset(file, new sources.RawSource(data), info);
            for (const path of this.modules) this.files[basename(path)] = file;
          }
        },
      );
    });
  }

  /** @returns {import('webpack').Configuration} */
  config() {
    const { dir, name } = this;
    const base = baseConfig({ dir, name, production: true, inputs: this.modules });
    return {
      ...base,
      target: 'es2022',
      entry: { views: entry },
      output: {
        ...base.output,
        path: join(dir, 'dist'),
        filename: 'server/[name].[contenthash:10].js',
        publicPath: '',
        chunkFormat: 'array-push',
        chunkLoading: false,
        library: { name: 'firstView', type: 'var' },
        clean: false,
      },
      resolve: {
        ...base.resolve,
        // `x.server.ts` replaces `x.ts` on the server.
        extensions: ['.server.tsx', '.server.ts', ...base.resolve.extensions],
        alias: { ...base.resolve.alias, 'react-dom/server$': markupWriter },
        aliasFields: ['browser'],
        fallback: { fs: false, path: false, url: false, 'source-map-js': false },
      },
      module: {
        rules: [
          ...serverRules(name),
          {
            test: entry,
            loader: fileURLToPath(new URL('./server-views-loader.mjs', import.meta.url)),
            options: { files: this.modules.map((path) => resolve(dir, `${path}.tsx`)) },
          },
        ],
        // `lazy` parts go into the same file: the server cannot fetch chunks.
        parser: { javascript: { dynamicImportMode: 'eager' } },
      },
      plugins: [...antdStylePlugins(), leanAntd()],
      cache: { ...base.cache, name: `${name}-server-views` },
    };
  }
}
