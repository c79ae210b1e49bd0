import { filesOfPicture } from '@alumni/shared-contract';
import { buildAlumnus } from '../../testing/factories';
import { png } from '../../testing/form';
import { describeOnDatabase } from '../../testing/test-api';

const password = 'Demo2026!';

describeOnDatabase(
  'under https',
  (api) => {
    test('every answer forbids http for a year, also a refusal and a missing page', async () => {
      for (const url of [
        '/health',
        '/api/v2/auth/user',
        '/api/none',
        '/files/covers/none/1.webp',
      ]) {
        const { headers } = await api.guest.get(url);
        expect([url, headers['strict-transport-security']]).toEqual([url, 'max-age=31536000']);
      }
    });

    test('a sibling host cannot set the session’s cookie', async () => {
      const { email } = await buildAlumnus(api.db);
      const browser = api.guest;
      expect((await browser.post('/auth/login', { email, password })).status).toBe(200);
      const session = browser.cookies.get('__Host-alumni_session') ?? '';
      expect(session).toMatch(/^\w{64}$/);
      expect((await browser.get('/api/v2/auth/user')).status).toBe(200);

      const planted = api.guest;
      planted.cookies.set('alumni_session', session);
      expect((await planted.get('/api/v2/auth/user')).status).toBe(401);
    });

    test('signing out deletes it, with the attributes that browsers require', async () => {
      const browser = api.as('member');
      const { headers } = await browser.get('/auth/logout');
      expect(String(headers['set-cookie'])).toMatch(
        /__Host-alumni_session=; Max-Age=0; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax/,
      );
    });
  },
  { BASE_URL: 'https://alumni.test' },
);

describeOnDatabase('answers of the API', (api) => {
  test('under http say nothing about https', async () => {
    const { headers } = await api.guest.get('/health');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('no other site may load them, and one opened as a page runs nothing', async () => {
    for (const url of ['/api/diplomes', '/api/v2/auth/user', '/api/none']) {
      expect((await api.guest.get(url)).headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; frame-ancestors 'none'; report-uri /api/composition/csp-reports",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('pictures may be shown by other sites, and are sandboxed', async () => {
    const key = await api.context.storage.savePicture(await png(300, 200), { kind: 'cover' });
    const [folder = '', name = ''] = key.split('/');
    const [smallest] = filesOfPicture(folder, name);
    const { status, headers } = await api.guest.get(`/files/${key}/${smallest?.file}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});
