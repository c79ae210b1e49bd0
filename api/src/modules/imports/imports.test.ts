import { parse } from 'csv-parse/sync';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ImportRowsReply, ImportState } from '@alumni/shared-contract';
import writeXlsxFile from 'write-excel-file/node';
import { zipSync } from 'fflate';
import { buildAlumniType, buildJoinRequest } from '../../../testing/content-factories';
import {
  buildAccountant,
  buildAdministrator,
  buildAlumnus,
  buildCampus,
  buildCategory,
  next,
  password,
} from '../../../testing/factories';
import { form } from '../../../testing/form';
import { describeOnDatabase } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import {
  auditEntries,
  imports,
  jobs,
  joinRequests,
  mails,
  people,
  type Person,
} from '../../platform/db/schema';
import { jobsRepository } from '../../platform/jobs/jobs.repository';
import { cleanOnce } from '../../process/housekeeping';
import { applyRepository } from './apply.repository';

const url = '/api/v2/alumni/imports';
const columns = { nom: 0, prenoms: 1, email: 2 };

describeOnDatabase('import of a list', (api) => {
  let campusId: number;
  beforeAll(async () => {
    campusId = (await buildCampus(api.db, 'Togo')).id;
    await buildCategory(api.db, { name: 'Entrepreneur' });
  });
  const staff = () => api.as('administrator');
  const address = () => `importe${next()}@liste.test`;

  async function upload(content: string | Buffer, browser = staff()): Promise<number> {
    const answer = await browser.post(url, ...form({}, { file: Buffer.from(content) }));
    expect(answer.status).toBe(202);
    await api.context.jobs.settle();
    return (answer.body as { id: number }).id;
  }
  const stateOf = async (id: number): Promise<ImportState> =>
    (await staff().get(`${url}/${id}`)).body;
  async function check(id: number, mapping: object = {}): Promise<ImportState> {
    const answer = await staff().put(`${url}/${id}/mapping`, { columns, ...mapping });
    expect(answer).toMatchObject({ status: 200 });
    await api.context.jobs.settle();
    return stateOf(id);
  }
  async function apply(id: number): Promise<ImportState> {
    expect(await staff().post(`${url}/${id}/apply`)).toMatchObject({ status: 200 });
    await api.context.jobs.settle();
    return stateOf(id);
  }
  const rowsOf = async (id: number, query = '') => {
    const { body } = await staff().get(`${url}/${id}/rows${query}`);
    return (body as ImportRowsReply).data.data;
  };
  const found = (...emails: string[]): Promise<Person[]> =>
    api.db.select().from(people).where(inArray(people.email, emails));
  const list = (...lines: string[]) => ['Nom;Prénoms;E-mail', ...lines].join('\r\n');

  test.each(statuses(401, 403, 202, 202))('%s gets %i', async (who, status) => {
    const file = Buffer.from(list('ADJOVI;Afi;afi@liste.test'));
    const answer = await browserOf(api, who).post(url, ...form({}, { file }));
    expect(answer.status).toBe(status);
  });

  describe('reading', () => {
    const lines = [
      ['Nom', 'Prénom(s)', 'Adresse e-mail', 'Tél.', 'Promotion'],
      ['ÉTÉ', 'Hélène', 'h@liste.test', '90 12 34 56', '2012'],
    ];
    const utf8 = (mark: string) => Buffer.from(lines.map((line) => line.join(mark)).join('\n'));
    const files: [string, () => Promise<Buffer> | Buffer][] = [
      ['UTF-8 with ;', () => utf8(';')],
      [
        'UTF-8 with , and a byte order mark',
        () => Buffer.concat([Buffer.from('\uFEFF'), utf8(',')]),
      ],
      ['Windows-1252', () => Buffer.from(utf8(';').toString(), 'latin1')],
      ['a line before the heads', () => Buffer.concat([Buffer.from(';;;;\n'), utf8(';')])],
      [
        'XLSX',
        () =>
          writeXlsxFile(
            lines.map((line) => line.map((value) => ({ value, type: String }))),
          ).toBuffer(),
      ],
    ];
    test.each(files)('reads %s, and guesses the columns', async (_what, file) => {
      const state = await stateOf(await upload(await file()));
      expect(state).toMatchObject({
        state: 'read',
        problem: null,
        rows: 1,
        headers: lines[0],
        samples: [lines[1]],
        columns: { nom: 0, prenoms: 1, email: 2, last_grade_year: 4 },
      });
    });

    const bomb = () => Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(160_000_000) }));
    const many = () => Buffer.from(list(...Array.from({ length: 25_001 }, (_, n) => `N${n};P;e`)));
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    test.each<[string, () => Buffer, RegExp]>([
      ['no row', () => Buffer.from('Nom;Prénoms\n;\n'), /ne contient personne/],
      ['too many rows', many, /plus de 25000 lignes/],
      ['a zip that opens into too much', bomb, /trop volumineux/],
      ['another kind of file', () => png, /n’est pas un tableau/],
      ['a broken XLSX', () => Buffer.from('PK\u0003\u0004 rien'), /n’est pas lisible/],
    ])('refuses %s', async (_what, file, reason) => {
      const state = await stateOf(await upload(file()));
      expect(state).toMatchObject({ state: 'failed', problem: expect.stringMatching(reason) });
      expect((await staff().put(`${url}/${state.id}/mapping`, { columns })).status).toBe(409);
    });

    test('refuses a missing file', async () => {
      const answer = await staff().post(url, ...form({}));
      expect(answer).toMatchObject({ status: 422, body: { errors: { file: expect.anything() } } });
    });

    test('remembers the columns of the same heads', async () => {
      const file = 'Col A;Col B;Col C\nADJOVI;Afi;afi2@liste.test\n';
      await check(await upload(file));
      expect((await stateOf(await upload(file))).columns).toEqual(columns);
    });
  });

  describe('the dry run', () => {
    test('reports each row: its faults by column, and of whom it is a duplicate', async () => {
      const known = await buildAlumnus(api.db, { nom: 'CONNU' });
      const namesake = await buildAlumnus(api.db, {
        nom: 'HOMONYME',
        prenoms: 'Éyram',
        campusIds: [campusId],
        lastGradeYear: 2012,
      });
      const heads = 'Nom;Prénoms;E-mail;Téléphone;Sexe;Pays;Campus;Année;Profession';
      const id = await upload(
        [
          heads,
          `ADJOVI;Afi;${address()};90 12 34 56;femme;togo;TOGO;2012;entrepreneur`,
          `;Kofi;pas une adresse;12;autre;Atlantide;Mars;1800;Roi`,
          `CONNU;Koffi;${known.email.toUpperCase()};;;;;;`,
          `Homonyme;Eyram;;;;;Togo;2012;`,
          `SANS;Adresse;;;;;;;`,
          `DEUX;Fois;double@liste.test;;;;;;`,
          `DEUX;Fois;Double@liste.test;;;;;;`,
        ].join('\n'),
      );
      const { columns: guessed } = await stateOf(id);
      const state = await check(id, { columns: guessed });
      expect(state).toMatchObject({
        state: 'checked',
        rows: 7,
        done: 7,
        counts: { create: 2, skip: 2, complete: 0, refused: 3 },
      });
      const rows = await rowsOf(id);
      expect(rows.map(({ number, outcome }) => [number, outcome])).toEqual([
        [2, 'create'],
        [3, 'refused'],
        [4, 'skip'],
        [5, 'skip'],
        [6, 'refused'],
        [7, 'create'],
        [8, 'refused'],
      ]);
      expect(rows[1]?.errors.map(({ column }) => column).toSorted()).toEqual([
        'Année de sortie',
        'Campus',
        'E-mail',
        'Nom',
        'Pays de résidence',
        'Profession',
        'Sexe',
        'Téléphone',
      ]);
      expect(rows[2]?.duplicate).toEqual({ id: known.id, name: 'CONNU Koffi' });
      expect(rows[3]?.duplicate).toMatchObject({ id: namesake.id });
      expect(rows[4]?.errors).toEqual([
        { column: 'E-mail', message: 'Une nouvelle personne a besoin d’une adresse e-mail.' },
      ]);
      expect(rows[6]?.errors[0]?.message).toContain('ligne 7');
      expect((await rowsOf(id, '?outcome=refused')).map(({ number }) => number)).toEqual([3, 6, 8]);
      expect(await found('double@liste.test')).toEqual([]);
    });

    test('gives the refused rows as they were, with the reason and no formula', async () => {
      const id = await upload(list(`=HYPERLINK("x");;${address()}`));
      await check(id);
      const file = await staff().get(`${url}/${id}/refused.csv`);
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      const [heads, row] = parse(file.text, { bom: true, delimiter: ';' });
      expect(heads).toEqual(['Nom', 'Prénoms', 'E-mail', 'Ligne', 'Pourquoi']);
      expect(row?.slice(0, 2)).toEqual([`'=HYPERLINK("x")`, '']);
      expect(row?.slice(3)).toEqual(['2', expect.stringMatching(/^Prénoms : /)]);
    });

    test.each<[string, object]>([
      ['no name', { columns: { email: 2 } }],
      ['a column twice', { columns: { nom: 0, prenoms: 0 } }],
      ['a column that the file lacks', { columns: { nom: 0, prenoms: 9 } }],
      ['a type that does not exist', { columns, alumni_type_id: 999_999 }],
    ])('refuses %s', async (_what, mapping) => {
      const id = await upload(list(`ADJOVI;Afi;${address()}`));
      expect([400, 422]).toContain((await staff().put(`${url}/${id}/mapping`, mapping)).status);
    });
  });

  describe('applying', () => {
    test('adds people, for staff alone until they sign in, and mails nobody', async () => {
      const [one, other] = [address(), address()];
      const heads = 'Nom;Prénoms;E-mail;Téléphone;Campus;Année;Diplôme';
      const id = await upload(
        `${heads}\nADJOVI;Afi;${one};90123456;Togo;2012;licence\nBANKOLE;Kofi;${other};;;;\n`,
      );
      await check(id, { columns: (await stateOf(id)).columns });
      expect(await apply(id)).toMatchObject({ state: 'applied', undo_refused: null });
      const [afi] = await found(one);
      expect(afi).toMatchObject({
        nom: 'ADJOVI',
        telephone: '+22890123456',
        approved: 0,
        imported: 1,
        visibleTelephone: 'staff',
        visibleEmail: 'staff',
        passwordHash: null,
        campusIds: [campusId],
        lastGrade: 'Licence',
        lastGradeYear: 2012,
      });
      expect(afi?.completedPourcent).toBeGreaterThan(0);
      expect(await api.db.$count(mails, inArray(mails.recipient, [one, other]))).toBe(0);
      const entries = await api.db
        .select()
        .from(auditEntries)
        .orderBy(desc(auditEntries.id))
        .limit(3);
      expect(entries.map(({ action }) => action)).toEqual([
        'alumni.import',
        'alumnus.import',
        'alumnus.import',
      ]);
      expect(entries[0]?.details).toEqual({ created: 2, completed: 0 });
      expect(entries[2]?.details).toMatchObject({ after: { nom: 'ADJOVI', email: one } });
      expect((await staff().get(`/api/v2/journal?person=${afi!.id}`)).status).toBe(200);
    });

    test('approves with a type, and their requests to join become a member’s', async () => {
      const request = await buildJoinRequest(api.db, { email: address() });
      const type = await buildAlumniType(api.db);
      const id = await upload(list(`ADJOVI;Afi;${request.email}`));
      await check(id, { alumni_type_id: type.id });
      await apply(id);
      const [person] = await found(request.email);
      expect(person).toMatchObject({ approved: 1, alumniTypeId: type.id });
      const [now] = await api.db.select().from(joinRequests).where(eq(joinRequests.id, request.id));
      expect(now).toMatchObject({ state: 'member', memberId: person?.id });
    });

    test('the first sign-in ends what the import hid', async () => {
      const email = address();
      const id = await upload(list(`ADJOVI;Afi;${email}`));
      await check(id);
      await apply(id);
      const { passwordHash } = await buildAlumnus(api.db);
      await api.db
        .update(people)
        .set({ passwordHash, emailVerifiedAt: new Date() })
        .where(eq(people.email, email));
      expect((await api.guest.post('/auth/login', { email, password })).status).toBe(200);
      expect((await found(email))[0]).toMatchObject({
        imported: 0,
        visibleTelephone: 'members',
        visibleEmail: 'members',
      });
      expect((await stateOf(id)).undo_refused).toContain('déjà connectée');
      expect((await staff().post(`${url}/${id}/undo`)).status).toBe(409);
    });

    test('completes the empty fields of a duplicate, and undoing empties them again', async () => {
      const known = await buildAlumnus(api.db, { employeur: 'Port de Lomé' });
      const fresh = address();
      const id = await upload(
        `Nom;Prénoms;E-mail;Employeur;Téléphone\nX;Y;${known.email};Autre;+22890123456\nN;P;${fresh};;\n`,
      );
      const { columns: guessed } = await stateOf(id);
      await check(id, { columns: guessed, on_duplicate: 'complete' });
      await apply(id);
      expect((await found(known.email))[0]).toMatchObject({
        nom: known.nom,
        employeur: 'Port de Lomé',
        telephone: '+22890123456',
        imported: 0,
        visibleTelephone: 'members',
      });
      await staff().post(`${url}/${id}/undo`);
      await api.context.jobs.settle();
      expect((await stateOf(id)).state).toBe('undone');
      expect((await found(known.email))[0]).toMatchObject({
        employeur: 'Port de Lomé',
        telephone: null,
      });
      expect(await found(fresh)).toEqual([]);
      expect((await check(id, { columns: guessed })).state).toBe('checked');
    });

    test('makes a namesake anyway when it is asked to, but no address twice', async () => {
      const namesake = await buildAlumnus(api.db, {
        nom: 'PAREIL',
        prenoms: 'Afi',
        campusIds: [campusId],
        lastGradeYear: 2015,
      });
      const email = address();
      const id = await upload(
        `Nom;Prénoms;E-mail;Campus;Année\nPAREIL;Afi;${email};Togo;2015\nX;Y;${namesake.email};;\n`,
      );
      const { columns: guessed } = await stateOf(id);
      const state = await check(id, { columns: guessed, on_duplicate: 'create' });
      expect(state.counts).toMatchObject({ create: 1, skip: 1 });
      await apply(id);
      expect(await found(email)).toHaveLength(1);
    });

    test('of each duplicate staff choose what becomes, before applying', async () => {
      const namesake = { nom: 'DEUXFOIS', campusIds: [campusId], lastGradeYear: 2016 };
      await buildAlumnus(api.db, { ...namesake, prenoms: 'Afi' });
      const kofi = await buildAlumnus(api.db, { ...namesake, prenoms: 'Kofi', employeur: null });
      const same = await buildAlumnus(api.db);
      const emails = [address(), address()];
      const id = await upload(
        [
          'Nom;Prénoms;E-mail;Campus;Année;Employeur',
          `DEUXFOIS;Afi;${emails[0]};Togo;2016;`,
          `DEUXFOIS;Kofi;${emails[1]};Togo;2016;Ecobank`,
          `X;Y;${same.email};;;`,
        ].join('\n'),
      );
      const { columns: guessed } = await stateOf(id);
      await check(id, { columns: guessed });
      const choose = (number: number, choice: string) =>
        staff().put(`${url}/${id}/rows/${number}`, { choice });
      const { body } = await staff().get(`${url}/${id}/rows`);
      const rows = (body as ImportRowsReply).data.data;
      expect(rows.map(({ choices }) => choices)).toEqual([
        ['skip', 'complete', 'create'],
        ['skip', 'complete', 'create'],
        ['skip', 'complete'],
      ]);
      expect((await choose(2, 'create')).body).toMatchObject({ counts: { create: 1, skip: 2 } });
      expect((await choose(3, 'create')).body).toMatchObject({ counts: { create: 2, skip: 1 } });
      expect((await choose(3, 'complete')).body).toMatchObject({
        counts: { create: 1, complete: 1, skip: 1 },
      });
      expect((await choose(4, 'create')).status).toBe(404);
      expect((await choose(5, 'skip')).status).toBe(404);
      expect((await choose(2, 'delete')).status).toBe(400);
      await apply(id);
      expect((await found(...emails)).map(({ email }) => email)).toEqual([emails[0]]);
      expect((await found(kofi.email))[0]).toMatchObject({ employeur: 'Ecobank' });
      expect((await choose(2, 'skip')).status).toBe(409);
    });

    test('imports nothing when an address was taken after the dry run', async () => {
      const [free, taken] = [address(), address()];
      const id = await upload(list(`ADJOVI;Afi;${free}`, `BANKOLE;Kofi;${taken}`));
      await check(id);
      await buildAlumnus(api.db, { email: taken });
      expect(await apply(id)).toMatchObject({
        state: 'failed',
        problem: expect.stringContaining('ligne 3'),
      });
      expect(await found(free)).toEqual([]);
      expect((await check(id)).counts).toMatchObject({ create: 1, skip: 1 });
    });

    test('a process that dies while it applies leaves nothing, and another one imports all', async () => {
      const emails = [address(), address()];
      const id = await upload(list(`ADJOVI;Afi;${emails[0]}`, `BANKOLE;Kofi;${emails[1]}`));
      await check(id);
      const wake = jest.spyOn(api.context.jobs, 'wake').mockImplementation();
      await staff().post(`${url}/${id}/apply`);
      wake.mockRestore();
      const held = await jobsRepository.claim(api.db, ['import-apply']);
      expect(await stateOf(id)).toMatchObject({ state: 'applying' });
      expect(await found(...emails)).toEqual([]);
      expect((await staff().delete(`${url}/${id}`)).status).toBe(409);
      await api.db
        .update(jobs)
        .set({ heldUntil: new Date(0) })
        .where(eq(jobs.id, held!.id));
      await api.context.jobs.settle();
      expect((await stateOf(id)).state).toBe('applied');
      expect(await found(...emails)).toHaveLength(2);
      // The first process comes back: its work is done already.
      await api.db
        .update(jobs)
        .set({ state: 'waiting', heldUntil: null })
        .where(eq(jobs.id, held!.id));
      await api.context.jobs.settle();
      expect(await found(...emails)).toHaveLength(2);
    });

    test('tells how far it is, and shows nobody before the end', async () => {
      const emails = Array.from({ length: 1_200 }, address);
      const id = await upload(list(...emails.map((email, index) => `ADJOVI;Afi${index};${email}`)));
      await check(id);
      const seen: object[] = [];
      const { create } = applyRepository;
      const onCreate = jest
        .spyOn(applyRepository, 'create')
        .mockImplementation(async (...input) => {
          // The embedded database has one session: it answers nobody until the end.
          if (isServer && input[2].from > 0) {
            const { state, done } = await stateOf(id);
            seen.push({ state, done, people: await found(...emails) });
          }
          return create(...input);
        });
      const isServer = api.context.config.DATABASE_URL !== undefined;
      expect(await apply(id)).toMatchObject({ state: 'applied', counts: { create: 1_200 } });
      onCreate.mockRestore();
      expect(seen).toEqual(isServer ? [{ state: 'applying', done: 1_000, people: [] }] : []);
      expect(await found(...emails)).toHaveLength(1_200);
    });

    test('is done by one import at a time, and asked for twice, once', async () => {
      const [first, second] = [
        await upload(list(`ADJOVI;Afi;${address()}`)),
        await upload(list(`BANKOLE;Kofi;${address()}`)),
      ];
      await check(first);
      await check(second);
      const wake = jest.spyOn(api.context.jobs, 'wake').mockImplementation();
      const answers = await Promise.all([
        staff().post(`${url}/${first}/apply`),
        staff().post(`${url}/${first}/apply`),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await staff().post(`${url}/${second}/apply`)).body).toMatchObject({
        message: expect.stringContaining('Un autre import'),
      });
      wake.mockRestore();
      await api.context.jobs.settle();
      expect((await apply(second)).state).toBe('applied');
    });

    test('stops when its author is not staff any more', async () => {
      const author = await buildAccountant(api.db);
      const browser = api.as(author);
      const email = address();
      const id = await upload(list(`ADJOVI;Afi;${email}`), browser);
      await browser.put(`${url}/${id}/mapping`, { columns });
      await api.context.jobs.settle();
      const wake = jest.spyOn(api.context.jobs, 'wake').mockImplementation();
      await browser.post(`${url}/${id}/apply`);
      wake.mockRestore();
      await api.db.update(people).set({ idProfil: 1 }).where(eq(people.id, author.id));
      await api.context.jobs.settle();
      expect(await found(email)).toEqual([]);
    });
  });

  test('is its author’s alone, and is forgotten', async () => {
    const id = await upload(list(`ADJOVI;Afi;${address()}`));
    const other = api.as(await buildAdministrator(api.db));
    for (const path of ['', '/rows', '/refused.csv']) {
      expect((await other.get(`${url}/${id}${path}`)).status).toBe(404);
    }
    for (const path of ['/apply', '/undo']) {
      expect((await other.post(`${url}/${id}${path}`)).status).toBe(404);
    }
    expect((await other.put(`${url}/${id}/mapping`, { columns })).status).toBe(404);
    expect((await other.delete(`${url}/${id}`)).status).toBe(404);
    await api.db
      .update(imports)
      .set({ createdAt: new Date('2026-01-01') })
      .where(and(eq(imports.id, id)));
    await cleanOnce(api.context);
    expect((await staff().get(`${url}/${id}`)).status).toBe(404);
  });

  test('deleting forgets the rows, and keeps the people', async () => {
    const email = address();
    const id = await upload(list(`ADJOVI;Afi;${email}`));
    await check(id);
    await apply(id);
    expect((await staff().delete(`${url}/${id}`)).status).toBe(204);
    expect((await staff().get(`${url}/${id}`)).status).toBe(404);
    expect(await found(email)).toHaveLength(1);
  });
});
