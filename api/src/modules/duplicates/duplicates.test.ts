import { randomUUID } from 'node:crypto';
import type { DuplicatesReply, MergeField } from '@alumni/shared-contract';
import { and, eq } from 'drizzle-orm';
import {
  buildAlumniType,
  buildNews,
  buildDiploma,
  buildField,
  buildPath,
} from '../../../testing/content-factories';
import {
  buildAccountant,
  buildAlumnus,
  buildCampus,
  next,
  password,
  present,
} from '../../../testing/factories';
import { form, png } from '../../../testing/form';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import {
  auditEntries,
  chosenCampuses,
  jobs,
  news,
  people,
  studyPaths,
  type NewPerson,
  type Person,
} from '../../platform/db/schema';
import { refreshPersonFacts } from '../alumni/person-facts.repository';
import { duplicatesKind } from './duplicates-job';

const url = '/api/v2/alumni/duplicates';
const mergeUrl = '/api/v2/alumni/merge';

describeOnDatabase('duplicates', (api) => {
  let campusId: number;
  beforeAll(async () => {
    campusId = (await buildCampus(api.db)).id;
  });
  beforeEach(async () => {
    await api.db.delete(jobs).where(eq(jobs.kind, duplicatesKind));
  });

  /** A person of this campus, with a last diploma of this year. */
  async function student(facts: Partial<NewPerson>, campus: number | null = campusId) {
    const person = await buildAlumnus(api.db, {
      nom: randomUUID(),
      prenoms: randomUUID(),
      declaredLastGrade: 'Master',
      declaredLastGradeYear: 2012,
      ...facts,
    });
    if (campus)
      await api.db.insert(chosenCampuses).values({ personId: person.id, campusId: campus });
    await refreshPersonFacts(api.db, [person.id]);
    return person;
  }
  async function page(query: Record<string, string | number>): Promise<DuplicatesReply['data']> {
    const { body } = await api
      .as('administrator')
      .get(
        `${url}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
      );
    return (body as DuplicatesReply).data;
  }
  /** The whole list, page by page. */
  async function list(): Promise<DuplicatesReply['data']> {
    const first = await page({ page: 1 });
    const data = [...first.data];
    for (let number = 2; number <= first.last_page; number += 1) {
      data.push(...(await page({ page: number })).data);
    }
    expect(data).toHaveLength(first.total);
    return { ...first, data };
  }
  async function search() {
    expect((await api.as('administrator').post(url)).status).toBe(202);
    await api.context.jobs.settle();
    return list();
  }
  /** Reasons of the pair in the list; undefined when it is not there. */
  const reasonsOf = ({ data }: DuplicatesReply['data'], one: Person, other: Person) =>
    data.find(({ people: pair }) =>
      [one.id, other.id].every((id) => pair.some((person) => person.id === id)),
    )?.reasons;
  const distinct = (one: Person, other: Person, value = 1) =>
    api
      .as('administrator')
      .post(`${url}/distinct`, { one: one.id, other: other.id, distinct: value });
  const merge = (kept: Person, removed: Person, take: MergeField[] = []) =>
    api.as('administrator').post(mergeUrl, { keep: kept.id, drop: removed.id, fields: take });
  async function now({ id }: Person): Promise<Person> {
    return present((await api.db.select().from(people).where(eq(people.id, id)))[0]);
  }
  const journalOf = ({ id }: Person) =>
    api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.targetType, 'person'), eq(auditEntries.targetId, id)));

  describe('the search', () => {
    test('before the first one there is nothing', async () => {
      expect(await list()).toMatchObject({ data: [], total: 0, search: null });
    });

    test('finds the same phone, and one letter wrong', async () => {
      const one = await student({
        nom: 'ADJOVI',
        prenoms: 'Koffi Élie',
        telephone: '+22890554401',
      });
      const phone = await student({ nom: 'Zannou', prenoms: 'Ida', telephone: '+22890554401' });
      const typo = await student({ nom: 'ADJOVI', prenoms: 'Kofi Élie' });
      const found = await search();
      expect(reasonsOf(found, one, phone)).toEqual(['phone']);
      expect(reasonsOf(found, one, typo)).toEqual(['name']);
      expect(reasonsOf(found, phone, typo)).toBeUndefined();
      expect(found.search).toMatchObject({ state: 'done', is_cut: false });
    });

    test('the same words are one person unless a campus or a year tells them apart', async () => {
      const name = { nom: 'DOSSOU', prenoms: `Ange${'abcdefghij'[next() % 10]}` };
      const one = await student(name);
      const twin = await student({ nom: name.prenoms, prenoms: name.nom });
      const unknownYear = await student({ ...name, declaredLastGradeYear: null });
      const elsewhere = await student(name, (await buildCampus(api.db)).id);
      const later = await student({ ...name, declaredLastGradeYear: 2019 });
      const nowhere = await student(name, null);
      const found = await search();
      expect(reasonsOf(found, one, twin)).toEqual(['words']);
      expect(reasonsOf(found, one, unknownYear)).toEqual(['words']);
      expect(reasonsOf(found, one, nowhere)).toEqual(['words']);
      expect(reasonsOf(found, one, elsewhere)).toBeUndefined();
      expect(reasonsOf(found, one, later)).toBeUndefined();
    });

    test('near names need the same campus and year, and short ones differ by one letter', async () => {
      const one = await student({ nom: 'HOUNSOU', prenoms: 'Bernadette' });
      const near = await student({ nom: 'HOUNSOU', prenoms: 'Bernadete' });
      const later = await student({
        nom: 'HOUNSOU',
        prenoms: 'Bernadett',
        declaredLastGradeYear: 2013,
      });
      const brother = await student({ nom: 'HOUNSOU', prenoms: 'Thierry' });
      const found = await search();
      expect(reasonsOf(found, one, near)).toEqual(['name']);
      expect(reasonsOf(found, one, later)).toBeUndefined();
      expect(reasonsOf(found, one, brother)).toBeUndefined();
    });

    test('two birth dates, or two sexes, are two people', async () => {
      const name = { nom: 'SOSSOU-ALAVO', prenoms: 'Dominique' };
      const one = await student({ ...name, birthDate: '1990-05-01', sexe: 'F' });
      const unknown = await student(name);
      const younger = await student({ ...name, birthDate: '1992-05-01', sexe: 'F' });
      const brother = await student({ nom: name.nom, prenoms: 'Dominik', sexe: 'M' });
      const found = await search();
      expect(reasonsOf(found, one, unknown)).toEqual(['words']);
      expect(reasonsOf(found, one, younger)).toBeUndefined();
      expect(reasonsOf(found, one, brother)).toBeUndefined();
      expect(reasonsOf(found, unknown, brother)).toEqual(['name']);
    });

    test('a number that many share is no reason', async () => {
      const telephone = '+22890554409';
      const office: Person[] = [];
      for (let count = 0; count < 4; count += 1) office.push(await student({ telephone }));
      expect(reasonsOf(await search(), office[0]!, office[1]!)).toBeUndefined();
    });

    test('staff and people who are leaving are in no pair', async () => {
      const telephone = '+22890554402';
      const one = await student({ telephone });
      const staff = await buildAccountant(api.db, { telephone });
      const leaving = await student({ telephone, deletionRequestedAt: new Date(), isActivate: 0 });
      const found = await search();
      expect(reasonsOf(found, one, staff)).toBeUndefined();
      expect(reasonsOf(found, one, leaving)).toBeUndefined();
    });

    test('is not started beside one that is under way', async () => {
      const { id: authorId } = await buildAccountant(api.db);
      const heldUntil = new Date(Date.now() + 60_000);
      const expiresAt = heldUntil;
      const job = { kind: duplicatesKind, authorId, input: {}, heldUntil, expiresAt };
      await api.db.insert(jobs).values({ ...job, state: 'running' });
      expect((await api.as('administrator').post(url)).status).toBe(202);
      expect(await api.db.$count(jobs, eq(jobs.kind, duplicatesKind))).toBe(1);
    });

    test('is made again whole after a process died in it', async () => {
      const telephone = '+22890554403';
      const [one, other] = [await student({ telephone }), await student({ telephone })];
      await api.as('administrator').post(url);
      await api.context.jobs.settle();
      await api.db
        .update(jobs)
        .set({ state: 'running', done: 0, result: null, heldUntil: new Date(0) })
        .where(eq(jobs.kind, duplicatesKind));
      expect(await list()).toMatchObject({ data: [], search: { state: 'running' } });
      await api.context.jobs.settle();
      expect(reasonsOf(await list(), one, other)).toEqual(['phone']);
    });

    test('shows all that a merge may take', async () => {
      const [diploma, field] = [await buildDiploma(api.db), await buildField(api.db)];
      const type = await buildAlumniType(api.db);
      const one = await student({ telephone: '+22890554404', alumniTypeId: type.id });
      const other = await student({ telephone: '+22890554404' });
      await buildPath(api.db, one.id, {
        idDiplome: diploma.id,
        idFiliere: field.id,
        idEsgis: campusId,
        startYear: 2008,
        endYear: 2011,
        success: 1,
      });
      const { data } = await page({ one: other.id, other: one.id });
      expect(data).toEqual([
        {
          reasons: [],
          people: [
            expect.objectContaining({ id: other.id, parcours: [], alumni_type: null }),
            expect.objectContaining({
              id: one.id,
              email: one.email,
              telephone: '+22890554404',
              alumni_type: type.name,
              parcours: [expect.stringMatching(`^${diploma.nom}, ${field.nom}, .*, 2008-2011$`)],
            }),
          ],
        },
      ]);
    });

    test('a pair that staff chose must be two people who are there', async () => {
      const one = await student({});
      const gone = await student({ deletionRequestedAt: new Date(), isActivate: 0 });
      const staff = api.as('administrator');
      expect((await staff.get(`${url}?one=${one.id}&other=${gone.id}`)).status).toBe(404);
      expect((await staff.get(`${url}?one=${one.id}&other=${one.id}`)).status).toBe(400);
      expect((await staff.get(`${url}?one=${one.id}`)).status).toBe(400);
    });
  });

  describe('two who are not one', () => {
    test('leave the list, and come back when staff say so', async () => {
      const telephone = '+22890554405';
      const [one, other] = [await student({ telephone }), await student({ telephone })];
      await search();
      expect((await distinct(other, one)).status).toBe(200);
      expect(reasonsOf(await list(), one, other)).toBeUndefined();
      expect(reasonsOf(await search(), one, other)).toBeUndefined();
      expect((await distinct(one, other, 0)).status).toBe(200);
      expect(reasonsOf(await list(), one, other)).toEqual(['phone']);
      expect((await journalOf(other)).map(({ action }) => action)).toEqual(['alumnus.distinct']);
      expect((await journalOf(one)).map(({ action }) => action)).toEqual(['alumnus.not_distinct']);
    });
  });

  describe('a merge', () => {
    test.each(statuses(401, 403, 200, 200))('%s gets %i', async (who, status) => {
      const [kept, removed] = [await student({}), await student({ telephone: '+22890554406' })];
      const input = { keep: kept.id, drop: removed.id, fields: ['telephone'] };
      expect((await browserOf(api, who).post(mergeUrl, input)).status).toBe(status);
      expect((await now(kept)).telephone).toBe(status === 200 ? '+22890554406' : null);
    });

    test('takes the chosen fields alone, and closes the other with a mail', async () => {
      const kept = await student({ nom: 'AKAKPO', employeur: 'Ancienne société', sexe: 'F' });
      const removed = await student({
        nom: 'AKAKPO-ADJO',
        employeur: 'Ecobank',
        telephone: '+22890554407',
        biographie: 'Je compte.',
        birthDate: '1990-02-03',
        maritalStatus: 'Marié',
        visibleTelephone: 'staff',
      });
      const article = await buildNews(api.db, { auteurId: removed.id });
      const { status, body } = await merge(kept, removed, ['employeur', 'telephone', 'birth_date']);
      expect({ status, body }).toEqual({
        status: 200,
        body: { status: true, message: 'Les deux fiches sont réunies' },
      });
      expect(await now(kept)).toMatchObject({
        nom: 'AKAKPO',
        employeur: 'Ecobank',
        telephone: '+22890554407',
        sexe: 'F',
        birthDate: '1990-02-03',
        biographie: null,
        maritalStatus: null,
        email: kept.email,
        isActivate: 1,
        visibleTelephone: 'staff',
      });
      expect(await now(removed)).toMatchObject({ isActivate: 0, sleepReason: 'deletion' });
      const [moved] = await api.db.select().from(news).where(eq(news.id, article.id));
      expect(moved?.auteurId).toBe(kept.id);
      const sent = (await api.mails()).filter(({ to }) => [kept.email, removed.email].includes(to));
      expect(sent).toEqual([
        expect.objectContaining({ to: removed.email, text: expect.stringContaining('réunis') }),
      ]);
    });

    test('its journal names the other person, and what was taken', async () => {
      const [kept, removed] = [
        await student({ nom: 'BOKO', employeur: 'A' }),
        await student({ nom: 'BOCO', employeur: 'B' }),
      ];
      await merge(kept, removed, ['employeur']);
      const [entry] = await journalOf(kept);
      expect(entry).toMatchObject({
        action: 'alumnus.merge',
        details: {
          before: { employeur: 'A' },
          after: { employeur: 'B' },
          merged_from: removed.id,
          taken: ['Employeur'],
          paths: 0,
        },
      });
      const [closed] = await journalOf(removed);
      expect(closed).toMatchObject({
        action: 'alumnus.merge',
        details: { after: { is_activate: 0, sleep_reason: 'deletion' }, merged_into: kept.id },
      });
      const { body } = await api.as('administrator').get(`/api/v2/journal?person=${kept.id}`);
      expect(JSON.stringify(body)).toContain('Repris de l’autre fiche');
    });

    test('adds the rows of the study path that are missing', async () => {
      const [diploma, field] = [await buildDiploma(api.db), await buildField(api.db)];
      const [kept, removed] = [await student({}), await student({})];
      const studies = { idDiplome: diploma.id, idFiliere: field.id, idEsgis: campusId };
      const row = { ...studies, startYear: 2005, endYear: 2008, success: 1 } as const;
      await buildPath(api.db, kept.id, row);
      await buildPath(api.db, removed.id, row);
      await buildPath(api.db, removed.id, { ...row, startYear: 2009, endYear: 2011 });
      await merge(kept, removed, ['parcours']);
      const rows = await api.db.select().from(studyPaths).where(eq(studyPaths.personId, kept.id));
      expect(rows.map(({ endYear }) => endYear).toSorted()).toEqual([2008, 2011]);
      expect((await now(kept)).lastGradeYear).toBe(2011);
    });

    test('takes the last diploma as it is seen, also from a study path', async () => {
      const kept = await student({ declaredLastGrade: null, declaredLastGradeYear: null });
      const removed = await student({ declaredLastGrade: null, declaredLastGradeYear: null });
      const diploma = await buildDiploma(api.db);
      await buildPath(api.db, removed.id, {
        idDiplome: diploma.id,
        startYear: 2003,
        endYear: 2006,
      });
      await merge(kept, removed, ['last_grade']);
      expect(await now(kept)).toMatchObject({ lastGrade: diploma.nom, lastGradeYear: 2006 });
    });

    test('takes the photo, and the old one goes', async () => {
      const [kept, removed] = [await student({}), await student({})];
      const pictureOf = async (person: Person) => {
        const upload = await api
          .as(person)
          .post(`/api/users/picture/${person.id}`, ...form({}, { picture: await png() }));
        return (upload.body as { user: { picture_url: string } }).user.picture_url;
      };
      const [old, taken] = [await pictureOf(kept), await pictureOf(removed)];
      await merge(kept, removed, ['picture']);
      const { data } = await page({ one: kept.id, other: (await student({})).id });
      expect(data[0]?.people[0].picture_url).toBe(taken);
      expect((await api.guest.get(taken)).status).toBe(200);
      expect((await api.guest.get(old)).status).toBe(404);
    });

    test('moves no right to sign in', async () => {
      const [kept, removed] = [await student({}), await student({ passwordHash: null })];
      await merge(kept, removed, []);
      expect(await now(kept)).toMatchObject({
        email: kept.email,
        passwordHash: kept.passwordHash,
      });
      const login = await api.guest.post('/auth/login', { email: removed.email, password });
      expect(login.status).toBe(422);
    });

    test('an approved account is not closed for one that is not', async () => {
      const [kept, removed] = [await student({ approved: 0 }), await student({})];
      const { status, body } = await merge(kept, removed);
      expect(status).toBe(409);
      expect(body).toMatchObject({ message: expect.stringContaining('Gardez l’autre') });
      expect((await now(removed)).isActivate).toBe(1);
    });

    test.each<[string, () => Promise<[Person, Person]>, number]>([
      ['oneself', async () => student({}).then((one) => [one, one]), 400],
      ['staff', async () => [await student({}), await buildAccountant(api.db)], 404],
      [
        'somebody who is leaving',
        async () => [await student({}), await student({ deletionRequestedAt: new Date() })],
        404,
      ],
    ])('not with %s', async (_who, pair, status) => {
      expect((await merge(...(await pair()))).status).toBe(status);
    });

    test('two at once in opposite directions: one is done', async () => {
      const [one, other] = [await student({}), await student({})];
      const answers = await Promise.all([merge(one, other), merge(other, one)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      const left = [await now(one), await now(other)].filter(({ isActivate }) => isActivate === 1);
      expect(left).toHaveLength(1);
    });

    test('its pair leaves the list', async () => {
      const telephone = '+22890554408';
      const [one, other] = [await student({ telephone }), await student({ telephone })];
      expect(reasonsOf(await search(), one, other)).toEqual(['phone']);
      await merge(one, other);
      expect(reasonsOf(await list(), one, other)).toBeUndefined();
    });
  });
});
