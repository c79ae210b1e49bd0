import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { DefinePlugin, rspack } from '@rspack/core';
import { join } from 'node:path';

/**
 * Builds the site with Rspack.
 * @param dir folder of the site
 * @param network its origin
 */
export function build(dir: string, network: string): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    context: dir,
    entry: './main.ts',
    target: ['web', 'es2022'],
    output: { path: join(dir, 'dist'), filename: 'host.js', publicPath: 'auto' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [{ test: /\.tsx?$/, exclude: /node_modules/, use: typescript }] },
    plugins: [
      new DefinePlugin({ NETWORK: JSON.stringify(network) }),
      new ModuleFederationPlugin({
        name: 'school_site',
        shared: {
          react: { singleton: true },
          'react-dom': { singleton: true },
          'react-dom/client': { singleton: true },
        },
        dts: false,
      }),
    ],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (fault ? reject(fault) : resolve()));
    });
  });
}

const typescript = {
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};
