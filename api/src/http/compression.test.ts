import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { buildNews } from '../../testing/content-factories';
import { describeOnDatabase } from '../../testing/test-api';

describeOnDatabase('an answer', (api) => {
  const list = '/api/guest/actualities?limit=100';
  const ask = (encoding: string, url = list) =>
    api.app.inject({ url, headers: { 'accept-encoding': encoding } });

  beforeAll(async () => {
    for (let turn = 0; turn < 20; turn += 1) await buildNews(api.db);
  });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('comes as %s for a client that accepts it', async (encoding, accepted, unpack) => {
    const plain = await ask('identity');
    const packed = await ask(accepted);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding });
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.payload);
    expect(packed.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length);
  });

  test('a small answer is not compressed', async () => {
    expect((await ask('br', '/health')).headers['content-encoding']).toBeUndefined();
  });

  test('a compressed request body is refused, at any size', async () => {
    const body = gzipSync(JSON.stringify({ email: 'afi@exemple.test', password: 'Demo2026!' }));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect(await api.guest.post('/auth/login', body, { headers })).toMatchObject({ status: 400 });
  });
});
