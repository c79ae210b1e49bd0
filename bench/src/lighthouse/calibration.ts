import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BaselineRelease } from '../federation/baseline-page';
import { headersOfAsset, readBuilt } from '../federation/built-file';

const config = fileURLToPath(import.meta.resolve('../../webpack.calibration.mjs'));

interface Calibration {
  url: string;
  close: () => void;
}

/**
 * Builds the calibration page into a temporary folder, and serves it with the headers and the
 * compression of the product's files. `close` stops the server and deletes the folder.
 */
export async function serveCalibration(product: string): Promise<Calibration> {
  const folder = mkdtempSync(join(tmpdir(), 'alumni-calibration-'));
  const deleteFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', deleteFolder);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const output = ['--mode', 'production', '--output-path', folder];
  execFileSync('npx', ['webpack', '--config', config, ...output], { stdio: 'pipe' });
  const html = pageOf(folder);
  const asGateway = await headersOfAsset(product);
  const server = createServer((asked, reply) => {
    if (asked.url === '/') return reply.writeHead(200, { 'content-type': 'text/html' }).end(html);
    void readBuilt([folder], (asked.url ?? '').replace('/assets/', '')).then((file) => {
      if (!file) return reply.writeHead(404).end();
      return reply.writeHead(200, { ...asGateway, ...file.headers }).end(file.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
      deleteFolder();
    },
  };
}

/** Not compressed: the product does not compress so few bytes either. */
function pageOf(folder: string): string {
  const { entry } = JSON.parse(
    readFileSync(join(folder, 'release.json'), 'utf8'),
  ) as BaselineRelease;
  const scripts = entry.js.map((name) => `<script defer src="/assets/${name}"></script>`);
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Étalon</title>
    <link rel="icon" href="data:," />
    ${scripts.join('')}
  </head>
  <body><div id="root"></div></body>
</html>`;
}
