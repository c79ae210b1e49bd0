import type { Alumnus } from '@alumni/shared-contract';
import { buildAlumnus, buildCategory } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import type { Person } from '../../platform/db/schema';

const url = '/api/v2/users/me/profile';

describeOnDatabase('some facts of the own profile', (api) => {
  const patch = (person: Person, facts: object) => api.as(person).patch(url, facts);
  const profileOf = async (person: Person): Promise<Alumnus> =>
    (await api.as(person).get(`/api/users/profil/${person.id}`)).body as Alumnus;

  test.each(statuses(401, 200, 200, 200))('%s gets %i', async (who, status) => {
    const answer = await browserOf(api, who).patch(url, { employeur: 'Ecobank' });
    expect(answer.status).toBe(status);
  });

  test('are saved one by one, and count for the completion', async () => {
    const person = await buildAlumnus(api.db, { paysResidence: 'Togo' });
    const before = (await profileOf(person)).completed_pourcent ?? 0;
    const category = await buildCategory(api.db);
    for (const facts of [
      { telephone: '90 12 34 56' },
      { employeur: '  Ecobank ' },
      { ville: ' Lomé ' },
      { sexe: 'F' },
      { nationalite: 'Bénin' },
      { profession_id: category.id },
      { biographie: 'Je compte.' },
    ]) {
      expect((await patch(person, facts)).status).toBe(200);
    }
    const after = await profileOf(person);
    expect(after).toMatchObject({
      telephone: '+22890123456',
      ville: 'Lomé',
      employeur: 'Ecobank',
      sexe: 'F',
      nationalite: 'Bénin',
      profession_id: category.id,
      biographie: 'Je compte.',
      pays_residence: 'Togo',
    });
    expect(after.completed_pourcent).toBeGreaterThan(before);
  });

  test('a number is one of the country that comes with it', async () => {
    const person = await buildAlumnus(api.db, { paysResidence: 'Togo' });
    const facts = { pays_residence: 'Bénin', telephone: '01 97 16 53 19' };
    expect((await patch(person, facts)).status).toBe(200);
    expect(await profileOf(person)).toMatchObject({
      pays_residence: 'Bénin',
      telephone: '+2290197165319',
    });
  });

  test.each<[string, object]>([
    ['telephone', { telephone: '12', employeur: 'Ecobank' }],
    ['telephone', { telephone: '00000000', employeur: 'Ecobank' }],
    ['nationalite', { nationalite: 'Wakanda', employeur: 'Ecobank' }],
    ['profession_id', { profession_id: 2_000_000, employeur: 'Ecobank' }],
    ['sexe', { sexe: 'X', employeur: 'Ecobank' }],
    ['biographie', { biographie: ' ', employeur: 'Ecobank' }],
    ['employeur', { employeur: '' }],
  ])('a wrong %s is named, and nothing is saved: %j', async (field, facts) => {
    const person = await buildAlumnus(api.db, { paysResidence: 'Togo' });
    const { status, body } = await patch(person, facts);
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
    expect((await profileOf(person)).employeur).toBeNull();
  });

  test('nothing at all is refused, and names, e-mail or role are not of these', async () => {
    const person = await buildAlumnus(api.db);
    expect((await patch(person, {})).status).toBe(422);
    expect((await patch(person, { nom: 'AUTRE', id_profil: 2, approved: 1 })).status).toBe(422);
    expect(await profileOf(person)).toMatchObject({ nom: person.nom, id_profil: 1 });
  });
});
