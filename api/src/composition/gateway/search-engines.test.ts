import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteFolders } from '@alumni/federation-registry/remotes';
import type { RemoteMap } from '@alumni/shared-contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { listedItems } from '../pages';
import { buildNews, buildOpportunity } from '../../../testing/content-factories';
import { buildEntry, buildRegistry, fixedRegistry } from '../../../testing/fixed-registry';
import { shell } from '../../../testing/releasing';
import { createReleases } from '../releases/releases';
import { describeOnDatabase } from '../../../testing/test-api';
import { mostAddresses, sitemap } from './sitemap';

const root = join(__dirname, '../../../..');
const maps = remoteFolders(root).map(
  (name) => JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')) as RemoteMap,
);
const baseUrl = 'https://alumni.test';

/** The remote maps of this repository, all live. */
const registry = buildRegistry(maps.map((map) => buildEntry(map)));
const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)</g)].map(([, url]) => url);

describeOnDatabase('search engines', (api) => {
  let app: FastifyInstance;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    const day = 86_400_000;
    const changed = { updatedAt: new Date('2026-03-04T05:06:07Z') };
    const published = { draft: 0 as const, datePublication: new Date(Date.now() - day) };
    const dayOf = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
    ids.news = (await buildNews(api.db, { ...published, ...changed })).id;
    await buildNews(api.db, { draft: 1 });
    await buildNews(api.db, { draft: 0, datePublication: new Date(Date.now() + day) });
    ids.open = (await buildOpportunity(api.db, { dateLimite: dayOf(3), ...changed })).id;
    await buildOpportunity(api.db, { dateLimite: dayOf(-3) });
    app = await buildApp(api.context, {
      gateway: {
        publishedDir: mkdtempSync(join(tmpdir(), 'published-')),
        shell,
        baseUrl,
        releases: fixedRegistry(registry),
        site: { name: 'Réseau' },
        listedItems: listedItems(api.db),
      },
      releases: createReleases(api.context, shell),
    });
  });
  afterAll(() => app.close());

  test('the sitemap lists the public pages, and their public content', async () => {
    const { headers, body, statusCode } = await app.inject('/sitemap.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(addressesOf(body)).toEqual([
      `${baseUrl}/`,
      `${baseUrl}/actualities`,
      `${baseUrl}/nos_opportunit%C3%A9s`,
      `${baseUrl}/terms`,
      `${baseUrl}/contact`,
      `${baseUrl}/mentions-legales`,
      `${baseUrl}/actualities/${ids.news}`,
      `${baseUrl}/opportunity_details/${ids.open}`,
    ]);
    expect(body.match(/<lastmod>2026-03-04T05:06:07.000Z</g)).toHaveLength(2);
  });

  test('the sitemap is sent again only when it changed', async () => {
    const { headers } = await app.inject('/sitemap.xml');
    expect(headers['cache-control']).toBe('public, max-age=300');
    const again = await app.inject({
      url: '/sitemap.xml',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': '"x"' } });
    expect(other.statusCode).toBe(200);
  });

  test('robots.txt names the sitemap, and excludes pages that are not public', async () => {
    const { body, headers } = await app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`\nSitemap: ${baseUrl}/sitemap.xml\n`);
    const kept = [...body.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path);
    expect(kept).toEqual([
      '/admin',
      '/etat',
      '/check_user/',
      '/password-reset/',
      '/password/create/',
      '/email/confirm/',
      '/email/undo/',
      '/social/confirm/',
      '/*token=',
    ]);
  });

  test.each([
    '/check_user/abc',
    '/password-reset/abc',
    '/password/create/abc',
    '/email/confirm/abc',
    '/email/undo/abc',
    '/social/confirm/abc',
    '/usersinfo?token=abc',
    '/finish-register',
    '/etat',
    '/admin/dashboard',
    '/admin/students',
    '/admin/show_profil',
  ])('%s is not indexed by search engines', async (path) => {
    const page = await app.inject(path);
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  });

  test.each([
    '/',
    '/actualities',
    '/nos_opportunit%C3%A9s',
    '/terms',
    '/usersinfo',
    '/login',
    '/contact',
    '/mentions-legales',
  ])('%s may be indexed', async (path) => {
    const page = await app.inject(path);
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, undefined]);
  });
});

test('a sitemap respects the limit of search engines, and excludes remotes in maintenance', () => {
  const changedAt = new Date('2026-03-04');
  const many = Array.from({ length: mostAddresses }, (_, id) => ({ id, changedAt }));
  const items = { actuality_details: many, opportunity_details: many };
  expect(addressesOf(sitemap(registry, items, baseUrl))).toHaveLength(mostAddresses);
  const closed = registry.remotes.map((remote) => ({ ...remote, state: 'maintenance' as const }));
  expect(addressesOf(sitemap({ ...registry, remotes: closed }, items, baseUrl))).toEqual([]);
});
