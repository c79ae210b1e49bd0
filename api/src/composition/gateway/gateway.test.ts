import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Registry } from '@alumni/shared-contract';
import { antdTheme, type ShellRelease } from '@alumni/federation-registry';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { createReleases } from '../releases/releases';
import { buildEntry, buildRegistry, fixedRegistry } from '../../../testing/fixed-registry';
import { shell as plainShell } from '../../../testing/releasing';
import { describeOnDatabase } from '../../../testing/test-api';
import type { GatewayOptions } from './gateway-options';
import { gatewayPlugin } from './gateway.plugin';
import { releaseTag } from './release-tag';
import { pageHeaders } from './security-headers';

const none = { js: [], css: [], shares: [] };
const shell: ShellRelease = {
  ...plainShell,
  provides: {},
  exports: {},
  template:
    '<html><head><!--head--></head><body><!--view--><div id="root"></div><!--data--></body></html>',
  chunks: {
    bootstrap: { js: ['boot.1.js'], css: ['boot.1.css'], shares: ['react'] },
    'member-layout': { js: ['member.1.js'], css: [], shares: [] },
    StateScreen: { js: ['state.1.js'], css: ['state.1.css'], shares: ['react'] },
  },
  shares: { react: { ...none, js: ['core.1.js'] } },
  integrity: { 'main.1.js': 'sha384-m', 'boot.1.js': 'sha384-b', 'core.1.js': 'sha384-c' },
};

const registry = buildRegistry([
  buildEntry(
    {
      name: 'mf_a',
      menus: [
        {
          slot: 'member.sidebar',
          label: 'Liste',
          to: 'list',
          order: 1,
          access: 'session',
          icon: { viewBox: '0 0 24 24', path: 'M1 2h3z' },
        },
      ],
      routes: [
        {
          name: 'list',
          path: '/admin/students/:id',
          screen: './src/screens/list/ListScreen',
          title: 'Liste',
          layout: 'member',
          access: 'session',
          data: ['/api/x/{params.id}?page={query.page}&q={query.q}'],
        },
        {
          name: 'dashboard',
          path: '/admin/dashboard',
          screen: './src/screens/list/ListScreen',
          title: 'Tableau de bord',
          layout: 'member',
          access: 'staff',
          data: ['/api/stats'],
        },
        {
          name: 'sign_up',
          path: '/sign-up',
          screen: './src/screens/list/ListScreen',
          title: 'Inscription',
          layout: 'public',
          access: 'guest',
          data: ['/api/guest/countries'],
        },
        {
          name: 'opps',
          path: '/nos_opportunités',
          aliases: ['/nos_opportunites'],
          screen: './src/screens/list/ListScreen',
          title: 'Offres',
          layout: 'public',
          access: 'all',
        },
        {
          name: 'password_create',
          path: '/password/create/:code',
          screen: './src/screens/list/ListScreen',
          title: 'Mot de passe',
          layout: 'public',
          access: 'all',
        },
        {
          name: 'check_user',
          path: '/check_user/:token',
          screen: './src/screens/list/ListScreen',
          title: 'Accueil',
          layout: 'public',
          access: 'all',
        },
      ],
    },
    {
      title: 'A </script><!-- ',
      integrity: { 'remoteEntry.js': 'sha384-e', 'c1.js': 'sha384-s' },
      exposes: { './ListScreen': { js: ['c1.js'], css: ['c1.css'], shares: ['react'] } },
    },
  ),
]);

const options = {
  shell,
  releases: fixedRegistry(registry),
  site: { name: 'Réseau' },
  sessionCookie: 'sid',
};

