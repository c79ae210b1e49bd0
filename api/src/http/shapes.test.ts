import { referents } from '../platform/db/schema';
import {
  buildAdvantage,
  buildAlumniType,
  buildDiploma,
  buildField,
  buildNews,
  buildOpportunity,
  buildPath,
  buildSlide,
} from '../../testing/content-factories';
import { buildAlumnus, buildCampus, buildCategory, password } from '../../testing/factories';
import { describeOnDatabase } from '../../testing/test-api';

const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const picture = `photos/${'a'.repeat(32)}-500x400`;
const cover = `covers/${'0'.repeat(32)}-1600x900`;
/** 201 graphemes of eight UTF-16 units each, and the excerpt of a list. */
const family = '👩‍👩‍👧';
const long = { html: `<p>${family.repeat(201)}</p>`, excerpt: `${family.repeat(199)}…` };

/** The exact fields of each answer: decisions.md, "Shapes", and product.md, section 3. */
describeOnDatabase('shapes of people', (api) => {
  const build = async () => {
    const profession = await buildCategory(api.db, { name: 'Entrepreneur', coverPicture: cover });
    const type = await buildAlumniType(api.db, 'Alumni Or');
    const person = await buildAlumnus(api.db, {
      nom: "d'ALMEIDA",
      prenoms: 'Hélène',
      telephone: '+22890123456',
      nationalite: 'Togo',
      paysResidence: 'Bénin',
      professionId: profession.id,
      employeur: 'Port de Lomé',
      sexe: 'F',
      biographie: 'Ma vie.',
      picture,
      certified: 1,
      alumniTypeId: type.id,
      birthDate: '1990-02-01',
      maritalStatus: 'Marié',
      profileCompletedAt: new Date(),
    });
    const { id: idDiplome } = await buildDiploma(api.db, 'Master');
    const { id: idEsgis } = await buildCampus(api.db, 'Togo');
    const { id: idFiliere } = await buildField(api.db, 'Droit');
    const path = await buildPath(api.db, person.id, { idDiplome, idEsgis, idFiliere });
    const referent = { name: 'Ama', phoneNumber: '+22890000001', email: 'ama@alumni.test' };
    const [named] = await api.db
      .insert(referents)
      .values({ personId: person.id, position: 1, ...referent })
      .returning();
    return { person, profession, type, path, named };
  };

  test('of one person: in a session, in a list, on a profile', async () => {
    const { person, profession, type, path, named } = await build();
    const url = '/files/photos/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-500x400/500.webp';
    const login = await api.guest.post('/auth/login', { email: person.email, password });
    expect(login.body).toEqual({ id: person.id, id_profil: 1 });

    const owner = api.as(person);
    const current = {
      id: person.id,
      id_profil: 1,
      nom: "d'ALMEIDA",
      prenoms: 'Hélène',
      email: person.email,
      pays_residence: 'Bénin',
      profession: 'Entrepreneur',
      sexe: 'F',
      picture_url: url,
      email_verified: 1,
      profile_completed: 1,
      terms_accepted: 1,
      approved: 1,
    };
    expect((await api.guest.get('/api/users/current')).text).toBe('[]');
    expect((await owner.get('/api/users/current')).body).toEqual([current]);
    expect((await owner.get('/api/v2/auth/user')).body).toEqual(current);

    const card = {
      id: person.id,
      nom: "d'ALMEIDA",
      prenoms: 'Hélène',
      email: person.email,
      telephone: '+22890123456',
      profession: 'Entrepreneur',
      employeur: 'Port de Lomé',
      picture_url: url,
      campuses: ['Togo'],
      last_grade_year: 2013,
    };
    const page = { current_page: 1, last_page: 1, total: 1, per_page: 12 };
    const list = '/api/users/students/list?search=dalmeida';
    const forMember = await api.as(await buildAlumnus(api.db)).get(list);
    expect(forMember.body).toEqual({ status: true, data: { ...page, data: [card] } });
    const flags = {
      approved: 1,
      certified: 1,
      is_activate: 1,
      deletion_requested_at: null,
      email_verified: 1,
      profile_completed: 1,
    };
    const forStaff = await api.as('accountant').get(list);
    expect(forStaff.body).toEqual({
      status: true,
      data: { ...page, data: [{ ...card, ...flags }] },
    });

    expect((await owner.get(`/api/users/profil/${person.id}`)).body).toEqual({
      id: person.id,
      id_profil: 1,
      nom: "d'ALMEIDA",
      prenoms: 'Hélène',
      email: person.email,
      telephone: '+22890123456',
      nationalite: 'Togo',
      pays_residence: 'Bénin',
      ville: null,
      profession: {
        id: profession.id,
        name: 'Entrepreneur',
        description: 'Une description.',
        cover_picture: expect.stringMatching(/^\/files\/covers\//),
      },
      profession_id: profession.id,
      employeur: 'Port de Lomé',
      sexe: 'F',
      biographie: 'Ma vie.',
      picture_url: url,
      completed_pourcent: 100,
      first_year: 2010,
      last_grade: 'Master',
      last_grade_year: 2013,
      campuses: ['Togo'],
      is_activate: 1,
      approved: 1,
      certified: 1,
      alumni_type: { id: type.id, name: 'Alumni Or' },
      nombre_connexions: 1,
      nombre_vues: 0,
      confirmed_at: null,
      referents: [{ id: named?.id, name: 'Ama', phone_number: '+22890000001' }],
      parcours: [
        {
          id: path.id,
          id_diplome: path.idDiplome,
          id_esgis: path.idEsgis,
          id_filiere: path.idFiliere,
          start_year: 2010,
          end_year: 2013,
          success: '1',
          diplome: { nom: 'Master' },
          esgis: { pays: 'Togo' },
          filiere: { nom: 'Droit' },
        },
      ],
      profil: { libelle: 'Ancien' },
      created_at: iso,
      birthday: null,
      birth_date: '1990-02-01',
      marital_status: 'Marié',
    });
  });

  test.each([
    [1, 'Ancien'],
    [2, 'Administrateur'],
    [3, 'Comptable'],
  ] as const)('profile %i has the name %s', async (idProfil, libelle) => {
    const person = await buildAlumnus(api.db, { idProfil });
    const { body } = await api.as(person).get(`/api/users/profil/${person.id}`);
    expect(body).toMatchObject({ id_profil: idProfil, profil: { libelle } });
  });

  test.each([0, 4])('the database refuses a profile %i', async (idProfil) => {
    const refused = buildAlumnus(api.db, { idProfil: idProfil as 1 });
    await expect(refused).rejects.toMatchObject({ cause: { constraint: 'people_id_profil' } });
  });
});

describeOnDatabase('shapes of content', (api) => {
  test('of an opportunity: excerpts in the three lists, everything by id', async () => {
    const { id } = await buildOpportunity(api.db, {
      type: 'AFFAIRE',
      titre: 'Un local',
      description: long.html,
      missions: 'Un\nDeux',
      pieces: 'CV',
      dateLimite: '2999-12-31',
    });
    const whole = {
      id,
      type: 'AFFAIRE',
      titre: 'Un local',
      publicateur: 'Kpalimé Énergie',
      description: long.html,
      missions: 'Un\nDeux',
      pieces: 'CV',
      date_limite: '2999-12-31',
      date_publication: iso,
      expired: 0,
    };
    const item = { ...whole, description: long.excerpt };
    const get = async (path: string | number) =>
      (await api.guest.get(`/api/opportunities/${path}`)).body;
    expect(await get(id)).toEqual(whole);
    expect(await get('latest')).toEqual([item]);
    expect(await get('list')).toEqual([item]);
    const page = { current_page: 1, last_page: 1, total: 1, per_page: 12 };
    expect(await get('list?page=1&paginate=1')).toEqual({
      status: true,
      data: { ...page, data: [item] },
    });
  });

  test('of news: excerpts in both lists, everything by id', async () => {
    const author = await buildAlumnus(api.db, { nom: 'ADJO', prenoms: 'Sena' });
    const { id } = await buildNews(api.db, {
      titre: 'Rentrée',
      contenu: long.html,
      picture: cover,
      auteurId: author.id,
    });
    const whole = {
      id,
      titre: 'Rentrée',
      contenu: long.html,
      picture_url: expect.stringMatching(/^\/files\/covers\//),
      draft: 0,
      created_at: iso,
      date_publication: iso,
      auteur: { nom: 'ADJO', prenoms: 'Sena' },
    };
    const item = { ...whole, contenu: long.excerpt };
    const staff = api.as('accountant');
    expect((await api.guest.get(`/api/guest/actualities/${id}`)).body).toEqual(whole);
    expect((await staff.get(`/api/actualities/${id}`)).body).toEqual(whole);
    expect((await api.guest.get('/api/guest/actualities')).body).toEqual([item]);
    const page = { current_page: 1, last_page: 1, total: 1, per_page: 20 };
    expect((await staff.get('/api/actualities/list?page=1')).body).toEqual({
      status: true,
      data: { ...page, data: [item] },
    });
  });

  test('of slides, categories, types and advantages', async () => {
    const staff = api.as('accountant');
    const cover_picture = expect.stringMatching(/^\/files\/covers\//);
    const slide = await buildSlide(api.db, { coverPicture: cover });
    const { id, title, subtitle, description } = slide;
    const slides = [{ id, title, subtitle, description, cover_picture }];
    const shown = (resource: string) => `/api/v2/${resource}/get/for-display`;
    const pagination = { current_page: 1, last_page: 1, total: 1, per_page: 20 };
    expect((await api.guest.get(shown('home-slides'))).body).toEqual({ slides });
    const paged = await staff.get('/api/v2/home-slides?page=1&paginate=1');
    expect(paged.body).toEqual({ slides, pagination });

    const category = await buildCategory(api.db, { name: 'Entrepreneur', coverPicture: cover });
    const categories = [
      { id: category.id, name: 'Entrepreneur', description: 'Une description.', cover_picture },
    ];
    const advantage = await buildAdvantage(api.db, 'Un mentor.');
    const advantages = [{ id: advantage.id, description: 'Un mentor.' }];
    const type = await buildAlumniType(api.db, 'Alumni Or');
    await staff.post(`/api/v2/alumni-types/${type.id}/assign-advantages`, {
      alumni_type_id: type.id,
      type_advantages: [{ id: advantage.id }],
    });
    const types = [
      { id: type.id, name: 'Alumni Or', advantages: [{ advantage_id: advantage.id }] },
    ];
    for (const [resource, body] of [
      ['alumni-categories', { categories }],
      ['advantages', { advantages }],
      ['alumni-types', { types }],
    ] as const) {
      expect((await api.guest.get(shown(resource))).body).toEqual(body);
      expect((await staff.get(`/api/v2/${resource}`)).body).toEqual(body);
    }
  });

  test('of references', async () => {
    const diploma = await buildDiploma(api.db, 'Master');
    const field = await buildField(api.db, 'Droit');
    const campus = await buildCampus(api.db, 'Gabon');
    const get = async (path: string) => (await api.guest.get(path)).body;
    expect(await get('/api/diplomes')).toEqual([{ id: diploma.id, nom: 'Master' }]);
    expect(await get('/api/filieres')).toEqual([{ id: field.id, nom: 'Droit' }]);
    expect(await get('/api/esgis')).toEqual([{ id: campus.id, pays: 'Gabon' }]);
  });
});
