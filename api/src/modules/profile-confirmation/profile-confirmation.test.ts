import { eq } from 'drizzle-orm';
import type { Alumnus } from '@alumni/shared-contract';
import { buildAlumnus, present } from '../../../testing/factories';
import { describeOnDatabase, TestApi } from '../../../testing/test-api';
import { mails, people, type NewPerson, type Person } from '../../platform/db/schema';
import { askForConfirmations } from './profile-confirmation.service';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const old = { createdAt: daysAgo(900), confirmedAt: daysAgo(400) };

describeOnDatabase(
  'is this still right?',
  (api) => {
    beforeEach(async () => {
      await api.db.delete(mails);
      // Nobody of the tests before is due.
      await api.db.update(people).set({ confirmedAt: new Date() });
    });
    const ask = () => askForConfirmations(api.context);
    const asked = async () => (await api.mails()).filter(({ kind }) => kind === 'profile-confirm');
    async function now({ id }: Person): Promise<Person> {
      return present((await api.db.select().from(people).where(eq(people.id, id)))[0]);
    }
    async function linkOf(person: Person): Promise<string> {
      await ask();
      const mail = (await asked()).find(({ to }) => to === person.email);
      return present(/\/profile\/confirm\/(\w{64})/.exec(mail?.text ?? '')?.[1]);
    }
    const confirm = (token: string) => api.guest.post('/api/v2/profile/confirm', { token });

    test('is asked once a year, with what the network knows', async () => {
      const person = await buildAlumnus(api.db, {
        ...old,
        telephone: '+22890112233',
        employeur: 'Ecobank',
        paysResidence: 'Togo',
      });
      await Promise.all([ask(), ask()]);
      await ask();
      const [mail, ...others] = await asked();
      expect(others).toEqual([]);
      expect(mail?.to).toBe(person.email);
      expect(mail?.text).toMatch(/Téléphone : \+22890112233\nPays de résidence : Togo/);
      expect(mail?.text).toMatch(/Employeur : Ecobank\nDernier diplôme : non renseigné/);
      await api.db
        .update(people)
        .set({ confirmationAskedAt: daysAgo(366) })
        .where(eq(people.id, person.id));
      await ask();
      expect(await asked()).toHaveLength(2);
    });

    test.each<[string, Partial<NewPerson>]>([
      ['whose profile is recent', { confirmedAt: daysAgo(300) }],
      ['without approval', { approved: 0 }],
      ['with a closed account', { isActivate: 0, sleepReason: 'staff' }],
      ['from an import who never signed in', { imported: 1 }],
      ['with an address that nobody confirmed', { emailVerifiedAt: null }],
      ['who is leaving', { deletionRequestedAt: new Date() }],
      ['who is staff', { idProfil: 3 }],
    ])('nobody %s is asked', async (_who, facts) => {
      await buildAlumnus(api.db, { ...old, ...facts });
      await ask();
      expect(await asked()).toEqual([]);
    });

    test('somebody who never confirmed counts from the sign-up', async () => {
      const since = { confirmedAt: null, createdAt: daysAgo(900) };
      const long = await buildAlumnus(api.db, since);
      await buildAlumnus(api.db, { ...since, profileCompletedAt: daysAgo(20) });
      await ask();
      expect((await asked()).map(({ to }) => to)).toEqual([long.email]);
    });

    test('the oldest come first, so many an hour', async () => {
      const oldest = await buildAlumnus(api.db, { confirmedAt: daysAgo(800) });
      const newer = await buildAlumnus(api.db, { confirmedAt: daysAgo(500) });
      const older = await buildAlumnus(api.db, { confirmedAt: daysAgo(600) });
      await ask();
      expect((await asked()).map(({ to }) => to)).toEqual([oldest.email, older.email]);
      await ask();
      expect((await asked()).map(({ to }) => to)).toContain(newer.email);
    });

    test('the link says yes once, and staff read when', async () => {
      const person = await buildAlumnus(api.db, old);
      const token = await linkOf(person);
      expect((await confirm(token)).status).toBe(200);
      expect((await now(person)).confirmedAt!.getTime()).toBeGreaterThan(Date.now() - 60_000);
      expect((await confirm(token)).status).toBe(422);
      const seenBy = async (who: 'member' | 'accountant') =>
        (await api.as(who).get(`/api/users/profil/${person.id}`)).body as Alumnus;
      expect((await seenBy('accountant')).confirmed_at).toMatch(/^\d{4}-/);
      expect(await seenBy('member')).not.toHaveProperty('confirmed_at');
    });

    test('the link of an address that changed since then is dead', async () => {
      const person = await buildAlumnus(api.db, old);
      const token = await linkOf(person);
      const email = `nouvelle${person.id}@alumni.test`;
      await api.db.update(people).set({ email }).where(eq(people.id, person.id));
      expect((await confirm(token)).status).toBe(422);
      expect((await now(person)).confirmedAt).toEqual(old.confirmedAt);
    });

    test('a signed-in person says it without a mail', async () => {
      const person = await buildAlumnus(api.db, old);
      expect((await api.as(person).post('/api/v2/users/me/confirm')).status).toBe(200);
      await ask();
      expect(await asked()).toEqual([]);
    });
  },
  { CONFIRMATIONS_PER_HOUR: '2' },
);

test('nobody is asked where it is switched off', async () => {
  const api = new TestApi('embedded', { CONFIRMATION_EVERY: '0' });
  await api.start();
  try {
    await buildAlumnus(api.db, old);
    await askForConfirmations(api.context);
    expect(await api.mails()).toEqual([]);
  } finally {
    await api.stop();
  }
});
