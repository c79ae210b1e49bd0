import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Response } from '@playwright/test';
import { freePort } from '../../api/testing/free-port';
import { launchOptions } from './browser';
import { hasNginx, http2Client, startNginx, type NginxPorts } from './nginx';
import {
  emptyDatabase,
  productionSettings,
  repository,
  startProduction,
  type ProductionProcess,
} from './production';

const reachable = 'MAP alumni.example 127.0.0.1, MAP remotes.alumni.example 127.0.0.1';
test.use({
  ignoreHTTPSErrors: true,
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=${reachable}`],
  },
});

/** Two processes of the API behind nginx, as in deploy/README.md. */
test.describe('behind nginx (serveur nginx, serveur PostgreSQL)', () => {
  test.skip(!process.env.TEST_DATABASE_URL || !hasNginx(), 'serveur nginx, serveur PostgreSQL');
  test.describe.configure({ mode: 'serial', retries: 0 });

  const folder = mkdtempSync(join(tmpdir(), 'alumni-proxy-'));
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let ports: NginxPorts;
  let get: ReturnType<typeof http2Client>;
  const processes: ProductionProcess[] = [];

  const start = (index: 0 | 1) => {
    const settings = {
      ...productionSettings('https://alumni.example', database.url, join(folder, 'data')),
      TRUSTED_PROXIES: '127.0.0.1',
      THROTTLE_RELEASE_IP: '3',
      REMOTES_URL: `https://remotes.alumni.example:${ports.https}`,
    };
    processes[index] = startProduction(repository, ports.api[index]!, settings);
    return processes[index].isReady;
  };

  test.beforeAll(async () => {
    database = await emptyDatabase('proxy');
    const [http, https, one, two] = await Promise.all([1, 2, 3, 4].map(freePort));
    ports = { http, https, api: [one, two] } as NginxPorts;
    nginx = await startNginx(join(folder, 'nginx'), ports);
    get = http2Client(ports.https, nginx.certificate);
    await start(0);
    await start(1);
  });
  test.afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
    await nginx.stop();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  test('serves the pages over TLS and HTTP/2, and sends http to https', async () => {
    const page = await get('/', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers.server).toBe('nginx');
    const csrf = await get('/sanctum/csrf-cookie');
    expect(String(csrf.headers['set-cookie'])).toMatch(/; Secure;/);
    const plain = await fetch(`http://127.0.0.1:${ports.http}/login?x=1`, {
      headers: { host: 'alumni.example' },
      redirect: 'manual',
    });
    expect(plain.status).toBe(301);
    expect(plain.headers.get('location')).toBe('https://alumni.example/login?x=1');
  });

  test('serves the files of remotes from their own host name, verified and without cookies', async ({
    page,
    context,
  }) => {
    const site = `https://alumni.example:${ports.https}`;
    const remotes = `https://remotes.alumni.example:${ports.https}`;
    const complaints: string[] = [];
    page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
    const asked: { answer: Response; headers: Promise<Record<string, string>> }[] = [];
    page.on('response', (answer) => {
      if (!answer.url().includes('/remotes/')) return;
      asked.push({ answer, headers: answer.request().allHeaders() });
    });
    await context.addCookies([{ name: 'anything', value: '1', url: site }]);
    // The first view of the home page waits for no script; the other page is drawn by scripts.
    await page.goto(`${site}/`);
    await expect(page.locator('#ssr')).toHaveCount(0);
    await page.goto(`${site}/login`);
    await page.getByLabel('Mot de passe').first().fill('typed');
    // Headers asked for while the page closes are an error.
    page.removeAllListeners('response');
    expect(asked.length).toBeGreaterThan(3);
    for (const { answer, headers } of asked) {
      const [url, { cookie }] = [answer.url(), await headers];
      expect(url).toMatch(new RegExp(`^${remotes}/remotes/`));
      expect([url, answer.status(), cookie]).toEqual([url, 200, undefined]);
    }
    expect(complaints).toEqual([]);
    const other = http2Client(ports.https, nginx.certificate, 'remotes.alumni.example');
    expect((await other('/api/diplomes')).status).toBe(404);
  });

  test('lets caches keep a file for ever when it is there, and never when it is not', async () => {
    const [file] = scriptsOf((await get('/')).text);
    const packed = await get(`${file}`, { headers: { 'accept-encoding': 'br' } });
    expect([packed.status, packed.headers['content-encoding']]).toEqual([200, 'br']);
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const zipped = await get(`${file}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    for (const path of ['/assets/absent.js', '/remotes/mf_public/1.0.0-0000000000/absent.js']) {
      const missing = await get(path);
      expect([path, missing.status, missing.headers['cache-control']]).toEqual([
        path,
        404,
        'no-store',
      ]);
    }
  });

  test('counts each client by its own address, also when it claims another', async () => {
    // The API counts wrong tokens by address.
    const guess = async (from: string, forged: string) => {
      const headers = { authorization: `Bearer ${'x'.repeat(24)}`, 'x-forwarded-for': forged };
      return (await get('/api/composition', { headers, from })).status;
    };
    const statuses: number[] = [];
    for (const forged of ['10.1.1.1', '10.1.1.2', '10.1.1.3', '10.1.1.4', '10.1.1.5'])
      statuses.push(await guess('127.0.0.2', forged));
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect(await guess('127.0.0.3', '127.0.0.2')).toBe(401);
  });

  test('refuses what is too large with the words of the API', async () => {
    const [cookie = ''] = String((await get('/sanctum/csrf-cookie')).headers['set-cookie']).split(
      ';',
    );
    const token = decodeURIComponent(cookie.split('=')[1] ?? '');
    const headers = { 'content-type': 'application/json', cookie, 'x-xsrf-token': token };
    const large = { method: 'POST', headers, body: Buffer.alloc(300 * 1024, ' ') };
    const byApi = await get('/auth/register', large);
    expect(byApi.status).toBe(413);
    const byProxy = await get('/auth/register', { ...large, body: Buffer.alloc(12 * 1024 ** 2) });
    expect(byProxy.status).toBe(413);
    expect(JSON.parse(byProxy.text)).toEqual(JSON.parse(byApi.text));
    // A release may be larger: the API asks for its token.
    const release = { method: 'PUT', headers: { 'content-type': 'application/x-tar' } };
    const body = Buffer.alloc(20 * 1024 ** 2);
    expect((await get('/api/remotes/mf_public/releases', { ...release, body })).status).toBe(401);
  });

  test('loses no request when a process is killed, and none when one is restarted', async () => {
    const statuses = await whileCalling(async () => {
      for (const index of [0, 1, 0, 1] as const) {
        const { child, ended } = processes[index] as ProductionProcess;
        // A crash, then an ordinary restart.
        child.kill(index === 0 ? 'SIGKILL' : 'SIGTERM');
        await ended;
        await start(index);
        await isUsed(processes[index] as ProductionProcess);
      }
    });
    console.log('behind nginx, answers while processes ended:', Object.fromEntries(statuses));
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(200);
  });

  test('says in French that nothing answers, and lets nobody keep it', async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    await Promise.all(processes.map(({ ended }) => ended));
    const page = await get('/login', { headers: { accept: 'text/html' } });
    const call = await get('/api/diplomes');
    const file = await get('/assets/absent.js', { headers: { accept: '*/*' } });
    for (const answer of [page, call, file]) {
      expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(answer.headers['retry-after']).toBe('10');
    }
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('momentanément indisponible');
    expect(JSON.parse(call.text)).toMatchObject({ code: 'unavailable' });
  });

  /** Waits until nginx sends requests to a process again. */
  async function isUsed({ url }: ProductionProcess): Promise<void> {
    const counted = async () => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return /^http_request_duration_seconds_count\{.*diplomes.*\} \d+$/m.test(text);
    };
    await expect.poll(counted).toBe(true);
  }

  /** Calls pages, files and data from four clients until the work is done. */
  async function whileCalling(work: () => Promise<void>): Promise<Map<number, number>> {
    const [file = ''] = scriptsOf((await get('/')).text);
    const paths = ['/', file, '/api/diplomes', '/registry.json'];
    const statuses = new Map<number, number>();
    let isOver = false;
    const clients = paths.map(async (path) => {
      while (!isOver) {
        const { status } = await get(path);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    await work().finally(() => (isOver = true));
    await Promise.all(clients);
    return statuses;
  }
});

/** Addresses of the shell's scripts in a page. */
const scriptsOf = (html: string) => /\/assets\/[\w.-]+\.js/g.exec(html) ?? [];
