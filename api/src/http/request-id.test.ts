import { describeOnDatabase } from '../../testing/test-api';

const given = '4bf92f3577b34da6a3ce929d0e0e4736';
const id = (headers: Record<string, unknown>) => headers['x-request-id'];
const proxy = { remoteAddress: '10.1.2.3' };

describeOnDatabase(
  'request ids',
  (api) => {
    const health = (from: object, headers = {}) => api.guest.get('/health', { ...from, headers });

    test('each request gets an id that is easy to read out', async () => {
      const [one, two] = [await health(proxy), await health(proxy)];
      expect(id(one.headers)).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
      expect(id(one.headers)).not.toBe(id(two.headers));
    });

    test('keeps the id of a trusted proxy, not of others', async () => {
      const headers = { 'x-request-id': given };
      expect(id((await health(proxy, headers)).headers)).toBe(given);
      expect(id((await health({ remoteAddress: '203.0.113.7' }, headers)).headers)).not.toBe(given);
    });

    test.each(['x', 'a\tb c', '<script>', 'y'.repeat(100)])(
      'replaces the invalid id %j of a proxy',
      async (value) => {
        const answer = await health(proxy, { 'x-request-id': value });
        expect(id(answer.headers)).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
      },
    );

    test('a refusal has the header too, also for an unknown address', async () => {
      for (const url of ['/api/rien', '/%']) {
        expect(id((await api.guest.get(url)).headers)).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
      }
    });

    test('a failure shows the id as a code; a refusal does not', async () => {
      expect((await api.guest.get('/api/rien')).body).not.toHaveProperty('incident');
      await api.db.execute('ALTER TABLE diplomas RENAME TO gone');
      const { status, body, headers } = await api.guest.get('/api/diplomes');
      await api.db.execute('ALTER TABLE gone RENAME TO diplomas');
      expect(status).toBe(500);
      expect(body).toEqual({
        code: 'failed',
        message: expect.any(String),
        incident: id(headers),
      });
    });
  },
  { TRUSTED_PROXIES: '10.0.0.0/8' },
);
