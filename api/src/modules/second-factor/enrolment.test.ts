import { eq } from 'drizzle-orm';
import { auditEntries, passkeys, totpSecrets } from '../../platform/db/schema';
import { buildAccountant, buildAdministrator, password } from '../../../testing/factories';
import { codeOf, enrolApp, second, withPassword } from '../../../testing/second-factor';
import { describeOnDatabase } from '../../../testing/test-api';
import { VirtualPasskey } from '../../../testing/virtual-passkey';
import { browserOf, statuses } from '../../../testing/who';
import type { Client } from '../../../testing/client';

const root = '/api/v2/second-factor';
const wrong = { password: 'Autre2026' };
const right = { password };
const del = (browser: Client, url: string, body: object) => browser.send('DELETE', url, body);

describeOnDatabase('setting up a second factor', (api) => {
  test.each(statuses(401, 403, 200, 200))('%s may: %i', async (who, status) => {
    expect((await browserOf(api, who).get(root)).status).toBe(status);
    expect((await browserOf(api, who).post(`${root}/totp`, right)).status).toBe(status);
  });

  test('every change asks for the password', async () => {
    const browser = api.as(await buildAccountant(api.db));
    for (const answer of [
      await browser.post(`${root}/totp`, wrong),
      await del(browser, `${root}/totp`, wrong),
      await browser.post(`${root}/passkeys/options`, wrong),
      await del(browser, `${root}/passkeys/1`, wrong),
      await browser.post(`${root}/recovery-codes`, wrong),
    ]) {
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { password: ['Ce mot de passe n’est pas le bon.'] } },
      });
    }
  });

  test('an app counts from its first right code on; its secret is stored encrypted', async () => {
    const person = await buildAccountant(api.db);
    const browser = api.as(person);
    const { secret, uri } = (await browser.post(`${root}/totp`, right)).body as Record<
      'secret' | 'uri',
      string
    >;
    expect(uri).toContain(`secret=${secret}`);
    expect((await withPassword(api, person)).answer.status).toBe(200);
    // The last one is six characters for JavaScript, and twelve bytes.
    for (const code of ['000000', 'abcdef', '𐀀𐀀𐀀']) {
      expect(await browser.put(`${root}/totp`, { code })).toMatchObject({
        status: 422,
        body: { errors: { code: [expect.stringContaining('pas le bon')] } },
      });
    }
    const confirmed = await browser.put(`${root}/totp`, { code: codeOf(secret) });
    expect((confirmed.body as { recovery_codes: string[] }).recovery_codes).toHaveLength(10);
    expect((await withPassword(api, person)).answer.status).toBe(422);
    const [row] = await api.db
      .select()
      .from(totpSecrets)
      .where(eq(totpSecrets.personId, person.id));
    expect(row?.secret.toString('latin1')).not.toContain(secret);
    // A second setup does not replace the one in use.
    expect((await browser.post(`${root}/totp`, right)).status).toBe(409);
    expect((await browser.get(root)).body).toMatchObject({
      totp: expect.any(String),
      recovery_codes_left: 10,
    });
  });

  test('renewed recovery codes replace the earlier ones; removing the last factor ends it', async () => {
    const person = await buildAccountant(api.db);
    const browser = api.as(person);
    const { recoveryCodes } = await enrolApp(api, person);
    const renewed = await browser.post(`${root}/recovery-codes`, right);
    const [fresh] = (renewed.body as { recovery_codes: string[] }).recovery_codes;
    const begun = await withPassword(api, person);
    const old = { recovery_code: recoveryCodes[0] };
    expect((await second(begun.browser, old)).status).toBe(422);
    expect((await second(begun.browser, { recovery_code: fresh })).status).toBe(200);
    expect((await del(browser, `${root}/totp`, right)).status).toBe(200);
    expect((await browser.get(root)).body).toMatchObject({ totp: null, recovery_codes_left: 0 });
    expect((await withPassword(api, person)).answer.status).toBe(200);
  });
});

