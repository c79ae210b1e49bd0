import { eq } from 'drizzle-orm';
import { directoryUsage, people, profileViews, referents } from '../../platform/db/schema';
import { buildDiploma, buildPath, buildStudies } from '../../../testing/content-factories';
import { buildAlumnus, buildCampus, buildCategory } from '../../../testing/factories';
import { form, png } from '../../../testing/form';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';

/** Everything except name, campus, year and profession (rule 8). */
const withheld = {
  email: null,
  telephone: null,
  nationalite: null,
  pays_residence: null,
  employeur: null,
  sexe: null,
  biographie: null,
  picture_url: null,
  alumni_type: null,
  last_grade: null,
  completed_pourcent: null,
  certified: null,
  nombre_connexions: null,
  nombre_vues: null,
  created_at: null,
};

describeOnDatabase('GET /api/users/profil/:id', (api) => {
  test.each(statuses(401, 200, 200, 200))('%s gets %i', async (who, status) => {
    const { id } = await buildAlumnus(api.db);
    expect((await browserOf(api, who).get(`/api/users/profil/${id}`)).status).toBe(status);
  });

  test.each<[string, number, object]>([
    ['a person waiting for approval', 404, { approved: 0 }],
    ['a deactivated person', 404, { isActivate: 0, sleepReason: 'staff' }],
    ['an administrator', 404, { idProfil: 2 }],
    ['a person who is leaving', 404, { deletionRequestedAt: new Date() }],
  ])('404 for a member who opens %s', async (_who, status, person) => {
    const { id } = await buildAlumnus(api.db, person);
    expect((await api.as('member').get(`/api/users/profil/${id}`)).status).toBe(status);
  });

  test('404 for an unknown id, and for a word', async () => {
    expect((await api.as('member').get('/api/users/profil/999999')).status).toBe(404);
    expect((await api.as('member').get('/api/users/profil/moi')).status).toBe(404);
  });

  test('birth date and marital status are for the owner only, a referent’s number for staff too', async () => {
    const person = await buildAlumnus(api.db, { birthDate: '1990-02-01', maritalStatus: 'Marié' });
    await api.db.insert(referents).values({
      personId: person.id,
      position: 1,
      name: 'Ama Kossi',
      email: 'ama@alumni.test',
      phoneNumber: '+22890000001',
    });
    const url = `/api/users/profil/${person.id}`;
    const forOwner = await api.as(person).get(url);
    expect(forOwner.body).toMatchObject({
      birth_date: '1990-02-01',
      marital_status: 'Marié',
      referents: [{ name: 'Ama Kossi', phone_number: '+22890000001' }],
    });
    const forMember = await api.as('member').get(url);
    expect(forMember.body).toMatchObject({
      referents: [{ name: 'Ama Kossi', phone_number: null }],
    });
    const forStaff = await api.as('accountant').get(url);
    expect(forStaff.body).toMatchObject({ referents: [{ phone_number: '+22890000001' }] });
    for (const { body, text } of [forMember, forStaff]) {
      expect(body).not.toHaveProperty('birth_date');
      expect(body).not.toHaveProperty('marital_status');
      expect(text).not.toContain('ama@alumni.test');
    }
  });

  test('shows the study path with names, the latest first', async () => {
    const person = await buildAlumnus(api.db);
    const licence = await buildDiploma(api.db, 'Licence');
    const togo = await buildCampus(api.db, 'Togo');
    await buildPath(api.db, person.id, { startYear: 2005, endYear: 2008, success: 0 });
    await buildPath(api.db, person.id, { idDiplome: licence.id, idEsgis: togo.id });
    const { body } = await api.as('member').get(`/api/users/profil/${person.id}`);
    expect(body).toMatchObject({
      first_year: 2005,
      last_grade: 'Licence',
      last_grade_year: 2013,
      parcours: [
        { diplome: { nom: 'Licence' }, esgis: { pays: 'Togo' }, end_year: 2013, success: '1' },
        { end_year: 2008, success: '0' },
      ],
    });
  });

  test('a member waiting for approval reads a name, a campus, years and a profession, and all of their own', async () => {
    const waiting = await buildAlumnus(api.db, { approved: 0, telephone: '+22890000002' });
    const other = await buildAlumnus(api.db, { telephone: '+22890000003', biographie: 'Ma vie.' });
    await buildPath(api.db, other.id);
    const seen = await api.as(waiting).get(`/api/users/profil/${other.id}`);
    expect(seen.body).toMatchObject({
      nom: other.nom,
      ...withheld,
      parcours: [],
      last_grade_year: 2013,
    });
    const shared = await api.as('member').get(`/api/users/profil/${other.id}`);
    expect(shared.body).toMatchObject({
      telephone: '+22890000003',
      last_grade: expect.any(String),
      completed_pourcent: expect.any(Number),
      certified: 0,
      nombre_connexions: 0,
      nombre_vues: expect.any(Number),
      created_at: expect.any(String),
    });
    const own = await api.as(waiting).get(`/api/users/profil/${waiting.id}`);
    expect(own.body).toMatchObject({ telephone: '+22890000002', email: waiting.email });
  });

  test('a person with an unverified e-mail reads their own profile only', async () => {
    const newcomer = await buildAlumnus(api.db, { emailVerifiedAt: null });
    const other = await buildAlumnus(api.db);
    expect((await api.as(newcomer).get(`/api/users/profil/${newcomer.id}`)).status).toBe(200);
    const answer = await api.as(newcomer).get(`/api/users/profil/${other.id}`);
    expect(answer).toMatchObject({ status: 403, body: { code: 'email_unverified' } });
  });

  test('counts a visit once per viewer and day, and never one’s own', async () => {
    const person = await buildAlumnus(api.db);
    const [first, second] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
    const url = `/api/users/profil/${person.id}`;
    const views = async (who: { id: number }) => (await api.as(who).get(url)).body;
    expect(await views(person)).toMatchObject({ nombre_vues: 0 });
    expect(await views(first)).toMatchObject({ nombre_vues: 1 });
    expect(await views(first)).toMatchObject({ nombre_vues: 1 });
    expect(await views(second)).toMatchObject({ nombre_vues: 2 });
    await Promise.all(Array.from({ length: 5 }, () => api.as('accountant').get(url)));
    expect(await views(person)).toMatchObject({ nombre_vues: 3 });
    // A visit on another day counts again.
    const days = await api.db.select({ day: profileViews.day }).from(profileViews);
    expect(new Set(days.map(({ day }) => day))).toEqual(
      new Set([new Date().toISOString().slice(0, 10)]),
    );
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await api.db.update(profileViews).set({ day: yesterday });
    expect(await views(first)).toMatchObject({ nombre_vues: 4 });
  });
});

