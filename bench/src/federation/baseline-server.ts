import type { Registry } from '@alumni/shared-contract';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { baselinePage, type BaselineRelease } from './baseline-page';

const ofApi = /^\/(api|auth|sanctum|files|health|favicon)/;
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface Baseline {
  url: string;
  /** Serves pages of that build from now on; files of the previous one stay. */
  release: (dist: string) => void;
  close: () => void;
}

/**
 * Serves the product as one application, compressed and cached like the gateway; API calls go to
 * the product at `product`.
 */
export async function serveBaseline(
  product: string,
  port: number,
  dist: string,
): Promise<Baseline> {
  const dists = [dist];
  const registry = (await (await fetch(`${product}/registry.json`)).json()) as Registry;
  const asGateway = await headersOfAsset(product);
  const server = createServer((asked, reply) => {
    const path = new URL(asked.url ?? '/', product).pathname;
    if (path.startsWith('/assets/'))
      return void sendFile(asked, reply, path.slice('/assets/'.length));
    if (ofApi.test(path)) return forward(asked, reply, product);
    sendPage(asked, reply, path).catch((error: unknown) => reply.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    release: (next) => void dists.unshift(next),
    close: () => server.close(),
  };

  async function sendPage(asked: IncomingMessage, reply: ServerResponse, path: string) {
    const { cookie = '' } = asked.headers;
    const served = await fetch(new URL(asked.url ?? '/', product), { headers: { cookie } });
    const text = await readFile(join(dists[0] ?? dist, 'release.json'), 'utf8');
    const release = JSON.parse(text) as BaselineRelease;
    const html = baselinePage(await served.text(), path, registry, release);
    const headers = plain([...served.headers]);
    reply.writeHead(served.status, { ...headers, 'content-encoding': 'br' });
    reply.end(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  }

  async function sendFile(asked: IncomingMessage, reply: ServerResponse, name: string) {
    for (const folder of dists) {
      const packed = await readFile(join(folder, `${name}.br`)).catch(() => null);
      const body = packed ?? (await readFile(join(folder, name)).catch(() => null));
      if (!body) continue;
      const type = types[extname(name)];
      const own = {
        ...(type && { 'content-type': type }),
        ...(packed && { 'content-encoding': 'br' }),
      };
      return reply.writeHead(200, { ...asGateway, ...own }).end(body);
    }
    // Pictures that no source imports: favicon, social-sharing pictures.
    return forward(asked, reply, product);
  }
}

/** The gateway's headers, so that they weigh the same. */
async function headersOfAsset(product: string): Promise<Record<string, string>> {
  const page = await (await fetch(product)).text();
  const name = /href="(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? '';
  const { headers } = await fetch(product + name, { method: 'HEAD' });
  return plain([...headers]);
}

/** Without headers about one body or connection. */
function plain(headers: [string, string][]): Record<string, string> {
  const own = /^(content-(encoding|length|type)|connection|keep-alive|transfer-encoding|date)$/;
  const type = headers.filter(([name, value]) => name === 'content-type' && /html/.test(value));
  return Object.fromEntries([...headers.filter(([name]) => !own.test(name)), ...type]);
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
