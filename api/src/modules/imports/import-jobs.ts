import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import { ApiError, found } from '../../platform/errors';
import type { JobKind } from '../../platform/jobs/jobs';
import type { Job } from '../../platform/jobs/jobs.repository';
import { bytesOf, unseal } from '../../platform/sealed-bytes';
import { refreshPersonFacts } from '../alumni/person-facts.repository';
import { recordAudit } from '../audit/audit.repository';
import { actorOf } from '../bulk/bulk-work';
import { becomeMember } from '../join-requests/change-join-request.service';
import { applyRepository } from './apply.repository';
import { createChecker } from './check-rows';
import { decide } from './decide-rows';
import { guessColumns } from './guess-columns';
import { importsRepository as repository, type ImportRecord } from './imports.repository';
import { readTable } from './read-file';

/** Names of the kinds of jobs, and the use of the encrypted file. */
export const importKinds = {
  read: 'import-read',
  check: 'import-check',
  apply: 'import-apply',
  undo: 'import-undo',
} as const;
export const fileUse = 'alumni-import';

const pageSize = 1_000;

type Context = Pick<AppContext, 'config' | 'db' | 'storage'>;

/** The work of an import, in the background (rule 33). */
export function importJobs(context: Context): Record<string, JobKind> {
  const kind = (
    run: (record: ImportRecord, job: Job, advance: Advance) => Promise<void>,
  ): JobKind => ({
    keptSeconds: context.config.IMPORTS_KEPT,
    async run(job, advance) {
      const { importId } = job.input as { importId: number };
      const record = found(await repository.find(context.db, importId, job.authorId));
      await run(record, job, advance);
      return {};
    },
    clean: async () => {},
  });
  return {
    [importKinds.read]: kind((record) => readFile(context, record)),
    [importKinds.check]: kind((record, _job, advance) => checkRows(context, record, advance)),
    [importKinds.apply]: kind((record, _job, advance) => applyImport(context, record, advance)),
    [importKinds.undo]: kind((record) => undoImport(context, record)),
  };
}

type Advance = (done: number, total: number) => Promise<void>;

/** Reads the file into rows, and deletes it. */
async function readFile({ config, db, storage }: Context, record: ImportRecord): Promise<void> {
  if (record.state !== 'reading' || !record.file) return;
  const sealed = found((await storage.read(record.file)) ?? undefined);
  const content = unseal(await bytesOf(sealed), config.SESSION_SECRET, fileUse);
  try {
    const { headers, first, rows } = await readTable(content, config.IMPORT_READ_TIMEOUT);
    const remembered = await repository.remembered(db, record.authorId, headers);
    await db.transaction(async (tx) => {
      await repository.deleteRows(tx, record.id);
      const numbered = rows
        .map((cells, index) => ({ number: first + index + 2, cells }))
        .filter(({ cells }) => cells.some((cell) => cell !== ''));
      for (let start = 0; start < numbered.length; start += pageSize) {
        await repository.insertRows(tx, record.id, numbered.slice(start, start + pageSize));
      }
      const columns = remembered ?? guessColumns(headers);
      await repository.update(tx, record.id, { state: 'read', headers, columns, file: null });
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await repository.update(db, record.id, { state: 'failed', problem: error.message, file: null });
  }
  await storage.remove(record.file);
}

/** The dry run. */
async function checkRows({ db }: Context, record: ImportRecord, advance: Advance): Promise<void> {
  if (record.state !== 'mapped') return;
  const total = await repository.countRows(db, record.id);
  const check = await createChecker(db, record.columns);
  let done = 0;
  let last = 0;
  await advance(0, total);
  for (;;) {
    const rows = await repository.rowsAfter(db, record.id, last, pageSize);
    if (rows.length === 0) break;
    const decided = await decide(db, record, rows.map(check));
    await db.transaction((tx) => repository.saveDecisions(tx, record.id, decided));
    done += rows.length;
    last = rows.at(-1)!.number;
    await advance(done, total);
  }
  await repository.update(db, record.id, { state: 'checked' });
}

/** All rows or none. */
async function applyImport(
  { config, db }: Context,
  { id, authorId }: ImportRecord,
  advance: Advance,
): Promise<void> {
  // The embedded database has one session: nobody could read the progress before the end.
  const tell = config.DATABASE_URL ? advance : async () => {};
  await db.transaction(async (tx) => {
    const record = found(await repository.lock(tx, id, authorId));
    if (record.state !== 'applying') return;
    const actor = await actorOf(tx, authorId);
    await applyRepository.liftTimeout(tx);
    const problem = await refusalAtTheEnd(tx, record);
    if (problem) return repository.update(tx, id, { state: 'failed', problem });
    const { created, completed } = await writePeople(tx, record, tell);
    if (record.alumniTypeId !== null) {
      for (const person of await applyRepository.askedToJoin(tx, created)) {
        await becomeMember(tx, actor, person);
      }
    }
    await applyRepository.audit(tx, record);
    await recordAudit(tx, actor, {
      action: 'alumni.import',
      targetType: 'import',
      targetId: id,
      details: { created: created.length, completed: completed.length },
    });
    await repository.update(tx, id, { state: 'applied' });
  });
}

/** Adds and completes people, many lines of the file at a time; nobody sees them before the end. */
async function writePeople(tx: Tx, record: ImportRecord, tell: Advance) {
  const total = await repository.countRows(tx, record.id);
  const last = await repository.lastLine(tx, record.id);
  const created: number[] = [];
  const completed: number[] = [];
  await applyRepository.lockCompleted(tx, record);
  for (let from = 0; from < last; from += pageSize) {
    const lines = { from, to: from + pageSize };
    await tell(Math.min(from, total), total);
    const added = await applyRepository.create(tx, record, lines);
    const filled = await applyRepository.complete(tx, record, lines);
    await refreshPersonFacts(tx, [...added, ...filled]);
    created.push(...added);
    completed.push(...filled);
  }
  return { created, completed };
}

/** Somebody may have signed up since the dry run. */
async function refusalAtTheEnd(tx: Tx, record: ImportRecord): Promise<string | null> {
  const taken = await applyRepository.takenAddresses(tx, record.id);
  if (taken.length === 0) return null;
  const more = taken.length > 1 ? ` (et ${taken.length - 1} de plus)` : '';
  return `Depuis la vérification, l’adresse de la ligne ${taken[0]}${more} est prise. Vérifiez de nouveau : rien n’est importé.`;
}

/** Everything or nothing, as long as nobody has signed in. */
async function undoImport({ db }: Context, { id, authorId }: ImportRecord): Promise<void> {
  await db.transaction(async (tx) => {
    const record = found(await repository.lock(tx, id, authorId));
    if (record.state !== 'undoing') return;
    const actor = await actorOf(tx, authorId);
    await applyRepository.liftTimeout(tx);
    if ((await applyRepository.countOwned(tx, id)) > 0) {
      return repository.update(tx, id, { state: 'applied' });
    }
    const { create } = await repository.counts(tx, id);
    const restored = await applyRepository.undo(tx, record);
    await refreshPersonFacts(tx, restored);
    await recordAudit(tx, actor, {
      action: 'alumni.import_undo',
      targetType: 'import',
      targetId: id,
      details: { created: create, completed: restored.length },
    });
    await repository.update(tx, id, { state: 'undone' });
  });
}
