import type { OwnSession } from '@alumni/shared-contract';
import { buildAlumnus, password } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

const url = '/api/v2/users/me/sessions';
const phone =
  'Mozilla/5.0 (Linux; Android 13; TECNO) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

describeOnDatabase('own sessions', (api) => {
  test.each(statuses(401, 200, 200, 200))('%s gets %i', async (who, status) => {
    expect((await browserOf(api, who).get(url)).status).toBe(status);
    expect((await browserOf(api, who).delete(url)).status).toBe(status);
  });

  test('are listed with their device, and which one is this one', async () => {
    const person = await buildAlumnus(api.db);
    const login = { email: person.email, password };
    const browser = api.guest;
    await browser.post('/auth/login', login, { headers: { 'user-agent': phone } });
    await api.as(person).get(url);
    const listed = (await browser.get(url)).body as OwnSession[];
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ current }) => current === 1)).toMatchObject([
      { device: 'Chrome sur Android', created_at: expect.any(String) },
    ]);
    expect(JSON.stringify(listed)).not.toMatch(/[0-9a-f]{32}/);
  });

  test('are ended one by one; the own one signs out', async () => {
    const person = await buildAlumnus(api.db);
    const [one, other] = [api.as(person), api.as(person)];
    await other.get(url);
    const listed = (await one.get(url)).body as OwnSession[];
    const [own, far] = [1, 0].map((flag) => listed.find(({ current }) => current === flag)!.id);
    expect((await one.delete(`${url}/${far}`)).status).toBe(200);
    expect((await other.get('/api/v2/auth/user')).status).toBe(401);
    expect((await one.delete(`${url}/${far}`)).status).toBe(404);
    expect((await one.delete(`${url}/${own}`)).status).toBe(200);
    expect((await one.get('/api/v2/auth/user')).status).toBe(401);
  });

  test('of somebody else do not exist for me', async () => {
    const [person, stranger] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
    const browser = api.as(person);
    const [mine] = (await browser.get(url)).body as OwnSession[];
    expect((await api.as(stranger).delete(`${url}/${mine!.id}`)).status).toBe(404);
    expect((await browser.get('/api/v2/auth/user')).status).toBe(200);
  });

  test('all others end at once', async () => {
    const person = await buildAlumnus(api.db);
    const others = [api.as(person), api.as(person)];
    for (const browser of others) await browser.get(url);
    const browser = api.as(person);
    await browser.delete(url);
    expect((await browser.get(url)).body).toHaveLength(1);
    for (const other of others) expect((await other.get(url)).status).toBe(401);
  });
});
