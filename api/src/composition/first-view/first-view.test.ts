import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ShellRelease } from '@alumni/federation-registry';
import Fastify, { type FastifyInstance } from 'fastify';
import { eventually } from '../../../testing/eventually';
import { buildEntry, buildRegistry, fixedRegistry } from '../../../testing/fixed-registry';
import { gatewayPlugin } from '../gateway/gateway.plugin';

/** Modules of a remote, as the build would emit them. */
const modules = {
  Sound: "(text) => '<h1>' + JSON.parse(text).data['/api/item/3'].titre + '</h1>'",
  Throws: "() => { throw new Error('cassé') }",
  Hangs: '() => { for (;;); }',
  Hoards: '() => { const all = []; for (;;) all.push(new Array(100000).fill(all.length)) }',
  Styled: '() => \'<p style="color: red">x</p>\'',
  Breaking: '() => \'<p style="color: red} body {display: none">x</p>\'',
  Calling: '() => \'<p style="background: url(https://x.test)">x</p>\'',
  Scripted: "() => '<img src=x onerror=alert(1)>'",
  Endless: "() => 'x'.repeat(600000)",
  Mute: '() => ({ toString: 1 })',
  Prying: `() => {
    const names = ['process', 'require', 'fetch', 'module', 'setTimeout', 'Buffer', 'WebSocket'];
    const found = names.filter((name) => typeof globalThis[name] !== 'undefined');
    try { found.push(globalThis.constructor.constructor('return typeof process')()) } catch {}
    try { found.push(firstView.views.Prying.constructor('return 1')()) } catch {}
    return '<p>' + (found.join() || 'rien') + '</p>';
  }`,
  Quoting:
    "(text) => '<p title=\" style=x onclick=y\">' + (JSON.parse(text).isGuest ? 'guest' : 'member') + '</p>'",
  Placed: "(text) => '<p>' + JSON.parse(text).path + '</p>'",
  Leading: `() => '<picture><source type="image/avif" srcSet="/a.avif 480w" sizes="100vw"/>' +
    '<img src="/a.webp" fetchPriority="high"/></picture>'`,
} as const;
type Name = keyof typeof modules;

const frame = `() => '<main><div data-screen="true"></div></main>'`;
const publishedDir = mkdtempSync(join(tmpdir(), 'published-'));
const integrity: Record<string, string> = {};