async function gateway(template = shell.template, more: Partial<GatewayOptions> = {}) {
  const publishedDir = mkdtempSync(join(tmpdir(), 'published-'));
  mkdirSync(join(publishedDir, 'assets'));
  writeFileSync(join(publishedDir, 'assets/main.1.js'), 'plain');
  writeFileSync(join(publishedDir, 'embed.js'), 'embed');
  writeFileSync(join(publishedDir, 'assets/main.1.js.br'), brotliCompressSync('packed'));
  writeFileSync(join(publishedDir, 'assets/state.1.css'), '.state{}');
  mkdirSync(join(publishedDir, 'remotes/mf_a/1.0.0-ab'), { recursive: true });
  writeFileSync(
    join(publishedDir, 'remotes/mf_a/1.0.0-ab/c1.css'),
    '.a{background:url(media/x.png)}',
  );
  const app = Fastify();
  await app.register(cookie);
  await app.register(gatewayPlugin, {
    publishedDir,
    ...options,
    shell: { ...shell, template },
    ...more,
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Introuvable' }));
  return app;
}

const get = async (url: string, headers = {}, more: Partial<GatewayOptions> = {}) =>
  (await gateway(shell.template, more)).inject({ url, headers });

test('a page has the registry, its title, and the files that its screen needs', async () => {
  const page = await get('/admin/students/3');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Liste · Réseau</title>');
  for (const file of ['/assets/core.1.js', '/assets/member.1.js', '/remotes/mf_a/1.0.0-ab/c1.js']) {
    expect(page.body).toContain(`as="script" href="${file}"`);
  }
  expect(page.body).toMatch(/remoteEntry\.js" integrity="sha384-e" nonce=/);
  // Browsers load modules by name: no paths of sources.
  expect(page.body).toContain('"screen":"./ListScreen"');
  expect(page.body).not.toContain('./src/');
  expect(page.body).toContain('<link rel="stylesheet" href="/assets/boot.1.css"');
});

test('a page holds the part of the registry that browsers need', async () => {
  const [remote] = registry.remotes;
  const files = { js: ['c2.js'], css: [], shares: ['react', antdTheme] };
  const parcel = { name: 'news', title: 'Nouvelles', screen: './src/parcels/NewsParcel' };
  const fuller: Registry = {
    ...registry,
    remotes: [
      {
        ...remote!,
        available: ['1.0.0-aa'],
        requires: { react: '^19.0.0' },
        knowsHashes: true,
        exposes: {
          ...remote!.exposes,
          './News': files,
          './NewsParcel': files,
          './lifecycles/ListScreen': files,
        },
        remote: {
          ...remote!.remote,
          parcels: [parcel],
          routes: remote!.remote.routes.slice(0, 1),
          slots: [{ slot: 'member.x@1', screen: './src/slots/News', minHeight: 0 }],
        },
      },
    ],
  };
  const { body } = await get('/admin/students/3', {}, { releases: fixedRegistry(fuller) });
  const json = /id="registry">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({
    schema: 1,
    remotes: [
      {
        name: 'mf_a',
        title: 'A </script><!-- ',
        version: '1.0.0-ab',
        base: '/remotes/mf_a/1.0.0-ab/',
        state: 'on',
        channel: 'live',
        integrity: { 'remoteEntry.js': 'sha384-e' },
        remote: {
          routes: [
            {
              name: 'list',
              path: '/admin/students/:id',
              screen: './ListScreen',
              layout: 'member',
              access: 'session',
            },
          ],
          menus: [expect.objectContaining({ label: 'Liste', icon: 'list' })],
          slots: [{ slot: 'member.x@1', screen: './News', minHeight: 0 }],
        },
        exposes: {
          './ListScreen': { js: ['c1.js'], css: ['c1.css'] },
          './News': { js: ['c2.js'], shares: [antdTheme] },
        },
      },
    ],
  });
});

test('the sheet of a screen is in the page, and blocks no paint; missing, it is left to the runtime', async () => {
  const { body } = await get('/admin/students/3');
  expect(body).toMatch(
    /<style nonce="[\w-]+" data-href="c1\.css">\.a\{background:url\(\/remotes\/mf_a\/1\.0\.0-ab\/media\/x\.png\)\}<\/style>/,
  );
  expect(body).not.toMatch(/<link [^>]*c1\.css/);

  const publishedDir = mkdtempSync(join(tmpdir(), 'published-'));
  mkdirSync(join(publishedDir, 'assets'));
  const without = await get('/admin/students/3', {}, { publishedDir });
  expect(without.statusCode).toBe(200);
  expect(without.body).not.toMatch(/(data-href|href)="[^"]*c1\.css/);
});

test('a page of the shell itself loads its chunks, and nothing of a remote', async () => {
  const { statusCode, body } = await get('/etat');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>État · Réseau</title>');
  expect(body).toContain('as="script" href="/assets/state.1.js"');
  expect(body).toContain('data-href="state.1.css"');
  expect(body).not.toContain('href="/remotes/');
});

test('a page is never cached, and runs scripts by nonce only', async () => {
  const [one, two] = [await get('/nos_opportunites'), await get('/nos_opportunites')];
  const policy = String(one.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1];
  expect(one.headers['cache-control']).toBe('no-store');
  expect(policy).not.toMatch(/unsafe/);
  expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types alumni-scripts ");
  expect(policy).toMatch(/; report-uri \/api\/composition\/csp-reports$/);
  expect(one.body).toContain(`src="/assets/main.1.js" integrity="sha384-m" nonce="${nonce}"`);
  expect(two.headers['content-security-policy']).not.toBe(policy);
});

test('a page knows its release, and a HEAD of the registry gives the live one', async () => {
  const page = await get('/nos_opportunites');
  const own = JSON.parse(/id="release">(.*?)<\/script>/.exec(page.body)?.[1] ?? '') as string;
  const app = await gateway();
  const head = await app.inject({ method: 'HEAD', url: '/registry.json' });
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, own, '']);
  const again = await get('/registry.json', { 'if-none-match': own });
  expect(again.statusCode).toBe(304);
  const promoted = { ...registry, revision: 1 };
  expect(releaseTag(promoted, shell)).not.toBe(own);
});

