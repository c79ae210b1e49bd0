import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import webpack from 'webpack';

/**
 * Builds the site with webpack, and gets the types of the remote into its folder.
 * @param dir folder of the site
 * @param network its origin
 */
export function build(dir: string, network: string): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './main.ts',
    output: { path: join(dir, 'dist'), filename: 'host.js', publicPath: 'auto' },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [{ test: /\.ts$/, loader: 'ts-loader', options: { transpileOnly: true } }],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'school_site',
        remotes: {
          mf_public: `mf_public_standard@${network}/remotes/mf_public/live/mf-manifest.json`,
        },
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
