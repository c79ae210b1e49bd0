import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JournalEntry } from '@alumni/shared-contract';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../platform/db/schema';
import { anonymiseDue } from '../account-deletion/anonymise.service';
import { buildAccountant, buildAdministrator, buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase, type TestApi } from '../../../testing/test-api';
import { browserOf, statuses } from '../../../testing/who';
import { actionLabels, fieldLabels, targetLabels } from './audit-labels';

const url = '/api/v2/journal';
type NewEntry = Partial<typeof auditEntries.$inferInsert>;

const write = async (api: TestApi, ...entries: NewEntry[]) => {
  const common = { action: 'alumnus.flags', targetType: 'person' };
  const rows = entries.map((entry) => ({ ...common, ...entry }));
  return api.db.insert(auditEntries).values(rows).returning();
};
interface Body {
  data: { data: JournalEntry[]; total: number; last_page: number };
  until: number;
}
const read = async (api: TestApi, query: string, who: 'accountant' | 'administrator') => {
  const { status, body } = await api.as(who).get(`${url}?${query}`);
  expect(status).toBe(200);
  return body as unknown as Body;
};
const idsOf = ({ data }: Body) => data.data.map(({ id }) => id);

test('every label is French text, not a technical name', () => {
  const all = [actionLabels, targetLabels, fieldLabels].flatMap((labels) => Object.values(labels));
  for (const label of all) expect(label ?? 'Sujet').toMatch(/^\p{Lu}[^_.]*$/u);
});