describeOnDatabase(
  'profile quota',
  (api) => {
    test('limits the profiles a member may open per day; the same one again is free', async () => {
      const [first, second] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
      const open = async (id: number) =>
        (await api.as('member').get(`/api/users/profil/${id}`)).status;
      expect(await open(first.id)).toBe(200);
      expect(await open(second.id)).toBe(429);
      expect(await open(first.id)).toBe(200);
      const row = await api.db.query.people.findFirst({ where: eq(people.id, second.id) });
      expect(row?.nombreVues).toBe(0);
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      await api.db.update(directoryUsage).set({ day: yesterday });
      expect(await open(second.id)).toBe(200);
    });
  },
  { DIRECTORY_DETAILS_PER_DAY: '1' },
);

describeOnDatabase('PUT /api/users/update/:id', (api) => {
  let profile: { parcours: object[]; [field: string]: unknown };

  beforeAll(async () => {
    const category = await buildCategory(api.db, { name: 'Entrepreneur' });
    const row = {
      ...(await buildStudies(api.db, { diploma: 'Master', field: 'Finance' })),
      id_esgis: (await buildCampus(api.db, 'Bénin')).id,
    };
    profile = {
      nom: "d'ALMEIDA",
      prenoms: 'Ɖela Marie-Ange',
      nationalite: 'Bénin',
      pays_residence: 'Bénin',
      telephone: '97 12 34 56',
      profession_id: category.id,
      employeur: 'Ma maison',
      sexe: 'F',
      biographie: 'Une vie.',
      parcours: [
        { ...row, start_year: 2004, end_year: 2007, success: '0' },
        { ...row, start_year: '2008', end_year: '2010', success: 1 },
      ],
    };
  });

  test.each(statuses(401, 403, 403, 403))('of another person: %s gets %i', async (who, status) => {
    const { id } = await buildAlumnus(api.db);
    expect((await browserOf(api, who).put(`/api/users/update/${id}`, {})).status).toBe(status);
  });

  test('saves the profile and the path, and the columns that the directory filters', async () => {
    const owner = await buildAlumnus(api.db);
    await buildPath(api.db, owner.id, { startYear: 1996, endYear: 1997 });
    const answer = await api.as(owner).put(`/api/users/update/${owner.id}`, profile);
    expect(answer).toMatchObject({ status: 200, body: { status: true } });
    const { body } = await api.as(owner).get(`/api/users/profil/${owner.id}`);
    expect(body).toMatchObject({
      nom: "d'ALMEIDA",
      telephone: '+2290197123456',
      profession: { name: 'Entrepreneur' },
      first_year: 2004,
      last_grade: 'Master',
      last_grade_year: 2010,
      campuses: ['Bénin'],
      completed_pourcent: 92,
      parcours: [{ end_year: 2010 }, { end_year: 2007 }],
    });
  });

  test('refuses a filière of another diploma under its row', async () => {
    const owner = await buildAlumnus(api.db);
    const [bts, law] = [
      await buildStudies(api.db, { diploma: 'BTS' }),
      await buildStudies(api.db, { field: 'Droit' }),
    ];
    const years = { start_year: 2001, end_year: 2003, success: '1' };
    const put = (id_filiere: number) =>
      api.as(owner).put(`/api/users/update/${owner.id}`, {
        ...profile,
        parcours: [profile.parcours[0], { ...bts, ...years, id_filiere }],
      });
    const message = 'Cette filière n’est pas proposée pour ce diplôme.';
    expect(await put(law.id_filiere)).toMatchObject({
      status: 422,
      body: { message, errors: { 'parcours.1.id_filiere': [message] } },
    });
    expect((await put(bts.id_filiere)).status).toBe(200);
  });

  test.each(['', null])('a job seeker can clear their employer (%j)', async (employeur) => {
    const owner = await buildAlumnus(api.db, { employeur: 'Port de Lomé' });
    const category = await buildCategory(api.db, { name: `Chercheur d'emploi ${employeur}` });
    const seeker = { ...profile, profession_id: category.id };
    const put = (form: object) => api.as(owner).put(`/api/users/update/${owner.id}`, form);
    const employer = async () =>
      (await api.as(owner).get(`/api/users/profil/${owner.id}`)).body['employeur'];
    expect((await put({ ...seeker, employeur: 'Chez moi' })).status).toBe(200);
    expect(await employer()).toBe('Chez moi');
    expect((await put({ ...seeker, employeur })).status).toBe(200);
    expect(await employer()).toBeNull();
  });

  test('cannot change flags, role, counters or e-mail', async () => {
    const owner = await buildAlumnus(api.db, { approved: 0 });
    const more = { approved: 1, certified: 1, is_activate: 0, id_profil: 2, nombre_vues: 99 };
    const form = { ...profile, ...more, email: 'autre@alumni.test' };
    expect((await api.as(owner).put(`/api/users/update/${owner.id}`, form)).status).toBe(200);
    const row = await api.db.query.people.findFirst({ where: eq(people.id, owner.id) });
    expect(row).toMatchObject({
      approved: 0,
      certified: 0,
      isActivate: 1,
      idProfil: 1,
      nombreVues: 0,
      email: owner.email,
    });
  });

  test.each<[string, (form: { parcours: object[] }) => object, string, string]>([
    ['no name', () => ({ nom: ' ' }), 'nom', 'Ce champ est obligatoire.'],
    ['no path', () => ({ parcours: [] }), 'parcours', 'Ajouter au moins un parcours'],
    [
      'an unknown diploma',
      ({ parcours }) => ({ parcours: [parcours[0], { ...parcours[1], id_diplome: 9999 }] }),
      'parcours.1.id_diplome',
      'Choisissez une des valeurs proposées.',
    ],
    [
      'an unknown campus',
      ({ parcours }) => ({ parcours: [{ ...parcours[0], id_esgis: 9999 }] }),
      'parcours.0.id_esgis',
      'Choisissez une des valeurs proposées.',
    ],
    [
      'an unknown field',
      ({ parcours }) => ({ parcours: [{ ...parcours[0], id_filiere: 9999 }] }),
      'parcours.0.id_filiere',
      'Choisissez une des valeurs proposées.',
    ],
    [
      'a path that ends before it starts',
      ({ parcours }) => ({ parcours: [{ ...parcours[0], end_year: 2001 }] }),
      'parcours.0.end_year',
      'L’année de fin précède l’année de début.',
    ],
    [
      'a number without a country',
      () => ({ telephone: '123456' }),
      'telephone',
      'Ce numéro de téléphone n’est pas valide.',
    ],
    [
      'an unknown profession',
      () => ({ profession_id: 9999 }),
      'profession',
      'Choisissez une des valeurs proposées.',
    ],
    [
      'an unknown country',
      () => ({ nationalite: 'Wakanda' }),
      'nationalite',
      'Choisissez un pays de la liste.',
    ],
  ])('shows %s under its field, and saves nothing', async (_what, change, field, message) => {
    const owner = await buildAlumnus(api.db);
    const wrong = { ...profile, ...change(profile) };
    const answer = await api.as(owner).put(`/api/users/update/${owner.id}`, wrong);
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [message] } } });
    const row = await api.db.query.people.findFirst({ where: eq(people.id, owner.id) });
    expect(row?.nom).toBe(owner.nom);
  });
});

