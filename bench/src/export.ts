/**
 * `npm run bench:export`: time to make a file of the whole demo directory (19,000 people, all
 * columns), in a database of its own on TEST_DATABASE_URL or DATABASE_URL, otherwise on the embedded
 * one.
 */
import { exportColumnNames, exportFormats } from '@alumni/shared-contract';
import { exportKind } from '../../api/src/modules/exports/exports.service';
import type { Services } from '../../api/src/process/services';
import { databaseAtHand, databaseNames, withDatabase, withDemo } from './database';

const aimSeconds = 5;

await withDatabase(databaseAtHand, (environment) => withDemo(environment, measureAll));

async function measureAll({ context }: Services): Promise<void> {
  console.log(`Export de l’annuaire entier, ${databaseNames[databaseAtHand]}`);
  console.log('| format | lignes | fichier | secondes |\n|---|---:|---:|---:|');
  for (const format of exportFormats) await measure(context, format);
}

async function measure({ db, jobs, storage }: Services['context'], format: string): Promise<void> {
  const file = `exports/bench-${format}`;
  const input = { filters: {}, columns: exportColumnNames, format, file };
  const { rows } = await db.execute<{ id: number }>('SELECT id FROM people WHERE id_profil = 2');
  const start = performance.now();
  await jobs.add(db, exportKind, rows[0]!.id, input);
  await jobs.settle();
  const seconds = (performance.now() - start) / 1000;
  const { rows: done } = await db.execute<{ done: number }>('SELECT done FROM jobs');
  const bytes = (await (await storage.read(file))!.toArray()).reduce(
    (sum: number, part: Buffer) => sum + part.length,
    0,
  );
  const verdict = seconds <= aimSeconds ? '' : ` (but : ${aimSeconds})`;
  const cells = [format, done.at(-1)!.done, `${Math.round(bytes / 1024)} Ko`];
  console.log(`| ${cells.join(' | ')} | ${seconds.toFixed(2)}${verdict} |`);
}
