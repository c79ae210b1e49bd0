import { describeOnDatabase } from '../../../testing/test-api';

const chosen = { password: 'Nouveau2026!', password_confirmation: 'Nouveau2026!' };

describeOnDatabase(
  'guessing links, each of which costs a hash',
  (api) => {
    test.each([
      ['of creation', '/password/create/inconnu', chosen],
      ['of reset', '/api/v2/reset-password', { ...chosen, email: 'a@alumni.test', token: 'x' }],
    ])('%s is limited per address', async (_what, url, body) => {
      const from = { remoteAddress: url.includes('create') ? '10.0.0.1' : '10.0.0.2' };
      const answers = [];
      for (let time = 0; time < 4; time += 1) answers.push(await api.guest.post(url, body, from));
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 429]);
      expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
      const elsewhere = await api.guest.post(url, body, { remoteAddress: '10.0.0.3' });
      expect(elsewhere.status).toBe(422);
    });
  },
  { THROTTLE_RESET_IP: '3' },
);
