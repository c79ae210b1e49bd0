import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { migrateDatabase } from '../db/migrate-database';
import { mails, people, sessions, slides, tokens } from '../db/schema';
import { tokensRepository } from '../../modules/tokens/tokens.repository';
import type { Storage } from '../storage/storage';
import { allRows, notIn } from '../../../testing/all-rows';
import { backUp } from '../../../testing/back-up';
import { runCommand, startCommand } from '../../../testing/command';
import { emptyPlace, type Place } from '../../../testing/empty-place';
import { buildAlumnus } from '../../../testing/factories';
import { form, png } from '../../../testing/form';
import { missingFiles } from '../../../testing/missing-files';
import { describeOnOwnDatabase, type TestApi } from '../../../testing/test-api';
import { keepWriting } from '../../../testing/keep-writing';
import { writeNetwork } from '../../../testing/written-network';
import { dropStatements } from './catalogue';
import { knownMigrations, runMigrations } from '../db/migrations';
import { entriesOf } from './read-archive';
import { readBackup } from './restore-backup';
import { writeBackup } from './write-backup';

const folder = mkdtempSync(join(tmpdir(), 'alumni-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Tables that are deliberately different after a restore. */
const changed = new Set(['sessions', 'throttles', 'tokens', 'mails']);
const kinds = (['embedded', 'server'] as const).filter(
  (kind) => kind === 'embedded' || process.env.TEST_DATABASE_URL,
);
/**
 * From demonstration to production and back; `npm run test:full` also restores into the same kind.
 */
const targetsOf = ({ kind }: TestApi) =>
  process.env.TEST_TIER === 'full' ? kinds : [kinds.find((other) => other !== kind) ?? kind];

async function archiveOf(api: TestApi, name: string): Promise<string> {
  const path = join(folder, `${api.kind}-${name}.tar`);
  await backUp(api, path);
  return path;
}

/** The environment of a terminal on the server's machine. */
function environmentOf({ context }: TestApi): Record<string, string> {
  const { DATABASE_URL, DATA_DIR, SESSION_SECRET } = context.config;
  const database: Record<string, string> = DATABASE_URL ? { DATABASE_URL, SESSION_SECRET } : {};
  const mail = { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'reseau@alumni.test' };
  return { DATA_DIR, ...database, DEMO: '0', ...mail };
}

describeOnOwnDatabase('a backup of a running network', (api) => {
  beforeAll(() => writeNetwork(api));

  test('is a snapshot of one moment, restored row by row and file by file', async () => {
    const archive = join(folder, `${api.kind}-writers.tar`);
    const before = await allRows(api.database.pool);
    const writers = keepWriting(api);
    await setTimeout(1_000);
    const usual = writers.longestWait();
    const acknowledged = writers.registered();
    const arguments_ = ['--to', archive];
    const result = await runCommand(
      'src/platform/backup/backup-command.ts',
      arguments_,
      environmentOf(api),
    );
    await writers.stop();
    expect(result).toMatchObject({ code: 0, output: expect.stringContaining(archive) });
    expect(statSync(archive).mode & 0o077).toBe(0);
    process.stdout.write(
      `${api.kind} : ${writers.registered()} inscriptions, attente la plus longue ${usual} ms avant la sauvegarde, ${writers.longestWait()} ms en tout ;${result.output.split('\n').find((line) => line.includes('image de la base'))}\n`,
    );
    const after = await allRows(api.database.pool);
    for (const kind of targetsOf(api)) {
      const place = await emptyPlace(kind);
      await place.restore(archive);
      const restored = await allRows(place.database.pool);
      for (const [table, rows] of restored) {
        if (changed.has(table)) continue;
        expect([table, notIn(rows, after.get(table)).filter(lasts)]).toEqual([table, []]);
        expect([table, notIn(before.get(table), rows)]).toEqual([table, []]);
      }
      expect(await missingFiles(place)).toEqual([]);
      const numbers = await registrations(place);
      expect(numbers.length).toBeGreaterThanOrEqual(acknowledged);
      expect(numbers).toEqual(
        numbers.map((_, index) => ({ number: index + 1, links: 1, mails: 1 })),
      );
      await place.leave();
    }
  });

  /** Each slide of the writer is soon deleted from the source. */
  const lasts = (row: string) => !row.includes('"title": "Passage"');

  /** The people who registered during the backup, with the other rows of the same transaction. */
  async function registrations({ database }: Place) {
    const { rows } = await database.pool.query(`
      SELECT substr(prenoms, 8)::int AS number,
        (SELECT count(*)::int FROM tokens WHERE person_id = people.id) AS links,
        (SELECT count(*)::int FROM mails WHERE recipient = people.email) AS mails
      FROM people WHERE nom = 'SUITE' ORDER BY number`);
    return rows;
  }

  test('reads the database again when a file is deleted while it is copied', async () => {
    const staff = api.as('administrator');
    const words = { title: 'Part', subtitle: 'S', description: 'D' };
    const made = await staff.post(
      '/api/v2/home-slides',
      ...form(words, { cover_picture: await png() }),
    );
    const { id } = (made.body as { slide: { id: number } }).slide;
    const [slide] = await api.db
      .select()
      .from(slides)
      .where(sql`id = ${id}`);
    const key = slide?.coverPicture ?? '';
    let removals = 0;
    const storage: Storage = {
      ...api.context.storage,
      async read(path) {
        if (removals === 0 && path.startsWith(key)) {
          removals += 1;
          await staff.delete(`/api/v2/home-slides/${id}`);
        }
        return api.context.storage.read(path);
      },
    };
    const archive = join(folder, `${api.kind}-race.tar`);
    const { missing } = await backUp(api, archive, storage);
    expect([removals, missing]).toEqual([1, []]);
    for await (const entry of entriesOf(archive)) {
      const content = await text(entry);
      if (entry.header.name === 'tables/slides.copy') expect(content).not.toContain(key);
    }
  });

  test('leaves no archive when killed, and the server continues', async () => {
    const target = join(folder, `${api.kind}-killed.tar`);
    const isWriting = () =>
      readdirSync(folder).some((name) => name.startsWith(`${api.kind}-killed.tar.partial`));
    const { child, ended } = startCommand(
      'src/platform/backup/backup-command.ts',
      ['--to', target],
      environmentOf(api),
    );
    while (!isWriting() && child.exitCode === null) await setTimeout(1);
    await setTimeout(Math.random() * 40);
    child.kill('SIGKILL');
    await ended;
    // An archive has its final name only if the backup ended before the signal.
    if (existsSync(target)) await readBackup(target, { DEMO: false });
    expect((await api.guest.get('/api/opportunities/latest')).status).toBe(200);
  });

  test('is never written over another, and that of a demo restores only into demos', async () => {
    const archive = await archiveOf(api, 'once');
    await expect(backUp(api, archive)).rejects.toThrow('existe déjà');
    await api.db.execute(sql`INSERT INTO settings (key, value) VALUES ('demo', '{}')`);
    const demo = await archiveOf(api, 'demo');
    await api.db.execute(sql`DELETE FROM settings WHERE key = 'demo'`);
    await expect(readBackup(demo, { DEMO: false })).rejects.toThrow('démonstration');
    expect(await readBackup(demo, { DEMO: true })).toMatchObject({ demo: true });
  });
});

describeOnOwnDatabase('a restored network', (api) => {
  let place: Place;
  let old: string;
  let code: string;
  beforeAll(async () => {
    await writeNetwork(api);
    const person = await buildAlumnus(api.db);
    await api.as(person).get('/api/users/current');
    const of = { personId: person.id, email: person.email, lifeSeconds: 3600 };
    await tokensRepository.issue(api.db, { kind: 'reset', ...of });
    code = await tokensRepository.issue(api.db, { kind: 'creation', ...of });
    place = await emptyPlace(api.kind);
    await buildAlumnus(place.database.db, { email: 'ancienne@alumni.test' });
    old = await place.storage.savePicture(await png(), { kind: 'photo' });
  });
  afterAll(() => place.leave());

  test('replaces existing data only when asked, files included', async () => {
    const archive = await archiveOf(api, 'force');
    await expect(place.restore(archive)).rejects.toMatchObject({
      message: 'La base de données contient déjà des données.',
      advice: expect.stringContaining('--force'),
    });
    expect(await place.database.db.$count(people)).toBe(1);
    expect(await place.storage.read(`${old}/500.webp`)).not.toBeNull();
    await place.restore(archive, true);
    expect(await place.database.db.$count(people, sql`email = 'ancienne@alumni.test'`)).toBe(0);
    expect(await place.storage.read(`${old}/500.webp`)).toBeNull();
    expect(await missingFiles(place)).toEqual([]);
  });

  test('has no session, no link that changes an account, and no mail to send', async () => {
    const { db } = place.database;
    expect(await db.$count(sessions)).toBe(0);
    expect(await db.$count(tokens, sql`kind NOT IN ('creation', 'verify')`)).toBe(0);
    expect(await db.$count(mails, sql`status = 'waiting' OR body IS NOT NULL`)).toBe(0);
    expect(await db.$count(mails)).toBe(await api.db.$count(mails));
    expect(await api.db.$count(mails, sql`status = 'waiting'`)).toBeGreaterThan(0);
    expect(await tokensRepository.consume(db, 'creation', code)).toMatchObject({
      kind: 'creation',
    });
  });

  test('continues the numbering of ids', async () => {
    const next = await buildAlumnus(place.database.db, { email: 'suivant@alumni.test' });
    const last = await buildAlumnus(api.db, { email: 'suivant@alumni.test' });
    expect(next.id).toBe(last.id);
  });

  test('of an earlier schema version is migrated', async () => {
    const client = await place.database.pool.connect();
    for (const statement of await dropStatements(client)) await client.query(statement);
    await runMigrations(client, { upTo: knownMigrations().at(1)?.when ?? 0 });
    await client.query(
      `INSERT INTO people (nom, prenoms, email) VALUES ('AGBÉKO', 'Hélène', 'h@x.test')`,
    );
    client.release();
    const archive = join(folder, `${api.kind}-earlier.tar`);
    const { manifest } = await writeBackup(place, archive);
    expect(manifest.migrations.at(-1)?.tag).toBe('0001_data-model');
    await place.restore(archive, true);
    const { rows } = await place.database.pool.query('SELECT search FROM people');
    expect(rows).toEqual([{ search: 'agbeko helene' }]);
    const seen = await place.database.pool.query('SELECT FROM drizzle.__drizzle_migrations');
    expect(seen.rows).toHaveLength(knownMigrations().length);
    await migrateDatabase(place.database.pool);
  });
});