describeOnDatabase('POST /api/users/picture/:id', (api) => {
  test.each(statuses(401, 403, 403, 403))('of another person: %s gets %i', async (who, status) => {
    const { id } = await buildAlumnus(api.db);
    const picture = await png();
    const url = `/api/users/picture/${id}`;
    expect((await browserOf(api, who).post(url, ...form({}, { picture }))).status).toBe(status);
  });

  test('keeps a photo of at most 500 pixels and deletes the previous one', async () => {
    const owner = await buildAlumnus(api.db);
    const url = `/api/users/picture/${owner.id}`;
    const first = await api.as(owner).post(url, ...form({}, { picture: await png(1200, 900) }));
    expect(first).toMatchObject({ status: 200, body: { status: true, user: { id: owner.id } } });
    const address = (first.body as { user: { picture_url: string } }).user.picture_url;
    expect(address).toMatch(/^\/files\/photos\/[0-9a-f]{32}-500x375\/500\.webp$/);
    expect((await api.guest.get(address)).status).toBe(200);
    await api.as(owner).post(url, ...form({}, { picture: await png() }));
    expect((await api.guest.get(address)).status).toBe(404);
  });

  test('requires a photo, and refuses other files', async () => {
    const owner = await buildAlumnus(api.db);
    const url = `/api/users/picture/${owner.id}`;
    const without = await api.as(owner).post(url, ...form({ x: 'y' }));
    expect(without).toMatchObject({
      status: 422,
      body: { errors: { picture: ['Vous devez fournir une photo de profil'] } },
    });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const wrong = await api.as(owner).post(url, ...form({}, { picture: svg }));
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { picture: [expect.any(String)] } },
    });
  });
});
