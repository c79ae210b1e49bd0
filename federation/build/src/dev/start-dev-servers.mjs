import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readRemoteMap } from '@alumni/federation-registry/remote-map';
import { devPage } from './dev-page.mjs';

const asFiles = ['/registry.json', '/robots.txt', '/sitemap.xml'];
const ofApi = ['/api', '/auth', '/sanctum', '/files', '/_mail', '/health', ...asFiles];
const notPages = [...ofApi, '/remotes', '/assets', '/ws'];

/**
 * Serves the shell and some remotes with hot reload at one address; everything else comes from the
 * API.
 * @param {object} options
 * @param {string} options.workspaceDir
 * @param {number} options.port of the product; remotes listen from port + 11 on
 * @param {string} options.apiUrl
 * @param {string[]} options.remotes folders of the remotes under development
 */
export async function startDevServers({ workspaceDir, port, apiUrl, remotes }) {
  const hot = remotes.map((folder, index) => {
    const dir = join(workspaceDir, folder);
    const { name } = readRemoteMap(dir);
    return { dir, base: `/remotes/${name}/dev/`, port: port + 11 + index };
  });
  const shellDir = join(workspaceDir, 'shell');
  const proxy = [
    ...hot.map(({ base, port: at }) => ({ context: [base], target: `http://127.0.0.1:${at}` })),
    { context: [...ofApi, '/remotes'], target: apiUrl },
  ];
  const setupMiddlewares = (middlewares) => [
    { name: 'page', middleware: pageMiddleware({ shellDir, apiUrl, hot }) },
    ...middlewares,
  ];
  await Promise.all([
    serve(shellDir, { port, publicPath: '/assets/', proxy, setupMiddlewares }),
    ...hot.map(({ dir, base, port: at }) => serve(dir, { port: at, publicPath: base })),
  ]);
}

async function serve(dir, { port, publicPath, ...more }) {
  const { default: configure } = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
  const compiler = webpack(configure({}, { mode: 'development' }));
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      devMiddleware: { publicPath, stats: 'errors-warnings' },
      ...more,
    },
    compiler,
  );
  const built = new Promise((resolve) => compiler.hooks.done.tap('ready', resolve));
  await server.start();
  await built;
}

function pageMiddleware(options) {
  return (request, response, next) => {
    const { pathname } = new URL(request.url, 'http://dev.invalid');
    const isPage = request.method === 'GET' && !notPages.some((path) => pathname.startsWith(path));
    if (!isPage) return next();
    return devPage(options).then((html) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(html);
    }, next);
  };
}
