import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GatewayOptions } from './gateway-options';
import { secretPaths } from './security-headers';
import { sitemap } from './sitemap';

/** Cache time of the sitemap in seconds: it may have fifty thousand addresses. */
const keepSeconds = 300;
const keep = `public, max-age=${keepSeconds}`;

const nothing = async () => ({ actuality_details: [], opportunity_details: [] });

/** robots.txt and the sitemap. */
export function serveSearchEngines(app: FastifyInstance, options: GatewayOptions): void {
  const { baseUrl = '', releases, listedItems = nothing } = options;
  const open = { config: { access: 'all' as const } };
  const list = rememberFor(keepSeconds, async () => {
    const [registry, items] = await Promise.all([releases.live(), listedItems()]);
    const body = sitemap(registry, items, baseUrl);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
    return { body, tag: `"${hash}"` };
  });

  app.get('/robots.txt', open, (_request, reply) =>
    reply
      .headers({ 'cache-control': keep, 'content-type': 'text/plain; charset=utf-8' })
      .send(robots(baseUrl)),
  );

  app.get('/sitemap.xml', open, async (request, reply) => {
    const { body, tag } = await list();
    const type = 'application/xml; charset=utf-8';
    void reply.headers({ 'cache-control': keep, 'content-type': type, etag: tag });
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(body);
  });
}

const robots = (baseUrl: string) =>
  [
    'User-agent: *',
    ...['/admin', '/etat', ...secretPaths, '/*token='].map((path) => `Disallow: ${path}`),
    `\nSitemap: ${baseUrl}/sitemap.xml\n`,
  ].join('\n');

/** Caches a value for a time, with one computation for all callers; failures are not cached. */
function rememberFor<Value>(seconds: number, make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    if (made) return made;
    const forget = () => (made = undefined);
    made = make();
    made.then(() => setTimeout(forget, seconds * 1000).unref(), forget);
    return made;
  };
}