test('pages name the icons of menus; their drawings come with pages for members, and by a call', async () => {
  const drawings = { list: { viewBox: '0 0 24 24', path: 'M1 2h3z' } };
  const pageOf = async (url: string, headers = {}) => {
    const { body } = await get(url, headers);
    const json = (id: string) =>
      JSON.parse(new RegExp(`id="${id}">(.*?)</script>`, 's').exec(body)?.[1] ?? 'null') as unknown;
    const { remotes } = json('registry') as Registry;
    const inlined = json('first-data') as { data: Record<string, unknown> } | null;
    return [remotes[0]?.remote.menus[0]?.icon, inlined?.data['/menu-icons.json']];
  };
  const session = { cookie: 'sid=1' };
  expect(await pageOf('/nos_opportunites')).toEqual(['list', undefined]);
  expect(await pageOf('/nos_opportunites', session)).toEqual(['list', undefined]);
  expect(await pageOf('/admin/students/3')).toEqual(['list', undefined]);
  expect(await pageOf('/admin/students/3', session)).toEqual(['list', drawings]);
  const answer = await get('/menu-icons.json');
  expect(answer.json()).toEqual(drawings);
  const tag = String(answer.headers.etag);
  expect((await get('/menu-icons.json', { 'if-none-match': tag })).statusCode).toBe(304);
});

test('a page lists the hashes of the shell’s scripts that its entry does not hold', async () => {
  const hashesIn = async (more: Partial<GatewayOptions>) => {
    const { body } = await get('/', {}, more);
    return Object.keys(
      JSON.parse(/id="integrity">(.*?)<\/script>/s.exec(body)?.[1] ?? '') as object,
    );
  };
  const scripts = Object.keys(shell.integrity).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(await hashesIn({ shell })).toEqual(scripts);
  expect(await hashesIn({ shell: { ...shell, knowsHashes: true } })).toEqual(shell.entry.js);
});

test('a text of the registry cannot end its script element', async () => {
  const { body } = await get('/nos_opportunites');
  const json = /id="registry">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  expect(json).not.toContain('<');
  expect((JSON.parse(json) as Registry).remotes[0]?.title).toBe('A </script><!-- ');
});

test.each(['/nos_opportunités', '/nos_opportunit%C3%A9s', '/nos_opportunite%CC%81s'])(
  '%s is a page',
  async (path) => {
    expect((await get(encodeURI(decodeURI(path)))).statusCode).toBe(200);
  },
);

test('an unknown page redirects home', async () => {
  const reply = await get('/somewhere');
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/']);
});

/** Status and `location` of a raw request line, which HTTP clients would normalize. */
async function ask(port: number, path: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const head = (await socket.toArray()).join('').split('\r\n\r\n')[0] ?? '';
  return [head.slice(9, 12), /^location: (.*)$/im.exec(head)?.[1] ?? '/'];
}

test('pictures may come from this origin and from the configured one', () => {
  const images = (...origins: string[]) =>
    /img-src [^;]*/.exec(
      pageHeaders('nonce', '/', { imageOrigins: origins })['content-security-policy'] ?? '',
    )?.[0];
  expect(images()).toBe("img-src 'self' data: blob:");
  expect(images('https://cdn.alumni.test')).toBe(
    "img-src 'self' data: blob: https://cdn.alumni.test",
  );
});

