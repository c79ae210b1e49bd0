import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AxiosStatic } from 'axios';
import { JSDOM, VirtualConsole } from 'jsdom';
import { buildAlumnus, password } from '../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../testing/test-api';

const script = readFileSync(
  join(__dirname, '../../../node_modules/axios/dist/axios.min.js'),
  'utf8',
);

/** The published axios, in a page of the API's origin or of another one. */
async function pageWithAxios(api: TestApi, url?: string) {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const { window } = new JSDOM('', {
    url: url ?? origin,
    runScripts: 'outside-only',
    // The refusal is expected: do not print it.
    virtualConsole: new VirtualConsole(),
  });
  window.eval(script);
  const axios = (window as unknown as { axios: AxiosStatic }).axios;
  const settings = { baseURL: origin, withCredentials: true, validateStatus: () => true };
  return { http: axios.create(settings), document: window.document, close: () => window.close() };
}

describeOnDatabase('axios, unmodified', (api) => {
  test('signs in, writes and signs out with its defaults', async () => {
    const { email } = await buildAlumnus(api.db);
    const page = await pageWithAxios(api);
    expect((await page.http.get('/sanctum/csrf-cookie')).status).toBe(204);
    expect((await page.http.post('/auth/login', { email, password })).status).toBe(200);
    const change = { old_password: password, password: 'Nouveau2026' };
    expect((await page.http.put('/api/v2/password/reset', change)).status).toBe(200);
    expect((await page.http.get('/api/users/current')).data).toMatchObject([{ email }]);
    expect((await page.http.get('/auth/logout')).status).toBe(200);
    expect((await page.http.get('/api/users/current')).data).toEqual([]);
    page.close();
  });

  test('is refused without the CSRF cookie', async () => {
    const { email } = await buildAlumnus(api.db);
    const page = await pageWithAxios(api);
    expect((await page.http.post('/auth/login', { email, password })).status).toBe(419);
    await page.http.get('/sanctum/csrf-cookie');
    page.document.cookie = 'XSRF-TOKEN=; Max-Age=0';
    expect((await page.http.post('/auth/login', { email, password })).status).toBe(419);
    page.close();
  });

  test('scripts of the page can read the CSRF token, never the session', async () => {
    const { email } = await buildAlumnus(api.db);
    const page = await pageWithAxios(api);
    await page.http.get('/sanctum/csrf-cookie');
    await page.http.post('/auth/login', { email, password });
    expect(page.document.cookie).toMatch(/^XSRF-TOKEN=[0-9a-f.]+$/);
    page.close();
  });

  test('another site cannot read our answers', async () => {
    const page = await pageWithAxios(api, 'http://evil.test/');
    await expect(page.http.get('/api/users/current')).rejects.toMatchObject({
      code: 'ERR_NETWORK',
    });
    page.close();
  });
});
