import { eq } from 'drizzle-orm';
import { advantages, alumniCategories, people, typeAdvantages } from '../../platform/db/schema';
import { untilSlow, whileSlow } from '../../../testing/broken-table';
import { buildAlumniType, buildPath } from '../../../testing/content-factories';
import { buildAlumnus, buildCategory, present } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { refreshPersonFacts } from '../alumni/person-facts.repository';

/** A profile with an existing profession and study path. */
const profileForm = (professionId: number, path: Awaited<ReturnType<typeof buildPath>>) => ({
  nom: 'MENSAH',
  prenoms: 'Koffi',
  nationalite: 'Togo',
  pays_residence: 'Togo',
  telephone: '90 12 34 56',
  sexe: 'M',
  profession_id: professionId,
  parcours: [
    {
      id_diplome: path.idDiplome,
      id_esgis: path.idEsgis,
      id_filiere: path.idFiliere,
      start_year: 2010,
      end_year: 2013,
    },
  ],
});

describeOnDatabase('deleting what is in use', (api) => {
  const personOf = async (id: number) =>
    present(await api.db.query.people.findFirst({ where: eq(people.id, id) }));
  const buildAdvantage = async () =>
    present((await api.db.insert(advantages).values({ description: 'Mentorat' }).returning())[0]);
  const typesUrl = '/api/v2/alumni-types';

  test.each([
    [0, 'Opération effectuée'],
    [1, 'Catégorie supprimée : un ancien n’a plus de profession.'],
    [2, 'Catégorie supprimée : 2 anciens n’ont plus de profession.'],
  ])('deleting a category of %i says so, and updates their completion', async (count, message) => {
    const { id } = await buildCategory(api.db, { name: `Chercheur d'emploi ${count}` });
    const ids: number[] = [];
    for (let index = 0; index < count; index += 1) {
      ids.push((await buildAlumnus(api.db, { professionId: id })).id);
    }
    await refreshPersonFacts(api.db, ids);
    const answer = await api.as('accountant').delete(`/api/v2/alumni-categories/${id}`);
    expect(answer).toMatchObject({ status: 200, body: { status: true, message } });
    for (const one of ids) {
      // Three of twelve fields remain; the profession and its employer are gone.
      expect(await personOf(one)).toMatchObject({ professionId: null, completedPourcent: 25 });
    }
  });

  test("a category that stops being the job seekers' counts their employer again", async () => {
    const { id } = await buildCategory(api.db, { name: "Chercheuse d'emploi, chercheur d'emploi" });
    const person = await buildAlumnus(api.db, { professionId: id });
    await refreshPersonFacts(api.db, [person.id]);
    expect((await personOf(person.id)).completedPourcent).toBe(42);
    const body = { name: 'Indépendant', description: 'X' };
    await api.as('accountant').put(`/api/v2/alumni-categories/${id}`, body);
    expect((await personOf(person.id)).completedPourcent).toBe(33);
  });

  test.each([
    [0, 'Opération effectuée'],
    [1, 'Type supprimé : un ancien reste approuvé, sans type.'],
    [2, 'Type supprimé : 2 anciens restent approuvés, sans type.'],
  ])('deleting a type of %i says so, and they stay approved', async (count, message) => {
    const { id } = await buildAlumniType(api.db);
    const ids: number[] = [];
    for (let index = 0; index < count; index += 1) {
      ids.push((await buildAlumnus(api.db, { alumniTypeId: id })).id);
    }
    const answer = await api.as('accountant').delete(`${typesUrl}/${id}`);
    expect(answer).toMatchObject({ status: 200, body: { status: true, message } });
    for (const one of ids) {
      expect(await personOf(one)).toMatchObject({ alumniTypeId: null, approved: 1 });
    }
  });

  test.each([
    [0, 'Opération effectuée'],
    [1, 'Avantage supprimé : un type ne l’offre plus.'],
    [2, 'Avantage supprimé : 2 types ne l’offrent plus.'],
  ])('deleting an advantage of %i types says so', async (count, message) => {
    const { id } = await buildAdvantage();
    for (let index = 0; index < count; index += 1) {
      const type = await buildAlumniType(api.db);
      await api.db.insert(typeAdvantages).values({ alumniTypeId: type.id, advantageId: id });
    }
    const answer = await api.as('administrator').delete(`/api/v2/advantages/${id}`);
    expect(answer).toMatchObject({ status: 200, body: { status: true, message } });
    expect(await api.db.$count(typeAdvantages, eq(typeAdvantages.advantageId, id))).toBe(0);
  });

  test('deletes an advantage while it is assigned: no failure, nothing half done', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [{ id }, type] = [await buildAdvantage(), await buildAlumniType(api.db)];
      const body = { alumni_type_id: type.id, type_advantages: [{ id }] };
      const [deleted, assigned] = await Promise.all([
        api.as('administrator').delete(`/api/v2/advantages/${id}`),
        api.as('accountant').post(`${typesUrl}/${type.id}/assign-advantages`, body),
      ]);
      expect(deleted.status).toBe(200);
      expect([201, 400, 409]).toContain(assigned.status);
      if (assigned.status !== 201) expect(assigned.body['message']).toMatch(/[a-zé]{5}/);
      expect(await api.db.$count(typeAdvantages, eq(typeAdvantages.advantageId, id))).toBe(0);
    }
  });

  test('a person who assigns what is deleted meanwhile gets the advice to reload', async () => {
    const [{ id }, type] = [await buildAdvantage(), await buildAlumniType(api.db)];
    const body = { alumni_type_id: type.id, type_advantages: [{ id }] };
    const assigned = await whileSlow(api, 'type_advantages', async () => {
      const assigning = api.as('accountant').post(`${typesUrl}/${type.id}/assign-advantages`, body);
      await untilSlow(api);
      expect((await api.as('administrator').delete(`/api/v2/advantages/${id}`)).status).toBe(200);
      return assigning;
    });
    // The embedded database has one session: there the delete waits.
    expect(assigned.status).toBe({ embedded: 201, server: 409 }[api.kind]);
    if (api.kind === 'server') {
      const message = 'Cet élément a changé entre-temps. Rechargez la page.';
      expect(assigned.body).toEqual({ code: 'conflict', message });
    }
  });

  test('deletes an advantage while it is assigned once more, without a deadlock', async () => {
    const [{ id }, type] = [await buildAdvantage(), await buildAlumniType(api.db)];
    await api.db.insert(typeAdvantages).values({ alumniTypeId: type.id, advantageId: id });
    const body = { alumni_type_id: type.id, type_advantages: [{ id }] };
    const answers = await whileSlow(api, 'type_advantages', async () => {
      const assigning = api.as('accountant').post(`${typesUrl}/${type.id}/assign-advantages`, body);
      await untilSlow(api);
      return Promise.all([assigning, api.as('administrator').delete(`/api/v2/advantages/${id}`)]);
    });
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
    expect(await api.db.$count(typeAdvantages, eq(typeAdvantages.advantageId, id))).toBe(0);
  });

  test('deletes a category and a type while their people save their profiles', async () => {
    const professionId = (await buildCategory(api.db)).id;
    const alumniTypeId = (await buildAlumniType(api.db)).id;
    const path = await buildPath(api.db, (await buildAlumnus(api.db)).id);
    const form = profileForm(professionId, path);
    const savers = [];
    for (let index = 0; index < 8; index += 1) {
      const person = await buildAlumnus(api.db, { professionId, alumniTypeId });
      const browser = api.as(person);
      await browser.get('/sanctum/csrf-cookie');
      savers.push(() => browser.put(`/api/users/update/${person.id}`, form));
    }
    const saves = savers.slice(0, 4).map((save) => save());
    const deletes = [
      api.as('administrator').delete(`/api/v2/alumni-categories/${professionId}`),
      api.as('accountant').delete(`${typesUrl}/${alumniTypeId}`),
    ];
    saves.push(...savers.slice(4).map((save) => save()));
    for (const { status } of await Promise.all(deletes)) expect(status).toBe(200);
    // 422 when the profession was deleted first.
    for (const { status } of await Promise.all(saves)) expect([200, 422]).toContain(status);
    expect(await api.db.$count(people, eq(people.alumniTypeId, alumniTypeId))).toBe(0);
  });

  test('deletes a type while it is given: the person keeps no deleted type', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await buildAlumniType(api.db);
      const person = await buildAlumnus(api.db, { approved: 0 });
      const [deleted, approved] = await Promise.all([
        api.as('administrator').delete(`${typesUrl}/${id}`),
        api.as('accountant').put(`/api/v2/users/${person.id}/approuve`, { alumni_type_id: id }),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 400, 409]).toContain(approved.status);
      expect(await personOf(person.id)).toMatchObject({
        alumniTypeId: null,
        approved: approved.status === 200 ? 1 : 0,
      });
    }
  });

  test('deletes a category while four rename it, without a failure', async () => {
    const { id } = await buildCategory(api.db);
    const rename = (name: string) =>
      api.as('accountant').put(`/api/v2/alumni-categories/${id}`, { name, description: 'X' });
    const answers = await Promise.all([
      rename('A'),
      rename('B'),
      api.as('administrator').delete(`/api/v2/alumni-categories/${id}`),
      rename('C'),
      rename('D'),
    ]);
    expect(answers[2]?.status).toBe(200);
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(await api.db.$count(alumniCategories, eq(alumniCategories.id, id))).toBe(0);
  });

  test('four simultaneous requests for one type name create one type', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => api.as('accountant').post(typesUrl, { name: 'Platine' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  });
});