test('files of remotes come from a host name of their own, verified, and the policy admits it', async () => {
  const remotesOrigin = 'https://remotes.alumni.test';
  const { body, headers } = await get('/admin/students/3', {}, { remotesOrigin });
  const file = (name: string) => `href="${remotesOrigin}/remotes/mf_a/1.0.0-ab/${name}"`;
  expect(body).toMatch(new RegExp(`as="script" ${file('c1.js')}[^>]* crossorigin="anonymous"`));
  expect(body).toContain(`url(${remotesOrigin}/remotes/mf_a/1.0.0-ab/media/x.png)`);
  expect(body).toMatch(/href="\/assets\/core\.1\.js" integrity="[^"]*" nonce="[^"]*">/);
  expect(body).toContain(`id="remotes-origin">"${remotesOrigin}"<`);
  const policy = String(headers['content-security-policy']);
  for (const name of ['default-src', 'script-src', 'style-src', 'img-src'])
    expect(policy).toMatch(new RegExp(`${name} [^;]*${remotesOrigin}`));
  // The registry itself names folders, not hosts: other sites and commands read it too.
  expect(body).toContain('"base":"/remotes/mf_a/1.0.0-ab/"');
  expect((await get('/')).body).not.toContain('remotes-origin');
});

test('chosen colours are in the page, under its nonce', async () => {
  const colours = { light: { ink: '#0b5d3b' }, dark: { ink: '#8fd9b6' } };
  const { body } = await get('/', {}, { site: { name: 'Réseau', colours } });
  const [, nonce, style] = /<style nonce="([\w-]+)">(.*?)<\/style>/.exec(body) ?? [];
  expect(body).toContain(`<script nonce="${nonce}">`);
  expect(style).toBe(
    'html:root{--ink: #0b5d3b;}' +
      "@media (prefers-color-scheme:dark){html:root:not([data-theme='light']){--ink: #8fd9b6;}}" +
      "html:root[data-theme='dark']{--ink: #8fd9b6;}",
  );
  expect((await get('/')).body).not.toContain('<style');
});

test('an address that hides another host stays on this one, without an error', async () => {
  const app = await gateway();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  for (const path of ['//', '//exemple.test', '/\\', '/\\exemple.test', '/%5Cexemple.test', '/%']) {
    const [status, location] = await ask(port, path);
    expect([path, location]).toEqual([path, '/']);
    expect(['200', '302', '400', '404']).toContain(status);
  }
  await app.close();
});

test.each([
  '/api',
  '/api/',
  '/api/x',
  '/api/x/y?z=1',
  '/auth/x',
  '/assets',
  '/assets/x.js',
  '/remotes/mf_a/x.js',
  '/remotes/',
  '/files/x',
  '/_mail/x',
])('%s is 404, and serves no page', async (path) => {
  const reply = await get(path);
  expect(reply.headers['content-type'] ?? '').not.toContain('html');
  expect({ path, status: reply.statusCode }).toEqual({ path, status: 404 });
  expect(reply.json()).toEqual({ message: 'Introuvable' });
});

test.each(['/assets/../../etc/passwd', '/assets/..%2f..%2fetc%2fpasswd', '/assets/%2e%2e/x'])(
  '%s is not found',
  async (path) => {
    const reply = await get(path);
    expect(reply.body).not.toContain('root:');
    expect([302, 403, 404]).toContain(reply.statusCode);
  },
);

test.each([
  ['session', '/admin/students/3?page=2', '/api/x/3?page=2'],
  ['staff', '/admin/dashboard', '/api/stats'],
])('preloads data of a route for %s only with a session', async (_, url, address) => {
  const data = `href="${address}" crossorigin="use-credentials"`;
  expect((await get(url, { cookie: 'a=1; sid=x' })).body).toContain(data);
  expect((await get(url)).body).not.toContain(data);
});

test('preloads no data of a route for guests when there is a session', async () => {
  const { body } = await get('/sign-up', { cookie: 'a=1; sid=x' });
  expect(body).toContain('href="/api/users/current" crossorigin="use-credentials"');
  expect(body).not.toContain('/api/guest/countries');
});