function publish(path: string, name: string, text: string) {
  const file = join(publishedDir, path, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  integrity[name] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

const base = 'remotes/mf_a/1.0.0-ab';
const names = Object.keys(modules) as Name[];
publish('assets', 'server/frames.js', `var firstView = { views: { PublicFrame: ${frame} } }`);
publish('assets', 'main.1a.js', 'start()');
publish('assets', 'media/favicon.1a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
publish(base, 'c1.css', '.a{background:url(media/x.png)}.b{background:url(/assets/y.png)}');
const views = names.map((name) => `${name}: ${modules[name]}`);
publish(base, 'server/views.js', `var firstView = { views: { ${views.join(', ')} } }`);
publish(base, 'server/Older.js', `var firstView = { render: ${modules.Sound} }`);
publish(base, 'server/Damaged.js', `var firstView = { render: ${modules.Sound} }`);
const files: Record<string, string> = {
  ...Object.fromEntries(names.map((name) => [name, 'server/views.js'])),
  Older: 'server/Older.js',
  Damaged: 'server/Damaged.js',
};
integrity['server/Damaged.js'] = `sha384-${'A'.repeat(64)}`;

const shell: ShellRelease = {
  version: '1.0.0',
  contract: '1.0.0',
  provides: {},
  exports: {},
  map: { name: 'shell', title: 'Réseau', owner: 'x', routes: [], menus: [] },
  template:
    '<html><head><!--head--></head><body><!--view--><div id="root"></div><!--data--></body></html>',
  entry: { js: ['main.1a.js'], css: [], shares: [] },
  chunks: {},
  shares: {},
  prerender: { PublicFrame: 'server/frames.js' },
  integrity,
};

const registry = buildRegistry([
  buildEntry(
    {
      name: 'mf_a',
      routes: [
        ...Object.keys(files).map((name) => ({
          name: name.toLowerCase(),
          path: `/${name}/:id`,
          screen: './src/Screen',
          title: 'Titre',
          layout: 'public' as const,
          access: 'all' as const,
          aliases: [`/alias-${name}/:id`],
          data: ['/api/item/{params.id}'],
          head: { title: 'titre', description: 'contenu', image: 'picture_url' },
          prerender: `./src/prerender/${name}`,
        })),
        {
          name: 'login',
          path: '/login',
          screen: './src/Screen',
          title: 'Se connecter',
          layout: 'public',
          access: 'guest',
          prerender: './src/prerender/Quoting',
        },
      ],
    },
    {
      base: `/${base}/`,
      integrity,
      prerender: files,
      exposes: { './Screen': { js: [], css: ['c1.css'], shares: [] } },
    },
  ),
]);

const hostile = '</script><script>alert(1)</script>"><img onerror=x>';
const items: Record<string, object> = {
  3: {
    titre: 'Bonjour à tous',
    contenu: `<p>${'Un mot après l’autre. '.repeat(20)}</p>`,
    picture_url: '/files/covers/3f-1600x900-avif/1600.webp',
  },
  4: { titre: hostile, contenu: hostile, picture_url: 'javascript:alert(1)' },
};
const asked: (string | undefined)[] = [];
const logLines: string[] = [];
/** It waits for any view on any machine. */
let app: FastifyInstance;
/** For views that never end: they keep a core busy for all of its time. */
let impatient: FastifyInstance;

beforeAll(async () => {
  app = await serve(10_000);
  impatient = await serve(1_000);
});
afterAll(() => Promise.all([app.close(), impatient.close()]));

async function serve(firstViewMs: number): Promise<FastifyInstance> {
  const stream = { write: (line: string) => void logLines.push(line) };
  const served = Fastify({ logger: { level: 'warn', stream } });
  await served.register(gatewayPlugin, {
    publishedDir,
    shell,
    releases: fixedRegistry(registry),
    site: { name: 'Réseau' },
    sessionCookie: 'sid',
    baseUrl: 'https://alumni.test',
    firstViewMs,
  });
  served.get<{ Params: { id: string } }>('/api/item/:id', (request, reply) => {
    asked.push(request.headers.cookie);
    const item = items[request.params.id];
    return item ? reply.send(item) : reply.code(404).send({ message: 'Introuvable' });
  });
  return served;
}

const get = (url: string, cookie = '', from = app) => from.inject({ url, headers: { cookie } });
const firstData = (body: string) =>
  JSON.parse(/id="first-data">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null') as unknown;

test('a page has its first view, its data and its style sheets, without duplicate requests', async () => {
  const { body, statusCode } = await get('/Sound/3');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="ssr"><main><h1>Bonjour à tous</h1></main></div>');
  expect(body).not.toContain('as="fetch"');
  expect(body).not.toContain('rel="stylesheet"');
  expect(body).toMatch(/<style nonce="[\w-]+" data-href="c1.css">/);
  expect(body).toContain(`url(/${base}/media/x.png)`);
  expect(body).toContain('url(/assets/y.png)');
  expect(firstData(body)).toEqual({ data: { '/api/item/3': items[3] }, isGuest: true });
});

test('an alias is rendered as the address of its route, with its query', async () => {
  const { body } = await get('/alias-Placed/3?page=2&search=a%20b');
  expect(body).toContain('<p>/Placed/3?page=2&search=a%20b</p>');
});

test("the server renders the guest's view for a member; the page requests the member's data", async () => {
  asked.length = 0;
  const { body } = await get('/Quoting/3', 'sid=secret');
  expect(asked).toEqual([undefined]);
  expect(body).toContain('member</p>');
  expect(body).toContain('as="fetch" href="/api/users/current"');
  expect((await get('/Quoting/3')).body).toContain('guest</p>');
});

test('a page for guests is rendered for guests only: a person with a session is redirected', async () => {
  expect((await get('/login?next=%2Fterms')).body).toContain('guest</p>');
  const { body, statusCode } = await get('/login', 'sid=secret');
  expect(statusCode).toBe(200);
  expect(body).not.toContain('id="ssr"');
});

test.each<[Name | 'Damaged', RegExp]>([
  ['Throws', /cassé/],
  ['Hangs', /trop lent/],
  ['Hoards', /memory|trop lent/i],
  ['Breaking', /style/],
  ['Calling', /style/],
  ['Scripted', /onerror/],
  ['Endless', /600000/],
  ['Mute', /no text/],
  ['Damaged', /published/],
])('%s: serves the page without a first view, logs why, and continues', async (name, reason) => {
  logLines.length = 0;
  const from = name === 'Hangs' ? impatient : app;
  const [broken, meanwhile] = await Promise.all([
    get(`/${name}/3`, '', from),
    get('/api/item/3', '', from),
  ]);
  expect(meanwhile.statusCode).toBe(200);
  expect(broken.body).not.toContain('id="ssr"');
  expect(firstData(broken.body)).toEqual({ data: { '/api/item/3': items[3] }, isGuest: true });
  expect(broken.body).not.toContain('as="fetch"');
  expect(broken.body).toContain('<title>Bonjour à tous · Réseau</title>');
  const failure = logLines.map((line) => JSON.parse(line) as Record<string, string>);
  expect(failure).toMatchObject([
    { remote: 'mf_a', reason: expect.stringMatching(reason) as string },
  ]);
  // A new thread may start later than a view of the impatient server may take.
  await eventually(async () =>
    expect((await get('/Sound/3', '', from)).body).toContain('id="ssr"'),
  );
});

test('a plain style attribute becomes a rule with the nonce', async () => {
  const { body } = await get('/Styled/3');
  expect(body).toContain('<p data-style="0">x</p>');
  expect(body).toMatch(/<style nonce="[^"]+">[^<]*#ssr \[data-style="0"\]\{color: red\}/);
});

test('the head preloads the leading picture in the format that most browsers support', async () => {
  const { body } = await get('/Leading/3');
  expect(body.split('<body>')[0]).toContain(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/a.avif 480w" imagesizes="100vw" fetchpriority="high">',
  );
  expect((await get('/Sound/3')).body).not.toContain('as="image"');
});

test('no script delays the first paint, or competes with a leading picture', async () => {
  const headOf = async (path: string) => (await get(path)).body.split('<body>')[0];
  const [leading, plain] = [await headOf('/Leading/3'), await headOf('/Sound/3')];
  for (const head of [leading, plain]) {
    expect(head).not.toMatch(/<script[^>]* src=/);
    expect(head).toContain('["/assets/main.1a.js",');
  }
  const preload = '<link rel="preload" as="script" fetchpriority="low" href="/assets/main.1a.js"';
  expect(plain).toContain(preload);
  expect(leading).not.toContain('as="script"');
});

test('the icon is inlined in the page', async () => {
  const icon = /<link rel="icon" type="image\/svg\+xml" href="([^"]*)">/;
  const href = icon.exec((await get('/Sound/3')).body)?.[1] ?? '';
  expect(decodeURIComponent(href)).toBe(
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
});

test('a release from when each module had a file of its own is rendered', async () => {
  expect((await get('/Older/3')).body).toContain('<h1>Bonjour à tous</h1>');
});

test('a module that keeps failing is paused, so that nobody waits for it again', async () => {
  logLines.length = 0;
  for (let visit = 0; visit < 5; visit += 1) await get('/Throws/3');
  // The test above caused one failure already.
  expect(logLines).toHaveLength(2);
  // The others of its file are not.
  expect((await get('/Sound/3')).body).toContain('id="ssr"');
});

test('a module has no access to the server', async () => {
  expect((await get('/Prying/3')).body).toContain('<p>rien</p>');
});

test('hostile text stays text, in the head and in the data', async () => {
  const { body } = await get('/Quoting/4');
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<img onerror');
  expect(body).not.toContain('content="javascript');
  expect(body).toContain('id="ssr"');
});

test('a shared link has a title, a description and a picture that messengers accept', async () => {
  const { body } = await get('/Sound/3?utm=x');
  const tag = (name: string) =>
    new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(body)?.[1];
  expect(tag('og:image')).toBe('https://alumni.test/files/covers/3f-1600x900-avif/960.webp');
  expect([tag('og:image:width'), tag('og:image:height')]).toEqual(['960', '540']);
  expect(tag('og:image:alt')).toBe('Bonjour à tous');
  expect(tag('og:url')).toBe('https://alumni.test/Sound/3');
  expect(body).toContain('<link rel="canonical" href="https://alumni.test/Sound/3">');
  expect(tag('og:type')).toBe('article');
  expect(tag('description')).toMatch(/^Un mot après.*\S…$/);
  expect(tag('description')?.length).toBeLessThanOrEqual(160);
  expect(tag('og:description')).toBe(tag('description'));
});

test('an unknown page says so, with its status, and is not indexed', async () => {
  const page = await get('/Sound/9');
  expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([404, 'noindex']);
  expect(page.body).toContain('<title>Titre · Réseau</title>');
  expect(page.body).not.toContain('id="ssr"');
});

test('does not run a remote in maintenance', async () => {
  const [entry] = registry.remotes;
  entry!.state = 'maintenance';
  const { body } = await get('/Sound/3');
  entry!.state = 'on';
  expect(body).not.toContain('id="ssr"');
});
