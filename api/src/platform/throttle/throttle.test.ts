import { throttles } from '../db/schema';
import { describeOnDatabase } from '../../../testing/test-api';

const email = 'afi@exemple.test';
const registration = {
  lastname: 'MENSAH',
  firstname: 'Afi',
  email,
  password: 'Demo2026!',
  password_confirmation: 'Demo2026!',
  status: 'accepted',
};
const passwords = { password: 'Demo2026!', password_confirmation: 'Demo2026!' };

/** Calls of guests that cost a mail, a hash or a row; the limit of each is 2 here. */
const costly: [string, object][] = [
  ['/auth/login', { email, password: 'Faux2026!' }],
  ['/auth/register', registration],
  ['/api/joinus', { email, profession: 'Entrepreneur' }],
  ['/api/v2/password/reset/request', { email }],
  ['/api/v2/reset-password', { email, token: 'a'.repeat(64), ...passwords }],
  [`/password/create/${'a'.repeat(64)}`, passwords],
  ['/api/v2/account/deletion-request', { email }],
];

describeOnDatabase(
  'throttles of guests',
  (api) => {
    test.each(costly)('%s is refused the third time, with the waiting time', async (url, body) => {
      const remoteAddress = `203.0.113.${1 + costly.findIndex(([known]) => known === url)}`;
      const ask = () => api.guest.post(url, body, { remoteAddress });
      expect([(await ask()).status, (await ask()).status]).not.toContain(429);
      const answer = await ask();
      expect(answer).toMatchObject({ status: 429, body: { message: expect.any(String) } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      const elsewhere = { remoteAddress: '198.51.100.200' };
      expect((await api.guest.post(url, body, elsewhere)).status).not.toBe(429);
    });

    test('is accepted again after the window', async () => {
      const ask = async () =>
        (await api.guest.post('/auth/login', { email, password: 'Faux2026!' }, from)).status;
      const from = { remoteAddress: '203.0.113.99' };
      for (const status of [422, 422, 429]) expect(await ask()).toBe(status);
      await api.db.update(throttles).set({ expire: Date.now() - 1_000 });
      for (const status of [422, 422, 429]) expect(await ask()).toBe(status);
    });

    test('the stored keys contain no address and no account', async () => {
      const rows = await api.db.select().from(throttles);
      expect(rows.length).toBeGreaterThanOrEqual(costly.length);
      for (const { key } of rows) expect(key).toMatch(/^[a-z:-]+:[0-9a-f]{64}$/);
    });
  },
  {
    THROTTLE_LOGIN_IP: '2',
    THROTTLE_REGISTER_IP: '2',
    THROTTLE_JOIN_IP: '2',
    THROTTLE_RESET_IP: '2',
    RESET_ANSWER_MS: '0',
  },
);