test('a token in the address is hidden from referrers and search engines', async () => {
  const secret = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
  expect((await get('/check_user/abc')).headers).toMatchObject(secret);
  // In any spelling.
  expect((await get('/?a=1&t%6Fken=abc')).headers).toMatchObject(secret);
  expect((await get('/?a=token')).headers).not.toHaveProperty('x-robots-tag');
  for (const path of [
    '/password-reset/a',
    '/password/create/a',
    '/email/confirm/a',
    '/social/confirm/a',
    '/usersinfo?token=a',
  ]) {
    expect(pageHeaders('nonce', path)).toMatchObject(secret);
  }
});

test('files are cached for ever, without validators, and compressed', async () => {
  const packed = await get('/assets/main.1.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br' });
  expect(packed.headers['cache-control']).toContain('immutable');
  expect(packed.headers['content-type']).toContain('javascript');
  expect(packed.headers).not.toHaveProperty('etag');
  expect(packed.headers).not.toHaveProperty('last-modified');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('packed');
  expect((await get('/assets/main.1.js')).body).toBe('plain');
});

test('pages of other sites may read scripts and the registry, and no page', async () => {
  for (const path of ['/embed.js', '/assets/main.1.js', '/registry.json']) {
    expect((await get(path)).headers).toMatchObject({ 'access-control-allow-origin': '*' });
  }
  expect((await get('/terms')).headers).not.toHaveProperty('access-control-allow-origin');
  const app = await gateway();
  const script = await app.inject('/embed.js');
  expect([script.statusCode, script.body]).toEqual([200, 'embed']);
  expect(script.headers['cache-control']).toBe('public, max-age=300');
  const headers = { 'if-none-match': String(script.headers.etag) };
  expect((await app.inject({ url: '/embed.js', headers })).statusCode).toBe(304);
});

test('a template without its marker fails instead of serving an empty page', async () => {
  const app = await gateway('<html><!--head--></html>');
  expect((await app.inject('/nos_opportunites')).statusCode).toBe(500);
});

describeOnDatabase('pages before the API', (api) => {
  const publishedDir = mkdtempSync(join(tmpdir(), 'published-'));
  mkdirSync(join(publishedDir, 'assets'));
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp(api.context, {
      gateway: { ...options, publishedDir },
      releases: createReleases(api.context, shell),
    });
  });
  afterAll(() => app.close());

  test.each([
    'GET /api/rien',
    'GET /auth/rien',
    'GET /assets/rien.js',
    'GET /remotes/rien',
    'POST /nulle-part',
    'PUT /',
    'DELETE /api/opportunities',
  ])('%s: 404 in JSON and in French', async (request) => {
    const [method, url] = request.split(' ') as ['GET', string];
    const reply = await app.inject({ method, url, headers: { accept: 'text/html' } });
    expect({ request, status: reply.statusCode }).toEqual({ request, status: 404 });
    const message = 'Cette page ou cet élément n’existe pas.';
    expect(reply.json()).toEqual({ code: 'not_found', message });
  });

  test('an address can serve a page for GET and a call for writes', async () => {
    const url = '/password/create/0123';
    const page = await app.inject({ url });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<title>')]);
    const call = await app.inject({ method: 'POST', url, payload: {} });
    expect(call.json()).toMatchObject({ code: 'csrf' });
    expect((await app.inject('/api/diplomes')).json()).toEqual([]);
    const { statusCode, headers } = await app.inject('/nulle-part?x=1');
    expect([statusCode, headers.location]).toEqual([302, '/']);
  });

  test('a file that cannot be read, or is not there, is not stored by browsers', async () => {
    // A socket has a size and a date, but cannot be opened as a file.
    const socket = createServer().listen(join(publishedDir, 'assets/broken.js'));
    await once(socket, 'listening');
    const answers = [];
    for (const name of ['broken', 'none']) answers.push(await app.inject(`/assets/${name}.js`));
    socket.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 404]);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });

  test('other sites may load the files of the product as scripts and styles', async () => {
    for (const file of ['embed.js', 'assets/chunk.css']) {
      writeFileSync(join(publishedDir, file), '');
      const { statusCode, headers } = await app.inject(`/${file}`);
      expect([file, statusCode]).toEqual([file, 200]);
      expect(headers).not.toHaveProperty('cross-origin-resource-policy');
      expect(headers).not.toHaveProperty('content-security-policy');
    }
  });
});
