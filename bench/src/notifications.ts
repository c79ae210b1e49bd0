/**
 * `npm run bench:notifications`: 500 announcements to the members and to the staff of the demo's
 * network of 19,000 people: rows and time of each, and the time of the call that reads them; for
 * comparison, five written as before, one row per person. The database is one of its own on
 * TEST_DATABASE_URL or DATABASE_URL, otherwise the embedded one.
 */
import type { AddressInfo } from 'node:net';
import { demoPassword } from '../../api/demo/people/accounts';
import { buildApp } from '../../api/src/app';
import { notificationsRepository } from '../../api/src/modules/notifications/notifications.repository';
import type { Db } from '../../api/src/platform/db/open-database';
import { announcements, notifications } from '../../api/src/platform/db/schema';
import type { Services } from '../../api/src/process/services';
import { signIn } from './api/calls';
import { databaseAtHand, databaseNames, withDatabase, withDemo } from './database';
import { percentile } from './search/measure';

const announced = 500;
const writtenAsBefore = 5;
const reads = 200;
const aim = 20;
const data = {
  title: 'Nouvelle opportunité',
  message: 'Comptable, Kpalimé Énergie',
  route: 'opportunity_details',
  params: { id: '1' },
};

await withDatabase(databaseAtHand, (environment) => withDemo(environment, measureAll));

async function measureAll({ context, database: { db } }: Services): Promise<void> {
  const app = await buildApp(context);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  console.log(`\nNotifications, ${databaseNames[databaseAtHand]}, 19 000 anciens`);
  print('avant : une ligne par personne', await write(db, writtenAsBefore, () => tellEach(db)));
  await db.delete(notifications);
  for (const audience of ['alumni', 'staff'] as const) {
    const announce = () => notificationsRepository.announce(db, audience, 'opportunity', data);
    print(`annonce (${audience})`, await write(db, announced, announce));
  }
  for (const email of ['admin@alumni.test', 'membre@alumni.test']) {
    const { cookie } = await signIn(url, email, demoPassword);
    await readAll(`${email}, ${announced} annonces`, url, cookie);
    await db.execute(`
      INSERT INTO dismissed_announcements (person_id, announcement_id)
      SELECT people.id, announcements.id FROM people, announcements
      WHERE email = '${email}' AND announcements.id % 10 <> 0`);
    await readAll(`${email}, neuf sur dix supprimées`, url, cookie);
  }
  await app.close();
}

/** An announcement of the version before. */
function tellEach(db: Db) {
  return db.execute(`
    INSERT INTO notifications (person_id, type, data)
    SELECT id, 'opportunity', '${JSON.stringify(data)}'::jsonb FROM people
    WHERE id_profil = 1 AND is_activate = 1 AND approved = 1`);
}

async function write(db: Db, times: number, act: () => Promise<unknown>) {
  const count = async () => (await db.$count(notifications)) + (await db.$count(announcements));
  const before = await count();
  const taken: number[] = [];
  for (let nth = 0; nth < times; nth += 1) taken.push(await timed(act));
  return { rows: ((await count()) - before) / times, taken };
}

async function readAll(title: string, url: string, cookie: string): Promise<void> {
  const headers = { cookie };
  const current = await fetch(`${url}/api/users/current`, { headers });
  const [person] = (await current.json()) as { id: number }[];
  const list = `${url}/api/users/notifications/${person?.id}`;
  const read = async () => (await (await fetch(list, { headers })).json()) as unknown[];
  const { length } = await read();
  // Warm: compiled code, an open connection.
  for (let nth = 0; nth < reads; nth += 1) await read();
  const taken: number[] = [];
  for (let nth = 0; nth < reads; nth += 1) taken.push(await timed(read));
  const p95 = percentile(taken, 0.95);
  const verdict = p95 < aim ? 'atteint' : 'non atteint';
  console.log(`GET (${title}) : ${length} lues, ${times(taken)} ; but ${aim} ms : ${verdict}`);
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

function print(title: string, { rows, taken }: { rows: number; taken: number[] }): void {
  console.log(`${title} : ${rows} ligne(s), ${times(taken)}`);
}

function times(taken: number[]): string {
  return `p50 ${percentile(taken, 0.5).toFixed(1)} ms, p95 ${percentile(taken, 0.95).toFixed(1)} ms`;
}
