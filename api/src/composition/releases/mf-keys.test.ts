import { statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { mfWorkspace } from '../../../testing/mf-workspace';
import { releasing, startReleasing } from '../../../testing/releasing';
import { emptyEmbedded } from '../../../testing/shared-embedded';
import { TestApi } from '../../../testing/test-api';

let url = 'http://localhost:1';
const { workspace, mf, build, remove } = mfWorkspace(() => url);
afterAll(remove);

test('a team makes its keys, and signs what it publishes once its key is registered', async () => {
  const { code, publicKey } = await mf('keys mf-a');
  expect(code).toBe(0);
  expect(statSync(join(workspace, 'mf_a.key')).mode & 0o777).toBe(0o600);
  expect(await mf('keys mf-a')).toMatchObject({ code: 1 });

  const REMOTE_KEYS = JSON.stringify({ mf_a: publicKey });
  const api = new TestApi('embedded', { ...releasing, REMOTE_KEYS });
  await api.start(await emptyEmbedded());
  const { app } = await startReleasing(api.context);
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  try {
    await build('first');
    const unsigned = await mf('publish mf-a');
    expect([unsigned.code, unsigned.message]).toEqual([1, expect.stringContaining('signée')]);
    const signed = await mf('publish mf-a --key-file mf_a.key');
    expect([signed.code, signed.message]).toEqual([0, expect.stringContaining('signé')]);
    expect(await mf('promote mf-a')).toMatchObject({ code: 0, remote: { mustSign: true } });
    // Before it sends anything.
    expect(await mf('publish mf-a')).toMatchObject({ code: 2 });
    expect(await mf('publish mf-a', undefined, { MF_KEY: 'x' })).toMatchObject({ code: 2 });
  } finally {
    await app.close();
    await api.stop();
  }
});
