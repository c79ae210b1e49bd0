import { createRequire } from 'node:module';
import { localPage } from './local-page.mjs';
import { isSwitchedOff } from './local-switch.mjs';

// The proxy that webpack-dev-server itself depends on and configures with these options.
const ofDevServer = createRequire(createRequire(import.meta.url).resolve('webpack-dev-server'));
const { responseInterceptor } = ofDevServer('http-proxy-middleware');

/**
 * Proxies everything except the local remote to the deployed product. Origin and cookies are
 * rewritten in both directions, so that the product sees its own.
 * @param {{ origin: string, port: number, map: import('@alumni/shared-contract').RemoteMap,
 *   base: string, hashes: () => Promise<Record<string, string>> }} local
 */
export function deployedProxy({ origin, port, map, base, hashes }) {
  const own = new RegExp(`^http://(localhost|127\\.0\\.0\\.1):${port}`);
  return {
    context: (path) => path !== '/ws' && !path.startsWith(base),
    target: origin,
    changeOrigin: true,
    ws: false,
    xfwd: false,
    cookieDomainRewrite: '',
    selfHandleResponse: true,
    onProxyReq(proxied) {
      for (const name of ['origin', 'referer']) {
        const value = proxied.getHeader(name);
        if (value) proxied.setHeader(name, String(value).replace(own, origin));
      }
    },
    onProxyRes: responseInterceptor(async (body, answer, request, response) => {
      adaptHeaders(answer, response, { origin, port });
      const page = isSentHome(answer, request)
        ? await homePage(origin, request, response)
        : { body, headers: answer.headers };
      if (!page.headers['content-type']?.startsWith('text/html')) return body;
      const html = page.body.toString('utf8');
      if (!html.includes('id="registry"')) return body;
      return localPage(html, {
        map,
        base,
        host: new URL(origin).host,
        integrity: await hashes(),
        nonce: nonceOf(page.headers['content-security-policy']),
        isOff: isSwitchedOff(request),
      });
    }),
    onError(error, _request, response) {
      response.writeHead?.(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end?.(`${origin} ne répond pas (${error.code ?? error.message}).`);
    },
  };
}

/** The product sends unknown pages home; the local remote may have that page already. */
const isSentHome = ({ statusCode, headers }, { method, url }) =>
  method === 'GET' && statusCode === 302 && headers.location === '/' && !/^\/(\?|$)/.test(url);

/** The home page in place of the redirect: the shell shows the page of the address, or goes home. */
async function homePage(origin, { headers: { cookie = '' } }, response) {
  const answer = await fetch(`${origin}/`, { headers: { cookie, accept: 'text/html' } });
  const headers = Object.fromEntries(answer.headers);
  response.statusCode = answer.status;
  response.removeHeader('location');
  for (const name of ['content-type', 'content-security-policy', 'cache-control']) {
    if (headers[name]) response.setHeader(name, headers[name]);
  }
  return { body: await answer.text(), headers };
}

/** Valid for https and the product's host only, not for localhost. */
function adaptHeaders({ headers }, response, { origin, port }) {
  response.removeHeader('strict-transport-security');
  const cookies = headers['set-cookie']?.map((cookie) =>
    cookie.replace(/;\s*(domain=[^;]*|secure)(?=;|$)/gi, ''),
  );
  if (cookies) response.setHeader('set-cookie', cookies);
  if (headers.location?.startsWith(origin)) {
    response.setHeader('location', headers.location.replace(origin, `http://localhost:${port}`));
  }
}

function nonceOf(policy = '') {
  return /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
}
