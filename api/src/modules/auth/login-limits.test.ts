import { buildAlumnus, next, password } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';

const from = (remoteAddress: string) => ({ remoteAddress });
const logIn = (api: TestApi, email: string, word: string, ip = '10.0.0.1') =>
  api.guest.post('/auth/login', { email, password: word }, from(ip));

describeOnDatabase(
  'a refused login',
  (api) => {
    const wrong = async () => (await buildAlumnus(api.db)).email;
    const refusals: Record<string, () => Promise<string>> = {
      'an unknown account': async () => `inconnu${next()}@alumni.test`,
      'one that staff closed': async () =>
        (await buildAlumnus(api.db, { isActivate: 0, sleepReason: 'staff' })).email,
      'one without a password': async () =>
        (await buildAlumnus(api.db, { passwordHash: null })).email,
    };

    /** CPU time of the process for one refusal. */
    async function work(email: string): Promise<number> {
      const before = process.cpuUsage();
      expect((await logIn(api, email, 'Autre2026')).status).toBe(422);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    }

    test.each(Object.keys(refusals))('%s gets the same answer as a wrong password', async (who) => {
      const email = (await refusals[who]?.()) ?? '';
      const [one, other] = [
        await logIn(api, await wrong(), 'Autre2026'),
        await logIn(api, email, password),
      ];
      const shown = ({ status, text, headers }: typeof one) => ({
        status,
        text,
        headers: { ...headers, date: '', 'x-request-id': '' },
      });
      expect(shown(other)).toEqual(shown(one));
    });

    test.each(Object.keys(refusals))('%s costs the same work as a wrong password', async (who) => {
      await work(await wrong());
      const [usual, theirs]: [number[], number[]] = [[], []];
      for (let time = 0; time < 9; time += 1) {
        usual.push(await work(await wrong()));
        theirs.push(await work((await refusals[who]?.()) ?? ''));
      }
      // The minimum of several: other work only adds time.
      const ratio = Math.min(...theirs) / Math.min(...usual);
      expect(ratio).toBeGreaterThan(0.6);
      expect(ratio).toBeLessThan(1.7);
    });
  },
  { THROTTLE_LOGIN_IP: '100000' },
);

describeOnDatabase(
  'limits of login and sign-up',
  (api) => {
    test('slows down an account tried from many addresses, and never locks its owner out', async () => {
      const { email } = await buildAlumnus(api.db);
      for (let time = 0; time < 3; time += 1) {
        expect((await logIn(api, email, 'faux', `10.1.0.${time}`)).status).toBe(422);
      }
      const start = Date.now();
      expect((await logIn(api, email, password, '10.1.0.9')).status).toBe(200);
      expect(Date.now() - start).toBeGreaterThanOrEqual(400);
    });

    test('refuses an address that tries many accounts, with the waiting time', async () => {
      for (let time = 0; time < 6; time += 1) {
        expect((await logIn(api, `essai${time}@alumni.test`, 'faux', '10.2.0.1')).status).toBe(422);
      }
      const answer = await logIn(api, 'essai9@alumni.test', 'faux', '10.2.0.1');
      expect(answer).toMatchObject({
        status: 429,
        body: { message: 'Données invalides ou compte désactivé.' },
      });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    });

    test('a successful login resets the count', async () => {
      const { email } = await buildAlumnus(api.db);
      const ip = '10.3.0.1';
      for (let time = 0; time < 2; time += 1) await logIn(api, email, 'faux', ip);
      expect((await logIn(api, email, password, ip)).status).toBe(200);
      expect((await logIn(api, email, 'faux', ip)).status).toBe(422);
    });

    test('limits the sign-up attempts of an address, because they reveal taken e-mails', async () => {
      const { email } = await buildAlumnus(api.db);
      const form = {
        lastname: 'KODJO',
        firstname: 'Yao',
        email,
        password: 'motdepasse1',
        password_confirmation: 'motdepasse1',
        status: 'accepted',
      };
      const statuses = [];
      for (let time = 0; time < 3; time += 1) {
        statuses.push((await api.guest.post('/auth/register', form, from('10.4.0.1'))).status);
      }
      expect(statuses).toEqual([422, 422, 429]);
    });
  },
  {
    THROTTLE_LOGIN_IP: '6',
    THROTTLE_LOGIN_ACCOUNT_IP: '3',
    THROTTLE_LOGIN_ACCOUNT: '3',
    LOGIN_SLOWDOWN_MS: '400',
    THROTTLE_REGISTER_IP: '2',
  },
);

describeOnDatabase(
  'cookies under https',
  (api) => {
    test('are Secure, SameSite, and the session is HttpOnly', async () => {
      const { email } = await buildAlumnus(api.db);
      const { headers } = await logIn(api, email, password);
      const cookies = String(headers['set-cookie']).split(/,(?=\w+[-\w]*=)/);
      expect(cookies).toEqual([
        expect.stringMatching(
          /^__Host-alumni_session=\w{64}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
        expect.stringMatching(/^XSRF-TOKEN=[\w.]+; Path=\/; Secure; SameSite=Lax$/),
      ]);
      const left = await api.guest.get('/auth/facebook/redirect');
      expect(String(left.headers['set-cookie'])).toMatch(
        /^__Host-alumni_flow=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    });
  },
  {
    BASE_URL: 'https://alumni.test',
    FACEBOOK_CLIENT_ID: 'id',
    FACEBOOK_CLIENT_SECRET: 'secret',
  },
);