describeOnDatabase('a passkey', (api) => {
  const origin = 'http://alumni.test';
  type Options = { challenge: string };
  const challengeOf = async (browser: Client, url: string, body?: object) =>
    ((await browser.post(url, body)).body as Options).challenge;
  const add = async (browser: Client, key: VirtualPasskey) => {
    const challenge = await challengeOf(browser, `${root}/passkeys/options`, right);
    return browser.post(`${root}/passkeys`, {
      name: 'Mon téléphone',
      passkey: key.create(challenge),
    });
  };
  const enrolled = async () => {
    const person = await buildAdministrator(api.db);
    const key = new VirtualPasskey(origin);
    expect((await add(api.as(person), key)).status).toBe(200);
    return { person, key };
  };
  const asked = (browser: Client) => challengeOf(browser, '/auth/second-factor/passkey');

  test('signs in, and each challenge is signed once', async () => {
    const { person, key } = await enrolled();
    const { browser, answer } = await withPassword(api, person);
    expect(answer.body).toMatchObject({ code: 'second_step_required' });
    const passkey = key.sign(await asked(browser));
    expect((await second(browser, { passkey })).status).toBe(200);
    const again = await withPassword(api, person);
    const challenge = await asked(again.browser);
    expect((await second(again.browser, { passkey })).status).toBe(422);
    // The refusal has used up the second challenge.
    const late = key.sign(challenge);
    expect((await second(again.browser, { passkey: late })).status).toBe(422);
    const fresh = key.sign(await asked(again.browser));
    expect((await second(again.browser, { passkey: fresh })).status).toBe(200);
  });

  test('of another person, another site, or unknown is refused', async () => {
    const [{ person }, other] = [await enrolled(), await enrolled()];
    for (const key of [other.key, new VirtualPasskey(origin)]) {
      const { browser } = await withPassword(api, person);
      const passkey = key.sign(await asked(browser));
      expect((await second(browser, { passkey })).status).toBe(422);
    }
    const elsewhere = new VirtualPasskey('https://evil.test');
    const browser = api.as(await buildAccountant(api.db));
    expect((await add(browser, elsewhere)).status).toBe(422);
    expect((await add(browser, other.key)).status).toBe(422);
  });

  test('is listed by its name, and deleted by its owner only', async () => {
    const { person } = await enrolled();
    const [row] = await api.db.select().from(passkeys).where(eq(passkeys.personId, person.id));
    const url = `${root}/passkeys/${row?.id}`;
    expect((await del(api.as('accountant'), url, right)).status).toBe(404);
    const browser = api.as(person);
    expect((await browser.get(root)).body).toMatchObject({ passkeys: [{ name: 'Mon téléphone' }] });
    expect((await del(browser, url, right)).status).toBe(200);
    expect((await withPassword(api, person)).answer.status).toBe(200);
  });
});

describeOnDatabase('resetting the second factor of a colleague', (api) => {
  test.each(statuses(401, 403, 403, 200))('%s gets %i', async (who, status) => {
    const { id } = await buildAccountant(api.db);
    await enrolApp(api, { id });
    const answer = await del(browserOf(api, who), `/api/v2/users/${id}/second-factor`, {});
    expect(answer.status).toBe(status);
  });

  test('ends the colleague’s sessions, tells them, and is in the journal; never one’s own', async () => {
    const colleague = await buildAdministrator(api.db);
    await enrolApp(api, colleague);
    const session = api.as(colleague);
    expect((await session.get(root)).status).toBe(200);
    const url = `/api/v2/users/${colleague.id}/second-factor`;
    expect((await del(session, url, {})).status).toBe(403);
    expect((await del(api.as('administrator'), url, {})).status).toBe(200);
    expect((await session.get(root)).status).toBe(401);
    expect((await withPassword(api, colleague)).answer.status).toBe(200);
    const told = (await api.mails()).filter(({ to }) => to === colleague.email);
    expect(told.map(({ kind }) => kind)).toContain('second-factor-reset');
    const entries = await api.db.select().from(auditEntries);
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'administrator.reset_second_factor',
        targetId: colleague.id,
      }),
    );
    expect((await del(api.as('administrator'), url, {})).status).toBe(404);
  });

  test('the list of staff says who has one', async () => {
    const [one, other] = [await buildAccountant(api.db), await buildAccountant(api.db)];
    await enrolApp(api, one);
    const { body } = await api.as('administrator').get('/api/users/admin/list');
    const rows = (body as { data: { data: { id: number }[] } }).data.data;
    expect(rows.find(({ id }) => id === one.id)).toMatchObject({ has_second_factor: 1 });
    expect(rows.find(({ id }) => id === other.id)).toMatchObject({ has_second_factor: 0 });
  });
});

describeOnDatabase(
  'a network that requires a second factor',
  (api) => {
    const open = ['/api/users/current', '/api/v2/auth/user', root];
    const closed = ['/api/stats', '/api/users/admin/list', '/api/users/students/list'];
    const statusesOf = async (browser: Client, urls: string[]) =>
      Promise.all(urls.map(async (url) => (await browser.get(url)).status));

    test('opens nothing else to staff before they have one', async () => {
      const person = await buildAccountant(api.db);
      const browser = api.as(person);
      expect(await statusesOf(browser, open)).toEqual([200, 200, 200]);
      expect(await statusesOf(browser, closed)).toEqual([403, 403, 403]);
      expect((await browser.get('/api/stats')).body).toMatchObject({ code: 'must_enrol' });
      expect((await browser.get('/api/users/current')).body).toMatchObject([{ must_enrol: 1 }]);
      // Calls that are open to guests answer them as guests.
      expect((await browser.get('/api/opportunities/list')).status).toBe(200);
      await enrolApp(api, person);
      expect(await statusesOf(browser, closed)).toEqual([200, 200, 200]);
      const [user] = (await browser.get('/api/users/current')).body as object[];
      expect(user).not.toHaveProperty('must_enrol');
    });

    test('keeps the last factor of staff, and leaves members alone', async () => {
      const person = await buildAdministrator(api.db);
      await enrolApp(api, person);
      expect(await del(api.as(person), `${root}/totp`, right)).toMatchObject({
        status: 422,
        body: { errors: { password: [expect.stringContaining('ajoutez-en un autre')] } },
      });
      expect(await statusesOf(api.as('member'), ['/api/users/students/list'])).toEqual([200]);
    });

    test('lets staff without one sign out', async () => {
      const browser = api.as(await buildAccountant(api.db));
      expect((await browser.get('/auth/logout')).status).toBe(200);
      expect((await browser.get('/api/v2/auth/user')).status).toBe(401);
    });
  },
  { STAFF_SECOND_FACTOR: 'required' },
);
