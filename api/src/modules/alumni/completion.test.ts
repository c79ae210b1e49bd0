import { buildStudies } from '../../../testing/content-factories';
import { buildAlumnus, buildCategory } from '../../../testing/factories';
import { form, png } from '../../../testing/form';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';

const thisYear = new Date().getFullYear();

/** A person who saved a profile with this profession and biography. */
async function saved(
  api: TestApi,
  more: { profession?: number | string; biographie?: string } = {},
) {
  const person = await buildAlumnus(api.db);
  const row = await buildStudies(api.db);
  const profile = {
    nom: 'AGBÉKO',
    prenoms: 'Sena',
    nationalite: 'Togo',
    pays_residence: 'Togo',
    telephone: '90 12 34 56',
    sexe: 'F',
    // The earliest year, the latest year, and both in one path.
    parcours: [
      { ...row, start_year: 1994, end_year: thisYear },
      { ...row, start_year: thisYear, end_year: thisYear },
    ],
    ...more,
  };
  const answer = await api.as(person).put(`/api/users/update/${person.id}`, profile);
  expect(answer.status).toBe(200);
  return person;
}

describeOnDatabase('completed_pourcent (rule 14)', (api) => {
  const shareOf = async ({ id }: { id: number }) =>
    (await api.as({ id }).get(`/api/users/profil/${id}`)).body['completed_pourcent'];

  test('starts with the three facts of a sign-up', async () => {
    const browser = api.guest;
    await browser.post('/auth/register', {
      lastname: 'AGBÉKO',
      firstname: 'Sena',
      email: 'sena@alumni.test',
      password: 'motdepasse1',
      password_confirmation: 'motdepasse1',
      status: 'accepted',
    });
    const { id } = (await browser.get('/api/v2/auth/user')).body as { id: number };
    expect((await browser.get(`/api/users/profil/${id}`)).body).toMatchObject({
      completed_pourcent: 25,
    });
  });

  test('counts twelve facts; job seekers need no employer, until their category is renamed', async () => {
    const seeking = await buildCategory(api.db, { name: 'Chercheur d’emploi' });
    expect(await shareOf(await saved(api))).toBe(67);
    expect(await shareOf(await saved(api, { biographie: ' ' }))).toBe(67);
    const person = await saved(api, { profession: "CHERCHEUR D'EMPLOI", biographie: 'Ma vie.' });
    expect(await shareOf(person)).toBe(92);
    const photo = form({}, { picture: await png() });
    const uploaded = await api.as(person).post(`/api/users/picture/${person.id}`, ...photo);
    expect(uploaded.body).toMatchObject({ user: { completed_pourcent: 100 } });
    const renamed = { name: 'Entrepreneur', description: 'Une description.' };
    await api.as('accountant').put(`/api/v2/alumni-categories/${seeking.id}`, renamed);
    expect(await shareOf(person)).toBe(92);
  });
});
