import { eq } from 'drizzle-orm';
import { people, type NewPerson } from '../../platform/db/schema';
import { buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';

const list = '/api/users/students/list';

/** A person who is ready for approval. */
const waiting = (api: TestApi, person: Partial<NewPerson> = {}) =>
  buildAlumnus(api.db, {
    nom: 'ATTENTE',
    approved: 0,
    profileCompletedAt: new Date(),
    ...person,
  });

async function found(api: TestApi, query: string, who: 'accountant' | 'member' = 'accountant') {
  const { body } = await api.as(who).get(`${list}?search=attente${query}`);
  const { data, total } = (body as { data: { data: { prenoms: string }[]; total: number } }).data;
  const names = data.map(({ prenoms }) => prenoms);
  expect(names).toHaveLength(total);
  return names;
}

describeOnDatabase('who is ready to be approved', (api) => {
  beforeAll(async () => {
    await waiting(api, { prenoms: 'Aline' });
    await waiting(api, { prenoms: 'Brice', emailVerifiedAt: null });
    await waiting(api, { prenoms: 'Cica', profileCompletedAt: null });
    await waiting(api, { prenoms: 'Dodji', approved: 1, profileCompletedAt: null });
  });

  test.each([
    ['', ['Aline', 'Brice', 'Cica', 'Dodji']],
    ['&ready=', ['Aline', 'Brice', 'Cica', 'Dodji']],
    ['&ready=1', ['Aline']],
    ['&ready=0', ['Brice', 'Cica', 'Dodji']],
    ['&approved=0&ready=0', ['Brice', 'Cica']],
  ])('staff filter by %j and find %j', async (query, names) => {
    expect(await found(api, query)).toEqual(names);
  });

  test('a member cannot filter by it: approved people are found, ready or not', async () => {
    expect(await found(api, '&ready=1', 'member')).toEqual(['Dodji']);
  });

  test('refuses an invalid value', async () => {
    expect((await api.as('accountant').get(`${list}?ready=peut-etre`)).status).toBe(400);
  });

  test('an address verified meanwhile counts in the next list', async () => {
    const person = await waiting(api, { nom: 'ATTENTE', prenoms: 'Efua', emailVerifiedAt: null });
    expect(await found(api, '&ready=1')).toEqual(['Aline']);
    // Neither column is in the directory's change log.
    await api.db
      .update(people)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(people.id, person.id));
    expect(await found(api, '&ready=1')).toEqual(['Aline', 'Efua']);
    await api.db.update(people).set({ profileCompletedAt: null }).where(eq(people.id, person.id));
    expect(await found(api, '&ready=1')).toEqual(['Aline']);
  });

  test('staff see it on card and profile, with missing passwords; members never do', async () => {
    const { id } = await waiting(api, {
      nom: 'Attentif',
      approved: 1,
      passwordHash: null,
      emailVerifiedAt: null,
    });
    const state = { email_verified: 0, profile_completed: 1 };
    for (const who of ['accountant', 'administrator'] as const) {
      const card = await api.as(who).get(`${list}?search=attentif`);
      expect(card.body).toMatchObject({ data: { data: [state] } });
      const profile = await api.as(who).get(`/api/users/profil/${id}`);
      expect(profile.body).toMatchObject({ ...state, has_password: 0 });
    }
    const card = await api.as('member').get(`${list}?search=attentif`);
    expect(card.body).toMatchObject({ data: { total: 1 } });
    const profile = await api.as('member').get(`/api/users/profil/${id}`);
    expect(profile.status).toBe(200);
    for (const { text } of [card, profile]) {
      expect(text).not.toMatch(/email_verified|profile_completed|has_password/);
    }
    const own = await buildAlumnus(api.db);
    const self = await api.as(own).get(`/api/users/profil/${own.id}`);
    expect(self.text).not.toMatch(/profile_completed|has_password/);
  });
});
