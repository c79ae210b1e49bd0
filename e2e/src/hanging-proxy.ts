import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy in front of a product. It accepts requests of matching addresses and never answers them:
 * browsers see the same as behind a proxy that has lost its server.
 */
export async function openHangingProxy(target: string, hung: RegExp) {
  const server = createServer((request, response) => {
    if (hung.test(request.url ?? '')) return;
    const { method, headers, url } = request;
    const onward = ask(new URL(url ?? '/', target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** The same host name as the product, so that its cookies are sent here too. */
    url: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
