import type { Tasks, Trends } from '@alumni/shared-contract';
import { buildOpportunity } from '../../../testing/content-factories';
import { buildAlumnus, buildCampus, buildCategory } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import { joinRequests } from '../../platform/db/schema';

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A day of an earlier month, in UTC. */
function monthsAgo(months: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1, 0, 0, 1));
}

describeOnDatabase('GET /api/v2/dashboard/tasks', (api) => {
  const tasks = async () =>
    (await api.as('accountant').get('/api/v2/dashboard/tasks')).body as Tasks;

  test.each(statuses(401, 403, 200, 200))('%s gets %i', async (who, status) => {
    expect((await browserOf(api, who).get('/api/v2/dashboard/tasks')).status).toBe(status);
  });

  test('counts the requests to join that nobody answered', async () => {
    const before = (await tasks()).join_requests;
    await api.db.insert(joinRequests).values([
      { email: 'nouvelle@essai.test', profession: 'Comptable' },
      { email: 'repondue@essai.test', profession: 'Comptable', state: 'answered' },
    ]);
    expect((await tasks()).join_requests).toBe(before + 1);
  });

  test('names the opportunities that end within a week, the soonest first', async () => {
    await buildOpportunity(api.db, { titre: 'Hier', dateLimite: inDays(-1) });
    await buildOpportunity(api.db, { titre: 'Dans 7 jours', dateLimite: inDays(7) });
    await buildOpportunity(api.db, { titre: 'Dans 8 jours', dateLimite: inDays(8) });
    await buildOpportunity(api.db, { titre: 'Sans fin', dateLimite: null });
    const { id } = await buildOpportunity(api.db, { titre: 'Aujourd’hui', dateLimite: inDays(0) });
    const { expiring } = await tasks();
    expect(expiring.map(({ titre }) => titre)).toEqual(['Aujourd’hui', 'Dans 7 jours']);
    expect(expiring[0]).toEqual({ id, titre: 'Aujourd’hui', date_limite: inDays(0) });
  });
});

describeOnDatabase('GET /api/v2/dashboard/trends', (api) => {
  const trends = async () =>
    (await api.as('administrator').get('/api/v2/dashboard/trends')).body as Trends;

  test.each(statuses(401, 403, 200, 200))('%s gets %i', async (who, status) => {
    expect((await browserOf(api, who).get('/api/v2/dashboard/trends')).status).toBe(status);
  });

  test('has twelve months, those without a sign-up too, this one last', async () => {
    const before = await trends();
    expect(before.months).toHaveLength(12);
    expect(before.months.at(-1)?.month).toBe(new Date().toISOString().slice(0, 7));
    expect(before.months[0]?.month).toBe(monthsAgo(11).toISOString().slice(0, 7));
    await buildAlumnus(api.db, { createdAt: monthsAgo(11) });
    await buildAlumnus(api.db, { createdAt: monthsAgo(11), deletionRequestedAt: new Date() });
    await buildAlumnus(api.db, { createdAt: new Date(monthsAgo(11).getTime() - 2_000) });
    await buildAlumnus(api.db, { createdAt: monthsAgo(11), idProfil: 3 });
    const { months } = await trends();
    expect(months[0]?.total).toBe((before.months[0]?.total ?? 0) + 1);
    expect(months.slice(1)).toEqual(before.months.slice(1));
  });

  test('counts by campus and by profession, the most numerous first', async () => {
    const [one, two] = [await buildCampus(api.db), await buildCampus(api.db)];
    const profession = await buildCategory(api.db);
    await buildAlumnus(api.db, { campusIds: [one.id, two.id], professionId: profession.id });
    await buildAlumnus(api.db, { campusIds: [two.id] });
    await buildAlumnus(api.db, { campusIds: [one.id], anonymisedAt: new Date() });
    const { campuses, professions } = await trends();
    const ours = campuses.filter(({ id }) => id === one.id || id === two.id);
    expect(ours).toEqual([
      { id: two.id, nom: two.pays, total: 2 },
      { id: one.id, nom: one.pays, total: 1 },
    ]);
    expect(professions).toContainEqual({
      id: profession.id,
      nom: profession.name,
      total: 1,
    });
  });
});
