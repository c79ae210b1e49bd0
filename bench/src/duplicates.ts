/**
 * `npm run bench:duplicates`: time to compare the whole demo directory (19,000 people), in a
 * database of its own on TEST_DATABASE_URL or DATABASE_URL, otherwise on the embedded one.
 */
import { duplicatesKind, type FoundPairs } from '../../api/src/modules/duplicates/duplicates-job';
import type { Services } from '../../api/src/process/services';
import { databaseAtHand, databaseNames, withDatabase, withDemo } from './database';

const aimSeconds = 5;

await withDatabase(databaseAtHand, (environment) => withDemo(environment, measure));

async function measure({ context: { db, jobs } }: Services): Promise<void> {
  const { rows } = await db.execute<{ id: number }>('SELECT id FROM people WHERE id_profil = 2');
  const start = performance.now();
  await jobs.add(db, duplicatesKind, rows[0]!.id, {});
  await jobs.settle();
  const seconds = (performance.now() - start) / 1000;
  const { rows: done } = await db.execute<{ result: FoundPairs; people: number }>(
    'SELECT result, (SELECT count(*) FROM people)::int AS people FROM jobs ORDER BY id DESC',
  );
  const { pairs, isCut } = done[0]!.result;
  const found = `${pairs.length}${isCut ? ' ou plus' : ''} paires`;
  const verdict = seconds <= aimSeconds ? '' : ` (but : ${aimSeconds})`;
  console.log(
    `Doublons parmi ${done[0]!.people} personnes, ${databaseNames[databaseAtHand]} : ` +
      `${found} en ${seconds.toFixed(1)} s${verdict}`,
  );
}
