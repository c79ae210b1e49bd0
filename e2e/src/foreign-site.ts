import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

export interface ForeignPage {
  body: string | Buffer;
  headers?: Record<string, string>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** A site on another origin: content by address. */
export async function openForeignSite(pages: Record<string, ForeignPage>) {
  const server: Server = createServer((request, response) => {
    const address = request.url ?? '/';
    const page = pages[address];
    const type = types[extname(address)] ?? 'text/html; charset=utf-8';
    response.writeHead(page ? 200 : 204, { 'content-type': type, ...page?.headers });
    response.end(page?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    addFiles(files: Map<string, Buffer>) {
      for (const [name, body] of files) pages[`/${name}`] = { body };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        // Browsers open connections ahead, on which no request arrives: do not wait for them.
        server.closeAllConnections();
      }),
  };
}

/** The sample page of the documentation, as a school would copy it. */
export function samplePage(network: string): string {
  const file = new URL('../../docs/embed/index.html', import.meta.url);
  return readFileSync(file, 'utf8').replaceAll('https://reseau.example', network);
}
