import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readRemoteMap } from '@alumni/federation-registry/remote-map';
import { deployedProxy } from './deployed-proxy.mjs';
import { hashesOf } from './local-hashes.mjs';
import { localSwitch } from './local-switch.mjs';

/**
 * Serves one local remote in front of a deployed shell; everything else, including data and
 * session, is the deployed product's.
 * @param {object} options
 * @param {string} options.dir folder of the remote
 * @param {number} options.port of the product on localhost
 * @param {string} options.origin of the deployed product
 */
export async function startAgainst({ dir, port, origin }) {
  const map = readRemoteMap(dir);
  const base = `/remotes/${map.name}/dev/`;
  const { default: configure } = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
  const compiler = webpack(configure({ against: true }, { mode: 'development' }));
  const hashes = hashesOf(compiler);
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      // The deployed React is a production build without Fast Refresh: reload the page instead.
      hot: false,
      liveReload: true,
      static: false,
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      devMiddleware: { publicPath: base, stats: 'errors-warnings' },
      setupMiddlewares: (middlewares) => [
        { name: 'switch', middleware: localSwitch },
        ...middlewares,
      ],
      proxy: [deployedProxy({ origin, port, map, base, hashes })],
    },
    compiler,
  );
  const built = new Promise((resolve) => compiler.hooks.done.tap('ready', resolve));
  await server.start();
  await built;
}
