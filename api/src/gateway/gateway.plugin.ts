import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { Registry, SocialProvider } from '@alumni/shared-contract';
import {
  matchRegistryRoute,
  type MatchedRoute,
  type ShellRelease,
} from '@alumni/federation/registry';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { compress } from './compress';
import { pageData } from './page-data';
import { pageFiles } from './page-files';
import { pageHtml, registryForBrowser, scriptJson, shellIntegrity } from './page-html';
import { pageHeaders } from './security-headers';

/** What the pages say of the network (configuration); read by the shell and by mf-public. */
export interface GatewaySite {
  name: string;
  social?: { label: string; url: string }[];
  /** Providers one may sign in with: a button each. */
  socialLogins?: SocialProvider[];
  [more: string]: unknown;
}

export interface GatewayOptions {
  /** Holds `assets/` and `remotes/`. */
  publishedDir: string;
  shell: ShellRelease;
  /** The live registry, asked for with every page. */
  registry: () => Registry | Promise<Registry>;
  site: GatewaySite;
  /** Where pictures come from when it is not this server. */
  imageOrigin?: string;
  /** Name of the session cookie: with it, a member's data is fetched along with the page. */
  sessionCookie?: string;
}

/** Paths that are never a page. */
const reserved = /^\/(api|auth|sanctum|remotes|assets|files|health|ready|metrics|_mail)(\/|$)/;

/**
 * The pages of the product, and the files they are made of. Register it before the hooks of the
 * API: pages are the same for everybody and need no session.
 */
export const gatewayPlugin: FastifyPluginAsync<GatewayOptions> = async (app, options) => {
  const { publishedDir, shell, site } = options;
  const open = { config: { access: 'all' as const } };
  const texts = { integrity: scriptJson(shellIntegrity(shell)), site: scriptJson(site) };
  const registryText = rememberLast((registry: Registry) =>
    scriptJson(registryForBrowser(registry)),
  );
  const favicon = Object.keys(shell.integrity).find((name) => /^media\/favicon\./.test(name));
  const faviconUrl = favicon && `/assets/${favicon}`;

  await app.register(fastifyStatic, {
    root: publishedDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    setHeaders: (reply) => {
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      void reply.header('x-content-type-options', 'nosniff');
    },
  });

  for (const folder of ['assets', 'remotes']) {
    app.get<{ Params: { '*': string } }>(`/${folder}/*`, open, (request, reply) =>
      reply.sendFile(`${folder}/${request.params['*']}`),
    );
  }

  app.get('/registry.json', open, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await options.registry()),
  );

  app.get('/favicon.ico', open, (_request, reply) =>
    faviconUrl ? reply.redirect(faviconUrl) : reply.callNotFound(),
  );

  app.get('/*', open, async (request, reply) => {
    const { pathname, searchParams } = new URL(`http://page.invalid${request.url}`);
    if (reserved.test(pathname)) return reply.callNotFound();
    const registry = await options.registry();
    const match = matchRegistryRoute(registry, pathname);
    if (match) return sendPage(request, reply, { registry, match, pathname, searchParams });
    // No remote brings the home page: the shell says so, without going round in circles.
    if (pathname === '/')
      return sendPage(request, reply, { registry, match, pathname, searchParams });
    return reply.redirect('/', 302);
  });

  interface Asked {
    registry: Registry;
    match: MatchedRoute | null;
    pathname: string;
    searchParams: URLSearchParams;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, asked: Asked) {
    const { registry, match, pathname, searchParams } = asked;
    const nonce = randomBytes(16).toString('base64url');
    const html = pageHtml({
      template: shell.template,
      title: match ? `${match.route.title} · ${site.name}` : site.name,
      nonce,
      files: pageFiles(shell, match),
      data: match ? pageData(match, searchParams, hasCookie(request, options.sessionCookie)) : [],
      faviconUrl,
      json: { registry: registryText(registry), ...texts },
    });
    const { body, encoding } = await compress(html, request.headers['accept-encoding']);
    if (encoding) void reply.header('content-encoding', encoding);
    const address = `${pathname}?${searchParams}`;
    return reply.headers(pageHeaders(nonce, address, options.imageOrigin)).send(body);
  }
};

function hasCookie(request: FastifyRequest, name: string | undefined): boolean {
  return name !== undefined && `; ${request.headers.cookie ?? ''}`.includes(`; ${name}=`);
}

/** Computes again only for another registry. */
function rememberLast<T extends object>(compute: (value: T) => string): (value: T) => string {
  let last: { value: T; text: string } | null = null;
  return (value) => {
    if (last?.value !== value) last = { value, text: compute(value) };
    return last.text;
  };
}
