import { copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { hashOf, randomToken } from '../../hashes';
import { sessionsRepository } from '../../../http/sessions.repository';
import { browserAt } from '../../../../testing/browser';
import { eventually } from '../../../../testing/eventually';
import { buildAdministrator } from '../../../../testing/factories';
import { png } from '../../../../testing/form';
import { registrationOf } from '../../../../testing/registration';
import { startProcess, type ApiProcess } from '../../../../testing/start-process';
import { copyDatabase, type TestDatabase } from '../../../../testing/test-databases';
import { openDatabase } from '../open-database';
import { readSocketNote } from './socket-note';
import { embeddedPort } from './start-embedded';

const registration = (number: number) => registrationOf('PLEIN', `plein${number}@alumni.test`);

describe('the embedded database on a full disk', () => {
  const sessionId = randomToken();
  let copy: TestDatabase;
  let folder: string;
  let server: ApiProcess;
  beforeEach(async () => {
    copy = await copyDatabase('embedded');
    folder = copy.environment.DATA_DIR;
    copyFileSync(join(__dirname, '../../../../testing/full-disk.cjs'), join(folder, 'hook.cjs'));
    const database = await openDatabase(copy.environment);
    const { id } = await buildAdministrator(database.db);
    await sessionsRepository.insert(database.db, hashOf(sessionId), id);
    // As when the last request was long ago: reading a page writes this time.
    await database.pool.query(`UPDATE sessions SET last_seen_at = now() - interval '1 hour'`);
    await database.close();
    server = await start();
  });
  afterEach(async () => {
    server.signal('SIGKILL');
    await server.ended;
    await copy.remove();
  });

  const start = () =>
    startProcess({ ...copy.environment, THROTTLE_REGISTER_IP: '100000', READY_CACHE: '1' }, [
      '--require',
      join(folder, 'hook.cjs'),
    ]);
  const fill = () => writeFileSync(join(folder, 'disk-is-full'), '');
  const makeRoom = () => rmSync(join(folder, 'disk-is-full'));
  const get = (path: string) =>
    fetch(`${server.url}${path}`, { headers: { cookie: `alumni_session=${sessionId}` } });
  const register = async (number: number) =>
    (await browserAt(server.url)).post('/auth/register', registration(number));
  const people = async () => {
    const database = await openDatabase(copy.environment);
    const { rows } = await database.pool.query(`SELECT email FROM people WHERE nom = 'PLEIN'`);
    await database.close();
    return rows.map(({ email }) => email).sort();
  };
  /** Uses the running server's database, as the backup does. */
  async function writeLog(megabytes: number): Promise<void> {
    const host = readSocketNote(folder) ?? '';
    const pool = new Pool({ host, port: embeddedPort, user: 'postgres', max: 1 });
    pool.on('error', () => undefined);
    for (let written = 0; written < megabytes; written += 1)
      await pool.query(`SELECT pg_logical_emit_message(true, 'x', repeat('x', 1000000))`);
    await pool.end();
  }

  test('answers 503 to writes in clear words, reads, recovers, and loses nothing', async () => {
    fill();
    const acknowledged: string[] = [];
    let answer = await register(1);
    // Rows that fit into pages of the tables are still stored.
    for (let number = 2; answer.status === 201; number += 1) {
      acknowledged.push(registration(number - 1).email);
      answer = await register(number);
    }
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'full',
      message: expect.stringContaining('plus de place'),
    });
    expect((await register(1_000)).status).toBe(503);
    expect((await get('/api/diplomes')).status).toBe(200);
    expect((await get('/api/users/current')).status).toBe(200);
    await eventually(async () => expect((await fetch(`${server.url}/ready`)).status).toBe(503));
    expect(await (await fetch(`${server.url}/ready`)).json()).toMatchObject({
      parts: { database: { status: 'failed', error: 'ENOSPC' } },
    });
    makeRoom();
    await eventually(async () => expect((await register(2_000)).status).toBe(201));
    await eventually(async () => expect((await fetch(`${server.url}/ready`)).status).toBe(200));
    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(await people()).toEqual([...acknowledged, registration(2_000).email].sort());
  });

  test('a picture is refused with 503, and leaves nothing half-written', async () => {
    const staff = await browserAt(server.url, sessionId);
    fill();
    const body = new FormData();
    body.append('titre', 'Sans place');
    body.append('contenu', '<p>Rien.</p>');
    body.append('draft', '0');
    body.append('picture', new Blob([new Uint8Array(await png())], { type: 'image/png' }), 'f.png');
    const answer = await staff.post('/api/actualities/create', body);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'full' });
    const files = join(folder, 'files');
    await eventually(() => {
      const left = existsSync(files) ? readdirSync(files, { recursive: true }) : [];
      expect(left.filter((name) => /\.(webp|avif)$/.test(String(name)))).toEqual([]);
    });
  });

  test('its log uses the reserve, which comes back with the room', async () => {
    const reserve = join(folder, 'pg.reserve');
    expect(existsSync(reserve)).toBe(true);
    fill();
    await writeLog(25);
    expect(existsSync(reserve)).toBe(false);
    expect((await get('/api/diplomes')).status).toBe(200);
    expect((await register(1)).status).toBe(503);
    makeRoom();
    await eventually(() => expect(existsSync(reserve)).toBe(true));
    expect((await register(2)).status).toBe(201);
  });

  test('without room for the log the process ends; a start says where, until there is room', async () => {
    expect((await register(1)).status).toBe(201);
    fill();
    await writeLog(80).catch(() => undefined);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('DatabaseThreadLost');
    await expect(start()).rejects.toThrow(
      `Le disque est plein : la base de données intégrée ne peut pas écrire dans ${folder}.`,
    );
    makeRoom();
    expect(await people()).toEqual(['plein1@alumni.test']);
  });
});
