import { watchRoutes } from '../../testing/registered-routes';
import { describeOnDatabase } from '../../testing/test-api';

/** Calls that pages of other sites may read, typed by hand: what parcels and public screens read. */
const open = [
  'GET /api/guest/actualities',
  'GET /api/guest/actualities/:id',
  'GET /api/opportunities/:id',
  'GET /api/opportunities/latest',
  'GET /api/opportunities/list',
  'GET /api/v2/advantages/get/for-display',
  'GET /api/v2/alumni-types/get/for-display',
];

const routes = watchRoutes();

describeOnDatabase('pages of other sites', (api) => {
  const ask = (route: string, more: Record<string, string> = {}, method?: string) => {
    const [verb, url = ''] = route.split(' ');
    const headers = { origin: 'https://ecole.test', ...more };
    return api.app.inject({ method: (method ?? verb) as 'GET', url, headers });
  };

  test('these calls allow them, without credentials, and no other does', async () => {
    const answering: string[] = [];
    for (const route of routes.keys()) {
      const { headers } = await ask(route.replace(/:\w+/g, '1').replace('*', 'x'));
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      const origin = headers['access-control-allow-origin'];
      if (origin !== undefined) answering.push(`${route} ${origin}`);
    }
    expect(answering.toSorted()).toEqual(open.map((route) => `${route} *`));
    expect(routes.size).toBeGreaterThan(60);
  });

  test('no preflight is granted', async () => {
    for (const route of [...open, 'POST /auth/login', 'DELETE /api/opportunities/delete/1']) {
      const asked = { 'access-control-request-method': route.split(' ')[0] ?? '' };
      const { headers } = await ask(route, asked, 'OPTIONS');
      expect(headers).not.toHaveProperty('access-control-allow-methods');
      expect(headers).not.toHaveProperty('access-control-allow-headers');
    }
  });

  test('a cookie does not change the answer', async () => {
    const [news = ''] = open;
    const plain = await ask(news);
    const signed = await ask(news, { cookie: 'alumni_session=x' });
    expect(signed.body).toBe(plain.body);
  });
});
