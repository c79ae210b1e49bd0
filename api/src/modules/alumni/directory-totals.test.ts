import { eq } from 'drizzle-orm';
import { directoryChanges, people, type NewPerson } from '../../platform/db/schema';
import { cleanOnce } from '../../process/housekeeping';
import { buildAlumnus, buildCategory } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';

const list = '/api/users/students/list';

async function totalSeen(api: TestApi, query: string): Promise<number> {
  const { body } = await api.as('administrator').get(`${list}?${query}`);
  return (body as { data: { total: number } }).data.total;
}

describeOnDatabase('the cached total', (api) => {
  let categoryId = 0;
  let personId = 0;

  beforeAll(async () => {
    categoryId = (await buildCategory(api.db, { name: 'Artisan' })).id;
    personId = (await buildAlumnus(api.db, { nom: 'ALLER', prenoms: 'Simple' })).id;
  });

  /** Changes the row like another process, without a notification to this one. */
  const change = (values: Partial<NewPerson>) =>
    api.db.update(people).set(values).where(eq(people.id, personId));

  test.each<[string, () => Partial<NewPerson>, () => Partial<NewPerson>]>([
    ['search=changee', () => ({ nom: 'Changée' }), () => ({ nom: 'ALLER' })],
    ['search=changee', () => ({ prenoms: 'Changée' }), () => ({ prenoms: 'Simple' })],
    ['esgis=7', () => ({ campusIds: [7] }), () => ({ campusIds: [] })],
    ['filiere=7', () => ({ fieldIds: [7] }), () => ({ fieldIds: [] })],
    ['pays_residence=Togo', () => ({ paysResidence: 'Togo' }), () => ({ paysResidence: null })],
    ['nationalite=Togo', () => ({ nationalite: 'Togo' }), () => ({ nationalite: null })],
    ['first_year=2001', () => ({ firstYear: 2001 }), () => ({ firstYear: null })],
    ['last_grade_year=2009', () => ({ lastGradeYear: 2009 }), () => ({ lastGradeYear: null })],
    ['sexe=F', () => ({ sexe: 'F' }), () => ({ sexe: null })],
    ['profession=artisan', () => ({ professionId: categoryId }), () => ({ professionId: null })],
    ['employeur=port', () => ({ employeur: 'Port de Lomé' }), () => ({ employeur: null })],
    ['last_grade=BTS', () => ({ lastGrade: 'BTS' }), () => ({ lastGrade: null })],
    ['approved=0', () => ({ approved: 0 }), () => ({ approved: 1 })],
    ['certified=1', () => ({ certified: 1 }), () => ({ certified: 0 })],
    ['is_activate=0', () => ({ isActivate: 0 }), () => ({ isActivate: 1 })],
  ])(
    '%s counts a person who starts to match, and no longer one who stops',
    async (query, join, leave) => {
      expect(await totalSeen(api, query)).toBe(0);
      await change(join());
      expect(await totalSeen(api, query)).toBe(1);
      await change(leave());
      expect(await totalSeen(api, query)).toBe(0);
    },
  );

  test.each<[string, () => Partial<NewPerson>, () => Partial<NewPerson>]>([
    ['leaving', () => ({ deletionRequestedAt: new Date() }), () => ({ deletionRequestedAt: null })],
    ['left', () => ({ anonymisedAt: new Date() }), () => ({ anonymisedAt: null })],
    ['staff', () => ({ idProfil: 3 }), () => ({ idProfil: 1 })],
  ])('a person who is %s is no longer counted', async (_state, leave, join) => {
    const before = await totalSeen(api, '');
    await change(leave());
    expect(await totalSeen(api, '')).toBe(before - 1);
    await change(join());
    expect(await totalSeen(api, '')).toBe(before);
  });

  test('counts added and deleted people at once', async () => {
    const before = await totalSeen(api, '');
    const { id } = await buildAlumnus(api.db);
    expect(await totalSeen(api, '')).toBe(before + 1);
    await api.db.delete(people).where(eq(people.id, id));
    expect(await totalSeen(api, '')).toBe(before);
  });

  test('an approval shows in the next list of the person who gave it', async () => {
    const { id } = await buildAlumnus(api.db, { approved: 0 });
    expect(await totalSeen(api, 'approved=0')).toBe(1);
    const url = `/api/users/admin/update/studentstate/${id}`;
    const answer = await api.as('administrator').put(url, { approved: 1 });
    expect(answer.status).toBe(200);
    expect(await totalSeen(api, 'approved=0')).toBe(0);
  });

  test('is counted again only after a change: a login or a visit is none', async () => {
    const marks = () => api.db.$count(directoryChanges);
    const before = await marks();
    await change({ nombreConnexions: 3, nombreVues: 5, lastLoginAt: new Date() });
    expect(await marks()).toBe(before);
    await change({ employeur: 'Port de Lomé' });
    expect(await marks()).toBe(before + 1);
  });

  test('survives the deletion of old change marks, and not a later change', async () => {
    const before = await totalSeen(api, '');
    await api.db.update(directoryChanges).set({ createdAt: new Date(Date.now() - 7_200_000) });
    await cleanOnce(api.context);
    expect(await api.db.$count(directoryChanges)).toBe(1);
    expect(await totalSeen(api, '')).toBe(before);
    await buildAlumnus(api.db);
    expect(await totalSeen(api, '')).toBe(before + 1);
  });
});
