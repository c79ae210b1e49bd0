import type { AddressInfo } from 'node:net';
import { releasing, startReleasing } from './releasing';
import { emptyEmbedded } from './shared-embedded';
import { TestApi } from './test-api';

/** The API with its pages on a port of loopback, for the `mf` command, which is a process of its own. */
export async function startListeningReleases() {
  const api = new TestApi('embedded', releasing);
  await api.start(await emptyEmbedded());
  const { app, releases } = await startReleasing(api.context);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    releases,
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async stop() {
      await app.close();
      await api.stop();
    },
  };
}
