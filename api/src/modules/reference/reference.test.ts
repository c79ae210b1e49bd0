import { diplomaFields } from '../../platform/db/schema';
import { buildDiploma, buildField } from '../../../testing/content-factories';
import { buildCampus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

describeOnDatabase('reference lists', (api) => {
  describe.each(['/api/diplomes', '/api/filieres', '/api/esgis'])('%s', (url) => {
    test.each(statuses(200, 200, 200, 200))('answers %s with %i', async (who, status) => {
      expect((await browserOf(api, who).get(url)).status).toBe(status);
    });
  });

  test('are sorted by name', async () => {
    const sorted = async (path: string, name: string) =>
      ((await api.guest.get(path)).body as Record<string, string>[]).map((row) => row[name]);
    for (const pays of ['Togo', 'Gabon']) await buildCampus(api.db, pays);
    for (const nom of ['Master', 'BTS']) await buildDiploma(api.db, nom);
    for (const nom of ['Réseaux', 'Assurance']) await buildField(api.db, nom);
    expect(await sorted('/api/esgis', 'pays')).toEqual(['Gabon', 'Togo']);
    expect(await sorted('/api/diplomes', 'nom')).toEqual(['BTS', 'Master']);
    expect(await sorted('/api/filieres', 'nom')).toEqual(['Assurance', 'Réseaux']);
  });

  test('the fields of one diploma are those it offers', async () => {
    const licence = await buildDiploma(api.db, 'Licence');
    const droit = await buildField(api.db, 'Droit');
    await buildField(api.db, 'Finance');
    await api.db.insert(diplomaFields).values({ diplomeId: licence.id, filiereId: droit.id });
    expect((await api.guest.get('/api/filieres')).body).toHaveLength(4);
    const { body } = await api.guest.get(`/api/filieres?diplome_id=${licence.id}`);
    expect(body).toEqual([{ id: droit.id, nom: 'Droit' }]);
  });

  test('an empty diploma filters nothing, an invalid one is refused', async () => {
    expect((await api.guest.get('/api/filieres?diplome_id=')).body).toHaveLength(4);
    expect((await api.guest.get('/api/filieres?diplome_id=abc')).status).toBe(400);
  });
});
