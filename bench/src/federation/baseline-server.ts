import type { Registry } from '@alumni/shared-contract';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { baselinePage, type BaselineRelease } from './baseline-page';
import { headersOfAsset, plain, readBuilt } from './built-file';

const ofApi = /^\/(api|auth|sanctum|files|health|favicon)/;

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
    const file = await readBuilt(dists, name);
    if (file) return reply.writeHead(200, { ...asGateway, ...file.headers }).end(file.body);
    // Pictures that no source imports: favicon, social-sharing pictures.
    return forward(asked, reply, product);
  }
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
