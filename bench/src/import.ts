/**
 * `npm run bench:import`: time to read, check, apply and undo a list of 20,000 people, with 50 faulty
 * rows and 30 duplicates, beside the demo directory of 19,000, in a database of its own on
 * TEST_DATABASE_URL or DATABASE_URL, otherwise on the embedded one.
 */
import { importKinds, fileUse } from '../../api/src/modules/imports/import-jobs';
import { importsRepository } from '../../api/src/modules/imports/imports.repository';
import { seal } from '../../api/src/platform/sealed-bytes';
import type { Services } from '../../api/src/process/services';
import { databaseAtHand, databaseNames, withDatabase, withDemo } from './database';

const rows = 20_000;
const aimSeconds = 60;

await withDatabase(databaseAtHand, (environment) => withDemo(environment, measureAll));

async function measureAll({ context }: Services): Promise<void> {
  const { config, db, storage } = context;
  const { rows: people } = await db.execute<{ id: number; email: string; id_profil: number }>(
    'SELECT id, email, id_profil FROM people ORDER BY id LIMIT 2000',
  );
  const authorId = people.find((person) => person.id_profil === 2)!.id;
  const known = people.filter((person) => person.id_profil === 1).map(({ email }) => email);
  const file = 'imports/bench';
  await storage.write(file, seal(Buffer.from(list(known)), config.SESSION_SECRET, fileUse));
  const id = await db.transaction((tx) =>
    importsRepository.insert(tx, { authorId, fileName: 'anciens.csv', file }),
  );
  const run = async (kind: keyof typeof importKinds): Promise<number> => {
    const start = performance.now();
    const job = await context.jobs.add(db, importKinds[kind], authorId, { importId: id });
    await importsRepository.update(db, id, { jobId: job });
    await context.jobs.settle();
    return (performance.now() - start) / 1000;
  };
  console.log(`Import de ${rows} personnes, ${databaseNames[databaseAtHand]}`);
  console.log('| étape | secondes |\n|---|---:|');
  const say = (step: string, seconds: number) =>
    console.log(`| ${step} | ${seconds.toFixed(1)}${seconds > aimSeconds ? ' (but : 60)' : ''} |`);
  say('lecture', await run('read'));
  await importsRepository.update(db, id, { state: 'mapped' });
  const check = await run('check');
  say('vérification', check);
  console.log(`| lignes | ${JSON.stringify(await importsRepository.counts(db, id))} |`);
  await importsRepository.update(db, id, { state: 'applying' });
  const apply = await run('apply');
  say('application', apply);
  say('vérification et application', check + apply);
  await importsRepository.update(db, id, { state: 'undoing' });
  say('annulation', await run('undo'));
  const [state] = (
    await db.execute<{ state: string }>(`SELECT state FROM imports WHERE id = ${id}`)
  ).rows;
  if (state?.state !== 'undone') throw new Error(`the import is ${state?.state}`);
}

/** Every 400th row has a fault; thirty are people of the directory. */
function list(known: string[]): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const isFaulty = index % 400 === 0;
    const email = index < 600 && index % 20 === 1 ? known[index] : `importe${index}@liste.test`;
    return [
      `KPODAR${index}`,
      'Sitou Akofa',
      isFaulty ? 'sans arobase' : email,
      `+2289${String(index).padStart(7, '0')}`,
      index % 2 ? 'F' : 'M',
      'Togo',
      'Togo',
      1995 + (index % 30),
      'Licence',
    ].join(';');
  });
  return ['Nom;Prénoms;E-mail;Téléphone;Sexe;Pays;Campus;Année;Diplôme', ...lines].join('\r\n');
}
