import Fastify from 'fastify';
import { describeOnDatabase } from '../../testing/test-api';
import { requireDeclaredAccess } from './access';

test('a route without declared access cannot be registered', () => {
  const app = Fastify();
  requireDeclaredAccess(app);
  expect(() => app.get('/open', async () => 'bonjour')).toThrow(
    'GET /open does not declare its access',
  );
  expect(() => app.get('/told', { config: { access: 'staff' } }, async () => '')).not.toThrow();
});

describeOnDatabase('answers', (api) => {
  test('an unknown path is 404 in JSON, for any method', async () => {
    for (const answer of [await api.guest.get('/api/rien'), await api.guest.post('/auth/rien')]) {
      expect(answer).toMatchObject({ status: 404, body: { message: expect.any(String) } });
    }
  });

  test('are not cached', async () => {
    const { headers } = await api.as('member').get('/api/users/current');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('a body that is not JSON is refused as malformed, in French', async () => {
    const browser = api.guest;
    const headers = { 'content-type': 'application/json' };
    const answer = await browser.post('/auth/login', '{"email":', { headers });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'La demande n’est pas lisible.' },
    });
  });

  test('health answers once the database does', async () => {
    expect(await api.guest.get('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});
