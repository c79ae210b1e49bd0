import { joinRequests } from '../../platform/db/schema';
import { buildAccountant, buildCategory } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const url = '/api/joinus';

describeOnDatabase('POST /api/joinus', (api) => {
  let profession: number;
  beforeAll(async () => {
    profession = (await buildCategory(api.db, { name: 'Entrepreneur' })).id;
  });

  test.each(statuses(200, 200, 200, 200))('%s gets %i', async (who, status) => {
    const body = { email: `${who}@alumni.test`, profession };
    expect((await browserOf(api, who).post(url, body)).status).toBe(status);
  });

  test('is stored, and sent to active staff by notification and mail', async () => {
    const active = await buildAccountant(api.db);
    const asleep = await buildAccountant(api.db, { isActivate: 0, sleepReason: 'staff' });
    const body = { email: 'Nouveau@Alumni.test', profession: 'entrepreneur' };
    expect((await api.guest.post(url, body)).body).toEqual({ status: true });
    const kept = await api.db.select().from(joinRequests);
    expect(kept).toContainEqual(
      expect.objectContaining({ email: 'nouveau@alumni.test', profession: 'Entrepreneur' }),
    );
    const bell = await api.as(active).get(`/api/users/notifications/${active.id}`);
    expect(bell.body).toMatchObject([{ type: 'join_request' }]);
    const told = (await api.mails()).map(({ to }) => to);
    expect(told).toContain(active.email);
    expect(told).not.toContain(asleep.email);
  });

  test('three simultaneous calls count once; another profession is another request', async () => {
    const { email } = await buildAccountant(api.db);
    const other = await buildCategory(api.db);
    const ask = (id: number) =>
      api.guest.post(url, { email: 'double@alumni.test', profession: id });
    const answers = await Promise.all([ask(profession), ask(profession), ask(profession)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const told = async () => (await api.mails()).filter(({ to }) => to === email).length;
    expect(await told()).toBe(1);
    await ask(other.id);
    expect(await told()).toBe(2);
  });

  test.each([
    ['email', { email: 'pas une adresse' }],
    ['email', {}],
    ['profession', { email: 'x@alumni.test', profession: 'Astronaute' }],
  ])('shows an invalid %s under its field', async (field, change) => {
    const answer = await api.guest.post(url, { profession, ...change });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });
});

describeOnDatabase(
  'join-us throttle',
  (api) => {
    test('limits the requests of one address', async () => {
      const { id } = await buildCategory(api.db);
      const ask = () => api.guest.post(url, { email: 'x@alumni.test', profession: id });
      expect((await ask()).status).toBe(200);
      const refused = await ask();
      expect(refused.status).toBe(429);
      expect(refused.headers['retry-after']).toBeDefined();
    });
  },
  { THROTTLE_JOIN_IP: '1' },
);