test('every entry of the API goes through recordAudit, whose actions and fields have labels', () => {
  const root = join(__dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const writers = files.filter((file) =>
    /insert\(\s*auditEntries/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(writers).toEqual(['modules/audit/audit.repository.ts']);
});

describeOnDatabase('the journal', (api) => {
  test.each(statuses(401, 403, 200, 200))('%s gets %i: page, export', async (who, status) => {
    expect((await browserOf(api, who).get(url)).status).toBe(status);
    expect((await browserOf(api, who).get(`${url}/export`)).status).toBe(status);
  });

  test('tells who did what to whom, before and after, in French', async () => {
    const actor = await buildAdministrator(api.db, { nom: 'AGBÉKO', prenoms: 'Sena' });
    const person = await buildAlumnus(api.db, { nom: 'LAWSON', prenoms: 'Éyram' });
    const moment = '2026-11-01T08:30:00.000Z';
    const before = { approved: 0, alumni_type_id: null, id_profil: 3, deletion_requested_at: null };
    const after = { approved: 1, alumni_type_id: 987, id_profil: 2, deletion_requested_at: moment };
    const [entry] = await write(
      api,
      { actorId: actor.id, targetId: person.id, details: { before, after } },
      {
        action: 'gone.verb',
        targetType: 'gone_table',
        targetId: 7,
        details: { after: { gone_field: 1 } },
      },
    );
    const [unknown, known] = (await read(api, '', 'administrator')).data.data;
    expect(known).toMatchObject({
      id: entry?.id,
      actor: { id: actor.id, name: 'AGBÉKO Sena' },
      action: 'État d’un ancien',
      subject: { kind: 'Personne', name: 'LAWSON Éyram', alumnus_id: person.id },
      changes: [
        { label: 'Rôle', before: 'Comptable', after: 'Administrateur' },
        { label: 'Type d’ancien', before: null, after: 'Type n° 987' },
        { label: 'Approuvé', before: 'Non', after: 'Oui' },
        { label: 'Suppression demandée le', before: null, after: '01/11/2026 08:30 GMT' },
      ],
    });
    // Of a version that this one does not know.
    expect(JSON.stringify({ ...unknown, id: 0 })).not.toMatch(/gone/);
  });

  test('filters by person, name, actor, action and days', async () => {
    const actor = await buildAccountant(api.db);
    const person = await buildAlumnus(api.db, { nom: "D'ALMÉIDA", prenoms: 'Zoé' });
    const [one, two, three] = await write(
      api,
      { targetId: person.id, actorId: actor.id, createdAt: new Date('2026-03-01T23:59:59Z') },
      {
        targetId: person.id,
        action: 'alumnus.delete',
        createdAt: new Date('2026-03-02T00:00:00Z'),
      },
      // The same id, of something else.
      { targetType: 'news', targetId: person.id, action: 'news.delete' },
    );
    const found = async (query: string) => idsOf(await read(api, query, 'accountant'));
    expect(await found(`person=${person.id}`)).toEqual([two?.id, one?.id]);
    expect(await found('search=zoe dalmeida')).toEqual([two?.id, one?.id]);
    expect(await found('search=%25')).toEqual([]);
    expect(await found(`actor=${actor.id}`)).toEqual([one?.id]);
    expect(await found(`person=${person.id}&action=alumnus.delete`)).toEqual([two?.id]);
    expect(await found(`person=${person.id}&to=2026-03-01`)).toEqual([one?.id]);
    expect(await found(`person=${person.id}&from=2026-03-02&to=2026-03-02`)).toEqual([two?.id]);
    expect(await found(`action=news.delete`)).toEqual([three?.id]);
    expect((await api.as('accountant').get(`${url}?from=hier`)).status).toBe(400);
  });

  test('pages stay right while entries are added', async () => {
    const person = await buildAlumnus(api.db);
    const rows = await write(api, ...Array.from({ length: 45 }, () => ({ targetId: person.id })));
    const newestFirst = rows.map(({ id }) => id).reverse();
    const query = `person=${person.id}`;
    const first = await read(api, query, 'accountant');
    const seen = idsOf(first);
    for (const page of [2, 3]) {
      await write(api, { targetId: person.id }, { targetId: person.id });
      const next = await read(api, `${query}&page=${page}&until=${first.until}`, 'accountant');
      expect(next.data).toMatchObject({ total: 45, last_page: 3 });
      seen.push(...idsOf(next));
    }
    expect(seen).toEqual(newestFirst);
  });

  test('an accountant reads nothing about administrators, past ones included; an administrator does', async () => {
    const administrator = await buildAdministrator(api.db);
    const former = await buildAccountant(api.db);
    const accountant = await buildAccountant(api.db);
    const [, , , mine] = await write(
      api,
      { targetId: administrator.id },
      { targetId: former.id },
      { targetId: former.id, details: { before: { id_profil: 2 }, after: { id_profil: 3 } } },
      { targetId: accountant.id },
    );
    const about = async (who: 'accountant' | 'administrator') => {
      const counts = [];
      for (const { id } of [administrator, former, accountant]) {
        counts.push((await read(api, `person=${id}`, who)).data.total);
      }
      return counts;
    };
    expect(await about('accountant')).toEqual([0, 0, 1]);
    expect(await about('administrator')).toEqual([1, 2, 1]);
    const csv = (await api.as('accountant').get(`${url}/export`)).text;
    expect(csv).toContain(`\n${mine?.id};`);
    for (const { nom } of [administrator, former]) expect(csv).not.toContain(`${nom} `);
  });

  test('the database refuses to change an entry; masked fields of erased people stay masked', async () => {
    const due = new Date(Date.now() - 31 * 86_400_000);
    const person = await buildAlumnus(api.db, { nom: 'SECRET', deletionRequestedAt: due });
    const [entry] = await write(api, {
      targetId: person.id,
      details: { before: { nom: 'SECRET', approved: 0 }, after: { nom: 'SECRETE', approved: 1 } },
    });
    const update = (values: NewEntry) =>
      api.db
        .update(auditEntries)
        .set(values)
        .where(eq(auditEntries.id, entry?.id ?? 0));
    for (const values of [{ details: {} }, { action: 'x' }, { actorId: person.id }]) {
      await expect(update(values)).rejects.toThrow();
    }
    await anonymiseDue(api.context);
    const { data } = await read(api, `person=${person.id}`, 'administrator');
    expect(data.data).toMatchObject([
      {
        subject: { name: 'Ancien membre', alumnus_id: null },
        changes: [
          { label: 'Nom', before: 'effacé', after: 'effacé' },
          { label: 'Approuvé', before: 'Non', after: 'Oui' },
        ],
      },
    ]);
    const { text } = await api.as('administrator').get(`${url}/export?person=${person.id}`);
    expect(text).toContain('effacé');
    expect(text).not.toContain('SECRET');
  });

  test.each(['PUT', 'PATCH', 'POST', 'DELETE'] as const)(
    'no call changes it: %s',
    async (method) => {
      const [entry] = await write(api, { targetId: 1 });
      for (const path of [url, `${url}/${entry?.id}`]) {
        expect((await api.as('administrator').send(method, path, {})).status).toBe(404);
      }
    },
  );
});

describeOnDatabase(
  'the export of the journal',
  (api) => {
    test('has what the filters show, in cells that no spreadsheet computes; it is an entry itself', async () => {
      const person = await buildAlumnus(api.db, { nom: '=1+1', prenoms: 'Afi;"x"' });
      await write(
        api,
        { targetId: person.id, details: { after: { employeur: '@SUM(A1)' } } },
        { targetId: (await buildAlumnus(api.db)).id },
      );
      const staff = api.as('administrator');
      const { headers, text } = await staff.get(`${url}/export?person=${person.id}&search=afi`);
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': expect.stringMatching(
          /^attachment; filename="journal-[\d-]+\.csv"$/,
        ),
      });
      const [head, line, ...rest] = text.trimEnd().split('\r\n');
      expect(head).toBe('\uFEFFNuméro;Date;Auteur;Action;Objet;Concerne;Champ;Avant;Après');
      expect(line).toMatch(/;Personne;"'=1\+1 Afi;""x""";Employeur;;'@SUM\(A1\)$/);
      expect(rest).toEqual([]);
      const [entry] = (await read(api, 'action=journal.export', 'accountant')).data.data;
      expect(entry).toMatchObject({
        action: 'Export du journal',
        subject: { kind: 'Journal', name: 'Journal', alumnus_id: null },
        changes: [
          { label: 'Lignes exportées', before: null, after: '1' },
          { label: 'Filtre : personne', after: '=1+1 Afi;"x"' },
          { label: 'Filtre : nom cherché', after: 'Oui' },
        ],
      });
    });

    test('is bounded, reads in batches, and says what it leaves out', async () => {
      const { id } = await buildAlumnus(api.db);
      const rows = await write(api, ...Array.from({ length: 702 }, () => ({ targetId: id })));
      const { text } = await api.as('administrator').get(`${url}/export?person=${id}`);
      const lines = text.trimEnd().split('\r\n').slice(1);
      const ids = rows.map((row) => row.id).reverse();
      expect(lines.slice(0, 700).map((line) => Number.parseInt(line, 10))).toEqual(
        ids.slice(0, 700),
      );
      expect(lines.slice(700)).toEqual([
        expect.stringMatching(/^Fichier limité aux 700 entrées les plus récentes, sur 702\.;+$/),
      ]);
    });
  },
  { JOURNAL_EXPORT_ENTRIES: '700' },
);
