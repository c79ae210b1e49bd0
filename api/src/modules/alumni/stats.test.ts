import { buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

describeOnDatabase('GET /api/stats', (api) => {
  test.each(statuses(401, 403, 200, 200))('%s gets %i', async (who, status) => {
    expect((await browserOf(api, who).get('/api/stats')).status).toBe(status);
  });

  test('counts alumni, never staff', async () => {
    const before = (await api.as('administrator').get('/api/stats')).body as Record<string, number>;
    await buildAlumnus(api.db, { approved: 1, certified: 1 });
    await buildAlumnus(api.db, { approved: 0 });
    await buildAlumnus(api.db, { idProfil: 3 });
    const { body } = await api.as('administrator').get('/api/stats');
    const plus = (key: string, more: number) => (before[key] ?? 0) + more;
    expect(body).toEqual({
      total_inscrits: plus('total_inscrits', 2),
      total_inscrits_appouves: plus('total_inscrits_appouves', 1),
      total_inscrits_non_approuves: plus('total_inscrits_non_approuves', 1),
      total_inscrits_certifies: plus('total_inscrits_certifies', 1),
      total_inscrits_non_certifies: plus('total_inscrits_non_certifies', 1),
    });
  });
});
