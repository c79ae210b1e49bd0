import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import { desc, eq } from 'drizzle-orm';
import { auditEntries, jobs } from '../../platform/db/schema';
import { buildAccountant, buildAlumnus, buildCampus } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import { cleanOnce } from '../../process/housekeeping';

const url = '/api/v2/alumni/exports';
const everything = { filters: {}, columns: ['nom', 'prenoms'], format: 'csv' };

describeOnDatabase('exports of the directory', (api) => {
  const columns = ['nom', 'employeur', 'telephone', 'campuses', 'approved', 'created_at'];
  beforeAll(async () => {
    const [togo, gabon] = [await buildCampus(api.db, 'Togo'), await buildCampus(api.db, 'Gabon')];
    const createdAt = new Date('2026-03-09T10:00:00Z');
    await buildAlumnus(api.db, {
      nom: 'ZINSOU',
      employeur: '=HYPERLINK("x")',
      telephone: '+22890123456',
      createdAt,
      campusIds: [togo.id, gabon.id],
    });
    await buildAlumnus(api.db, {
      nom: 'ADJOVI; "Afi"',
      employeur: 'Été & Cie',
      approved: 0,
      createdAt,
    });
  });

  test.each(statuses(401, 403, 202, 202))('%s gets %i', async (who, status) => {
    expect((await browserOf(api, who).post(url, everything)).status).toBe(status);
  });

  test('writes a CSV that a French spreadsheet opens, without formulas', async () => {
    const file = await made(api, { columns, filters: { search: 'zinsou' }, format: 'csv' });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect(file.headers['content-disposition']).toMatch(/"anciens-\d{4}-\d\d-\d\d\.csv"/);
    expect(file.text).toMatch(/^\uFEFFNom;Téléphone;Employeur;.*\r\n/);
    expect(parse(file.text, { bom: true, delimiter: ';' })[1]).toEqual([
      'ZINSOU',
      '+228 90 12 34 56',
      '\'=HYPERLINK("x")',
      'Gabon, Togo',
      'Oui',
      '09/03/2026',
    ]);
  });

  test('holds the chosen people alone, as the journal says', async () => {
    const { id } = await buildAlumnus(api.db, { nom: 'CHOISI' });
    const file = await made(api, { columns: ['nom'], ids: [id, id + 1000], format: 'csv' });
    expect(parse(file.text, { bom: true, delimiter: ';' })).toEqual([['Nom'], ['CHOISI']]);
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(entry?.details).toMatchObject({ filters: 'Sélection : 2' });
  });

  test('writes an XLSX with texts, numbers and dates', async () => {
    const file = await made(api, { columns, filters: { search: 'adjovi' }, format: 'xlsx' });
    const [sheet] = await readXlsxFile(file.bytes);
    expect(sheet?.data[1]).toEqual([
      'ADJOVI; "Afi"',
      null,
      'Été & Cie',
      null,
      'Non',
      new Date('2026-03-09T10:00:00Z'),
    ]);
  });

  test('belongs to its author alone: nobody else learns that it exists', async () => {
    const { id } = await started(api, everything);
    await api.context.jobs.settle();
    const other = api.as(await buildAccountant(api.db));
    for (const path of [`${url}/${id}`, `${url}/${id}/file`]) {
      expect((await other.get(path)).status).toBe(404);
    }
    expect((await other.delete(`${url}/${id}`)).status).toBe(404);
    expect((await api.as('administrator').get(`${url}/${id}/file`)).status).toBe(200);
  });

  test('is written to the journal, with its filters and columns', async () => {
    const { id } = await started(api, {
      ...everything,
      filters: { approved: 1, search: 'zinsou' },
    });
    const [entry] = await api.db.select().from(auditEntries).where(eq(auditEntries.targetId, id));
    expect(entry).toMatchObject({
      action: 'alumni.export',
      details: {
        columns: 'Nom, Prénoms',
        format: 'CSV',
        filters: 'Nom : un texte · Approuvé : oui',
      },
    });
  });

  test('is encrypted in the storage, and deleted when it expires', async () => {
    const { id } = await started(api, everything);
    await api.context.jobs.settle();
    const kept = await stored(api, id);
    expect(kept?.includes('ZINSOU')).toBe(false);
    await api.db
      .update(jobs)
      .set({ expiresAt: new Date(0) })
      .where(eq(jobs.id, id));
    expect((await api.as('administrator').get(`${url}/${id}/file`)).status).toBe(404);
    const file = await fileOf(api, id);
    await cleanOnce(api.context);
    expect(await api.context.storage.read(file)).toBeNull();
  });

  test('a cancelled one leaves no file', async () => {
    const { id } = await started(api, everything);
    await api.context.jobs.settle();
    const file = await fileOf(api, id);
    expect((await api.as('administrator').delete(`${url}/${id}`)).status).toBe(204);
    expect(await api.context.storage.read(file)).toBeNull();
    expect((await api.as('administrator').get(`${url}/${id}`)).body).toMatchObject({
      state: 'cancelled',
    });
    expect((await api.as('administrator').get(`${url}/${id}/file`)).status).toBe(404);
  });

  test.each([
    ['columns', { columns: [] }],
    ['columns', { columns: ['password_hash'] }],
    ['format', { format: 'pdf' }],
  ])('refuses a wrong %s', async (field, change) => {
    const answer = await api.as('administrator').post(url, { ...everything, ...change });
    expect(answer).toMatchObject({ status: 400, body: { errors: expect.anything() } });
    expect(Object.keys((answer.body as { errors: object }).errors)[0]).toMatch(field);
  });
});

async function started(api: TestApi, input: object): Promise<{ id: number }> {
  return (await api.as('administrator').post(url, input)).body;
}

/** The file of a finished export, as the browser receives it. */
async function made(api: TestApi, input: object) {
  const { id } = await started(api, input);
  await api.context.jobs.settle();
  expect((await api.as('administrator').get(`${url}/${id}`)).body).toMatchObject({
    state: 'done',
    done: 1,
    total: 1,
  });
  return api.as('administrator').get(`${url}/${id}/file`);
}

async function fileOf(api: TestApi, id: number): Promise<string> {
  const [job] = await api.db.select().from(jobs).where(eq(jobs.id, id));
  return (job as { input: { file: string } }).input.file;
}

async function stored(api: TestApi, id: number): Promise<Buffer> {
  const stream = await api.context.storage.read(await fileOf(api, id));
  return Buffer.concat(await stream!.toArray());
}
