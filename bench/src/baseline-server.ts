import { readFile } from 'node:fs/promises';
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'bench/dist/baseline');
const ofApi = /^\/(api|auth|sanctum|files|health|favicon)/;
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Serves the product built as one application, compressed as the gateway compresses; the calls of
 * its screens go to the API of the product that runs at `product`.
 */
export async function serveBaseline(product: string, port: number): Promise<Server> {
  const page = brotliCompressSync(await pageOf(product));
  const server = createServer((asked, reply) => {
    const path = new URL(asked.url ?? '/', product).pathname;
    if (ofApi.test(path)) return forward(asked, reply, product);
    if (path.startsWith('/assets/')) return void sendFile(reply, path.slice('/assets/'.length));
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    return reply.end(page);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

/** index.html with the baseline's entry, and the configuration as the product inlines it. */
async function pageOf(product: string): Promise<string> {
  const template = await readFile(join(root, 'shell/src/index.html'), 'utf8');
  const release = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as {
    entry: { js: string[]; css: string[] };
  };
  const served = await (await fetch(product)).text();
  const site = /<script[^>]*id="site">.*?<\/script>/s.exec(served)?.[0] ?? '';
  const sheets = release.entry.css.map((name) => `<link rel="stylesheet" href="/assets/${name}">`);
  const scripts = release.entry.js.map((name) => `<script defer src="/assets/${name}"></script>`);
  return template
    .replace('<!--head-->', [...sheets, ...scripts].join(''))
    .replace('<!--data-->', site);
}

async function sendFile(reply: ServerResponse, name: string): Promise<void> {
  const packed = await readFile(join(dist, `${name}.br`)).catch(() => null);
  const body = packed ?? (await readFile(join(dist, name)).catch(() => null));
  if (!body) return void reply.writeHead(404).end();
  reply.writeHead(200, {
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(packed && { 'content-encoding': 'br' }),
  });
  reply.end(body);
}

function forward(asked: IncomingMessage, reply: ServerResponse, product: string): void {
  const { method, headers, url = '/' } = asked;
  const call = request(new URL(url, product), { method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  call.on('error', () => reply.writeHead(502).end());
  asked.pipe(call);
}
