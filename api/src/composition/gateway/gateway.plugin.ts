import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchRegistryRoute, reservedPath, shellEntry } from '@alumni/federation-registry';
import type { Registry } from '@alumni/shared-contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { toEverySite } from '../../http/other-sites';
import { openViews } from '../first-view/open-views';
import type { GatewayOptions } from './gateway-options';
import { menuIcons, menuIconsAddress } from './menu-icons';
import { pinNotice, takePin } from './pin-request';
import { previewNotice, takePreview } from './preview-request';
import { releaseTag } from './release-tag';
import { pageSender } from './send-page';
import { serveSearchEngines } from './search-engines';
import { serveFiles } from './serve-files';
import { serveStandardManifests } from './standard-manifests';

/**
 * Pages of the product and their files. Register it before the API's hooks: pages need no session.
 */
export const gatewayPlugin: FastifyPluginAsync<GatewayOptions> = async (app, options) => {
  const { publishedDir, releases, shell, site, firstViewMs = 0 } = options;
  const own = shellEntry(shell);
  const open = { config: { access: 'all' as const } };
  const favicon = Object.keys(shell.integrity).find((name) => name.startsWith('media/favicon.'));
  const faviconUrl = favicon && `/assets/${favicon}`;
  const icon = favicon && (await iconOf(join(publishedDir, 'assets', favicon)));
  const views = openViews(app, { publishedDir, shell, site, timeoutMs: firstViewMs });
  const sendPage = pageSender(options, views, icon);
  app.addHook('onListen', () => {
    releases.live().then(views.warm, (error: unknown) => app.log.warn(error));
  });

  await serveFiles(app, options);
  serveStandardManifests(app, options);
  serveSearchEngines(app, options);

  app.get('/registry.json', open, async (request, reply) => {
    const registry = await releases.registryFor(request);
    views.warm(registry);
    void reply.header(...toEverySite);
    return sendComposed(request, reply, registry, registry);
  });

  app.get(menuIconsAddress, open, async (request, reply) => {
    const registry = await releases.registryFor(request);
    return sendComposed(request, reply, registry, menuIcons(registry));
  });

  /** A part of what this visitor's page is composed of, unless their browser has it. */
  function sendComposed(
    request: FastifyRequest,
    reply: FastifyReply,
    registry: Registry,
    part: object,
  ) {
    const tag = releaseTag(registry, shell);
    // Private: a canary, a preview or a pin belongs to one visitor.
    void reply.headers({ 'cache-control': 'private, no-cache', etag: tag, vary: 'Cookie' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.send(part);
  }

  app.get('/favicon.ico', open, (_request, reply) =>
    faviconUrl ? reply.redirect(faviconUrl) : reply.callNotFound(),
  );

  app.get('/*', open, async (request, reply) => {
    const address = new URL(`http://page.invalid${request.url}`);
    const { pathname, searchParams } = address;
    if (reservedPath.test(pathname)) return reply.callNotFound();
    const pin = await takePin(releases, request, reply, address);
    if (pin.leadsTo) return reply.redirect(pin.leadsTo, 302);
    const preview = await takePreview(releases, request, reply, address);
    if (preview.leadsTo) return reply.redirect(preview.leadsTo, 302);
    const registry = await releases.registryFor(request, reply);
    const match = matchRegistryRoute(registry, pathname, own);
    // No remote provides the home page: show the shell's message instead of redirecting forever.
    if (!match && pathname !== '/') return reply.redirect('/', 302);
    return sendPage(request, reply, {
      registry,
      match,
      pathname,
      searchParams,
      pin: pinNotice(registry, pin.unknown, releases.pinnedUntil(request)),
      preview: previewNotice(registry, releases.previewOf(request), preview.isInvalid),
    });
  });
};

/** The icon as a data: URL, to save a request for half a kilobyte. */
async function iconOf(file: string): Promise<string> {
  return `data:image/svg+xml,${encodeURIComponent(await readFile(file, 'utf8'))}`;
}
