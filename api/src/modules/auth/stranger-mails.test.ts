import { eq } from 'drizzle-orm';
import { people } from '../../platform/db/schema';
import { buildAlumnus, next } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';

const advert = 'Gagnez sur www.gain.test';

/** Signs up with an address of somebody else, and asks for every mail that the form allows. */
async function abuse(api: TestApi, email: string, other: string) {
  const browser = api.guest;
  const names = { lastname: advert, firstname: advert, email, status: 'accepted' };
  const secret = { password: 'Kpalime2026', password_confirmation: 'Kpalime2026' };
  const { id } = (await browser.post('/auth/register', { ...names, ...secret })).body as {
    id: number;
  };
  await browser.put('/api/v2/email/reset', { email: other, password: 'Kpalime2026' });
  await api.guest.post('/api/v2/password/reset/request', { email });
  await api.guest.post('/api/v2/account/deletion-request', { email });
  const approval = { approved: 1 };
  await api.as('administrator').put(`/api/users/admin/update/studentstate/${id}`, approval);
  await browser.send('DELETE', '/api/v2/account', { password: 'Kpalime2026' });
  await api.guest.post('/auth/login', { email, password: 'Kpalime2026' });
}

describeOnDatabase('mails to an address that nobody has verified', (api) => {
  test('repeat nothing that a stranger typed at the sign-up', async () => {
    const [victim, other] = [`victime${next()}@ailleurs.test`, `autre${next()}@ailleurs.test`];
    await abuse(api, victim, other);
    const sent = (await api.mails()).filter(({ to }) => [victim, other].includes(to));
    expect(sent.map(({ kind }) => kind).sort()).toEqual([
      'account-deletion',
      'account-kept',
      'approval',
      'deletion-link',
      'email-change',
      'email-change-asked',
      'reset',
      'verification',
    ]);
    const repeating = sent.filter((mail) => JSON.stringify(mail).includes('gain.test'));
    expect(repeating.map(({ kind }) => kind)).toEqual([]);
  });

  test('a verified person is greeted by name', async () => {
    const { id, email } = await buildAlumnus(api.db, { prenoms: 'Éyram' });
    await api.guest.post('/api/v2/password/reset/request', { email });
    expect((await api.mails()).at(-1)?.text).toContain('Bonjour Éyram,');
    await api.db.update(people).set({ emailVerifiedAt: null }).where(eq(people.id, id));
    await api.guest.post('/api/v2/password/reset/request', { email });
    expect((await api.mails()).at(-1)?.text).toContain('Bonjour,');
  });
});
