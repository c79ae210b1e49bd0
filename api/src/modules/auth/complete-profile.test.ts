import { buildAlumnus, buildCampus, buildCategory } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';

const classmate = (number: number) => ({
  name: `Camarade ${number}`,
  phone_number: `90 00 00 0${number}`,
  email: `camarade${number}@exemple.test`,
});

const form = {
  nom: 'AGBÉKO',
  prenoms: 'Sèna Marie-Ange',
  nationalite: 'Togo',
  pays_residence: 'Togo',
  profession: 'Entrepreneur',
  employeur: 'Koto Énergie',
  esgis: ['Togo'],
  last_grade: 'Licence',
  last_grade_year: 2019,
  telephone: '00228 91 23 45 67',
  sexe: 'F',
  marital_status: 'Célibataire',
  birth_date: '1997-04-12',
  referents: [classmate(1), classmate(2), classmate(3)],
};

describeOnDatabase('complete profile', (api) => {
  beforeAll(async () => {
    await buildCategory(api.db, { name: 'Entrepreneur' });
    await buildCategory(api.db, { name: "Chercheur d'emploi" });
    await buildCampus(api.db, 'Togo');
    await buildCampus(api.db, 'Bénin');
  });

  const newcomer = () =>
    buildAlumnus(api.db, { approved: 0, emailVerifiedAt: null, prenoms: 'Sèna' });
  const send = async (change: object = {}) =>
    api.as(await newcomer()).patch('/api/v2/register', { ...form, ...change });

  test('saves the profile, the campus and three referents', async () => {
    const person = await newcomer();
    const answer = await api.as(person).patch('/api/v2/register', form);
    expect(answer).toMatchObject({ status: 200, body: { status: true } });
    const saved = await api.db.query.people.findFirst({
      where: (t, { eq }) => eq(t.id, person.id),
    });
    expect(saved).toMatchObject({
      nom: 'AGBÉKO',
      telephone: '+22891234567',
      birthDate: '1997-04-12',
      lastGrade: 'Licence',
      lastGradeYear: 2019,
      search: 'agbeko sena marieange',
      approved: 0,
    });
    expect(saved?.campusIds).toHaveLength(1);
    expect(saved?.completedPourcent).toBe(75);
    const referents = await api.db.query.referents.findMany({
      where: (t, { eq }) => eq(t.personId, person.id),
    });
    expect(referents.map((row) => row.phoneNumber).sort()).toEqual([
      '+22890000001',
      '+22890000002',
      '+22890000003',
    ]);
    const current = await api.as(person).get('/api/v2/auth/user');
    expect(current.body).toMatchObject({ profile_completed: 1, profession: 'Entrepreneur' });
  });

  test.each([
    ['accepted at sign-up', new Date(), undefined, 200],
    ['accepted now', null, 'accepted', 200],
    ['missing', null, undefined, 422],
    ['refused', null, 'not_accepted', 422],
  ])('the terms: %s', async (_who, termsAcceptedAt, status, expected) => {
    const person = await buildAlumnus(api.db, { termsAcceptedAt });
    const browser = api.as(person);
    const answer = await browser.patch('/api/v2/register', { ...form, status });
    expect(answer.status).toBe(expected);
    const accepted = expected === 200 ? 1 : 0;
    expect((await browser.get('/api/v2/auth/user')).body).toMatchObject({
      terms_accepted: accepted,
      profile_completed: accepted,
    });
    if (!accepted) expect(answer.body).toMatchObject({ errors: { status: [expect.any(String)] } });
  });

  test('saving twice gives the same result as once', async () => {
    const person = await newcomer();
    const browser = api.as(person);
    await browser.patch('/api/v2/register', form);
    expect((await browser.patch('/api/v2/register', form)).status).toBe(200);
    const referents = await api.db.query.referents.findMany({
      where: (t, { eq }) => eq(t.personId, person.id),
    });
    expect(referents).toHaveLength(3);
  });

  test('six simultaneous calls give the same result as one', async () => {
    const person = await newcomer();
    const browser = api.as(person);
    await browser.get('/api/v2/auth/user');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => browser.patch('/api/v2/register', form)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const rows = await api.db.query.referents.findMany({
      where: (t, { eq }) => eq(t.personId, person.id),
    });
    expect(rows.map(({ position }) => position).sort()).toEqual([1, 2, 3]);
    const saved = await api.db.query.people.findFirst({
      where: (t, { eq }) => eq(t.id, person.id),
    });
    expect(saved?.campusIds).toHaveLength(1);
  });

  test('a job seeker needs no employer; the others do', async () => {
    const seeker = { profession: 'chercheur d’emploi', employeur: '' };
    expect((await send(seeker)).status).toBe(200);
    // An employer typed before choosing job seeker is dropped.
    const person = await newcomer();
    const left = { ...form, ...seeker, employeur: 'Port de Lomé' };
    expect((await api.as(person).patch('/api/v2/register', left)).status).toBe(200);
    const { body } = await api.as(person).get(`/api/users/profil/${person.id}`);
    expect(body).toMatchObject({ employeur: null });
    const answer = await send({ employeur: '' });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { employeur: ['Ce champ est obligatoire.'] } },
    });
  });

  /** Birth date of a person of so many years, shifted by days. */
  const bornBefore = (years: number, days = 0) => {
    const day = new Date();
    day.setUTCFullYear(day.getUTCFullYear() - years);
    day.setUTCDate(day.getUTCDate() + days);
    return day.toISOString().slice(0, 10);
  };

  test.each([
    ['15 today', bornBefore(15), 200],
    ['15 tomorrow', bornBefore(15, 1), 422],
    ['born tomorrow', bornBefore(0, 1), 422],
    ['born on a day that does not exist', '1997-02-30', 422],
  ])('%s (%s) gets %i', async (_who, birth_date, status) => {
    const answer = await send({ birth_date });
    expect(answer.status).toBe(status);
    if (status === 422) expect(Object.keys(answer.body['errors'])).toEqual(['birth_date']);
  });

  test.each([
    ['1994', 1994, 200],
    ['this year', new Date().getFullYear(), 200],
    ['next year', new Date().getFullYear() + 1, 422],
  ])('a last degree of %s', async (_when, last_grade_year, status) => {
    expect((await send({ last_grade_year })).status).toBe(status);
  });

  test('accepts campus and profession by id or by name', async () => {
    const { id: profession_id } = await buildCategory(api.db, { name: 'Cadre d’entreprises' });
    const { id: campus } = await buildCampus(api.db, 'Gabon');
    const person = await newcomer();
    const asked = { profession: undefined, profession_id, esgis: [campus, 'Togo'] };
    expect((await api.as(person).patch('/api/v2/register', { ...form, ...asked })).status).toBe(
      200,
    );
    expect((await api.as(person).get(`/api/users/profil/${person.id}`)).body).toMatchObject({
      profession: { id: profession_id, name: 'Cadre d’entreprises' },
      campuses: ['Gabon', 'Togo'],
    });
  });

  test('adds 01 to an old number of Bénin', async () => {
    const person = await newcomer();
    await api.as(person).patch('/api/v2/register', {
      ...form,
      pays_residence: 'Bénin',
      telephone: '97 12 34 56',
      referents: form.referents.map((row) => ({ ...row, phone_number: `+228${row.phone_number}` })),
    });
    const saved = await api.db.query.people.findFirst({
      where: (t, { eq }) => eq(t.id, person.id),
    });
    expect(saved?.telephone).toBe('+2290197123456');
  });

  test.each([
    ['telephone', { telephone: '123456' }],
    ['nationalite', { nationalite: 'Atlantide' }],
    ['profession', { profession: 'Astronaute' }],
    ['esgis', { esgis: ['Togo', 'Atlantide'] }],
    ['last_grade', { last_grade: 'Doctorat' }],
    ['last_grade_year', { last_grade_year: 1993 }],
    ['birth_date', { birth_date: `${new Date().getFullYear() - 14}-01-01` }],
    ['referents', { referents: [classmate(1), classmate(2)] }],
  ])('refuses an invalid %s', async (field, change) => {
    const answer = await send(change);
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty(`errors.${field}`);
  });

  test('requires three different people other than oneself, and names the wrong row', async () => {
    const same = await send({ referents: [classmate(1), classmate(2), classmate(1)] });
    const at = (row: number, field: string) => [`errors`, `referents.${row}.${field}`];
    expect(same.body).toHaveProperty(at(2, 'phone_number'));
    expect(same.body).toHaveProperty(at(2, 'email'));
    const oneself = { name: 'Moi', phone_number: form.telephone };
    const self = await send({ referents: [classmate(1), oneself, classmate(3)] });
    expect(self.body).toHaveProperty(at(1, 'phone_number'));
    expect(self.body).not.toHaveProperty(at(0, 'phone_number'));
    const person = await newcomer();
    const byMail = { ...classmate(3), email: person.email.toUpperCase() };
    const mailed = await api
      .as(person)
      .patch('/api/v2/register', { ...form, referents: [classmate(1), classmate(2), byMail] });
    expect(Object.keys(mailed.body['errors'])).toEqual(['referents.2.email']);
  });

  test('each referent needs a name and a number; an address is optional but must be valid', async () => {
    const [one, two, three] = [classmate(1), classmate(2), classmate(3)];
    const without = [one, { ...two, email: '' }, { ...three, email: undefined }];
    expect((await send({ referents: without })).status).toBe(200);
    const wrong = [one, {}, { name: ' ', phone_number: '12', email: 'x' }];
    const { status, body } = await send({ referents: wrong });
    const keys = (row: number, ...fields: string[]) => fields.map((f) => `referents.${row}.${f}`);
    expect(status).toBe(422);
    expect(Object.keys(body['errors']).sort()).toEqual([
      ...keys(1, 'name', 'phone_number'),
      ...keys(2, 'email', 'name', 'phone_number'),
    ]);
  });

  test('requires a session: guest 401; member, accountant and administrator 200', async () => {
    expect((await api.guest.patch('/api/v2/register', form)).status).toBe(401);
    for (const role of ['member', 'accountant', 'administrator'] as const) {
      expect((await api.as(role).patch('/api/v2/register', form)).status).toBe(200);
    }
  });
});
