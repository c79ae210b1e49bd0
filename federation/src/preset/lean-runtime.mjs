import webpack from 'webpack';
import { fileURLToPath } from 'node:url';
import WebpackShareList from 'webpack/lib/sharing/ShareRuntimeModule.js';

const standIn = fileURLToPath(new URL('./unused-runtime.js', import.meta.url));

/** Files of @module-federation that would travel with every first visit and never run; webpack's cache goes by this list. */
export const unusedRuntime = [
  'runtime-core/dist/plugins/generate-preload-assets.js',
  'runtime-core/dist/plugins/snapshot/index.js',
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js',
  'runtime-core/dist/utils/preload.js',
  'sdk/dist/node.js',
  'error-codes/dist/desc.mjs',
  'webpack-bundler-runtime/dist/remotes.js',
  'webpack-bundler-runtime/dist/installInitialConsumes.js',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js',
  'webpack-bundler-runtime/dist/init.js',
];

/** The federation runtime without them: 4 KB less for the shell, 2 for each remote entry. */
export function leanRuntime() {
  const files = unusedRuntime.map((file) =>
    file.replace(/[/.]/g, (sign) => (sign === '/' ? '[\\\\/]' : '\\.')),
  );
  const pattern = new RegExp(`[\\\\/]@module-federation[\\\\/](${files.join('|')})$`);
  return new webpack.NormalModuleReplacementPlugin(pattern, standIn);
}

const entryRuntime = fileURLToPath(new URL('./entry-runtime.js', import.meta.url));

/** A remote's entry calls one function of the runtime's interface: the rest of it stays with the host. */
export function leanInterface() {
  return new webpack.NormalModuleReplacementPlugin(/^@module-federation[\\/]runtime$/, (asked) => {
    if (/webpack-bundler-runtime[\\/]dist[\\/]index\.js$/.test(asked.contextInfo.issuer)) {
      asked.request = entryRuntime;
    }
  });
}

/**
 * webpack's own list of what a build shares stands in a remote's entry beside federation's, which
 * takes its place before anyone reads it: it is left empty.
 */
export class OneShareListPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('OneShareListPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('OneShareListPlugin', (module) => {
        if (module instanceof WebpackShareList) module.generate = () => '';
      });
    });
  }
}
