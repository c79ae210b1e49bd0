import { randomBytes } from 'node:crypto';
import type { DuplicateChoice, ImportMapping } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { Viewer } from '../../http/viewer';
import type { AppContext } from '../../platform/context';
import type { Tx } from '../../platform/db/open-database';
import { ApiError, fieldError, found } from '../../platform/errors';
import { seal } from '../../platform/sealed-bytes';
import { typeOf } from '../alumni/approve.service';
import { applyRepository } from './apply.repository';
import { fileUse, importKinds } from './import-jobs';
import {
  hasFailed,
  importsRepository as repository,
  type FoundImport,
  type ImportRecord,
} from './imports.repository';

/** Keeps the file, encrypted, until it is read. */
export async function startImport(
  context: AppContext,
  viewer: Viewer,
  upload: { content: Buffer; fileName: string },
): Promise<number> {
  const { config, db, storage } = context;
  const file = `imports/${randomBytes(16).toString('hex')}`;
  await storage.write(file, seal(upload.content, config.SESSION_SECRET, fileUse));
  const id = await db
    .transaction(async (tx) => {
      const values = { authorId: viewer.id, fileName: upload.fileName, file };
      const importId = await repository.insert(tx, values);
      await addJob(context, tx, viewer, { id: importId, kind: 'read' });
      return importId;
    })
    .catch(async (error: unknown) => {
      await storage.remove(file);
      throw error;
    });
  context.jobs.wake();
  return id;
}

async function addJob(
  { jobs }: AppContext,
  tx: Tx,
  viewer: Viewer,
  { id, kind }: { id: number; kind: keyof typeof importKinds },
): Promise<void> {
  const jobId = await jobs.add(tx, importKinds[kind], viewer.id, { importId: id });
  await repository.update(tx, id, { jobId });
}

/** @throws ApiError for an import of somebody else: as if there were none */
export async function importOf(
  { db }: AppContext,
  viewer: Viewer,
  id: number,
): Promise<FoundImport> {
  return found(await repository.find(db, id, viewer.id));
}

/** Saves the columns, and starts the dry run, again if there was one. */
export async function mapColumns(
  context: AppContext,
  viewer: Viewer,
  id: number,
  mapping: z.output<typeof ImportMapping>,
): Promise<void> {
  await step(context, viewer, id, async (tx, record) => {
    mustBe(record, ['read', 'checked', 'failed', 'undone', 'mapped']);
    const { headers } = record;
    if (headers.length === 0)
      throw new ApiError('conflict', { message: 'Ce fichier n’est pas lu.' });
    if (Object.values(mapping.columns).some((column) => column >= headers.length)) {
      throw fieldError('columns', 'Cette colonne n’est pas dans le fichier.');
    }
    if (mapping.alumni_type_id !== null) await typeOf(tx, mapping.alumni_type_id);
    await repository.update(tx, id, {
      state: 'mapped',
      problem: null,
      columns: mapping.columns,
      onDuplicate: mapping.on_duplicate,
      alumniTypeId: mapping.alumni_type_id,
    });
    await addJob(context, tx, viewer, { id, kind: 'check' });
  });
}

/**
 * Changes what becomes of one row about somebody who is in the directory already.
 * @throws ApiError for a row without such a choice
 */
export async function chooseForRow(
  context: AppContext,
  viewer: Viewer,
  id: number,
  row: { number: number; choice: DuplicateChoice },
): Promise<void> {
  await step(context, viewer, id, async (tx, record) => {
    mustBe(record, ['checked']);
    if (!(await repository.choose(tx, id, row))) throw new ApiError('not_found');
  });
}

/** Starts importing: all rows that were not refused, or none. */
export async function applyImport(context: AppContext, viewer: Viewer, id: number): Promise<void> {
  await step(context, viewer, id, async (tx, record) => {
    mustBe(record, ['checked']);
    const { create, complete } = await repository.counts(tx, id);
    if (create + complete === 0) {
      throw new ApiError('conflict', { message: 'Aucune ligne n’est à importer.' });
    }
    await mustBeAlone(tx);
    await repository.update(tx, id, { state: 'applying' });
    await addJob(context, tx, viewer, { id, kind: 'apply' });
  });
}

/** Starts undoing, while nobody imported has signed in. */
export async function undoImport(context: AppContext, viewer: Viewer, id: number): Promise<void> {
  await step(context, viewer, id, async (tx, record) => {
    mustBe(record, ['applied']);
    const refused = await undoRefused(tx, record);
    if (refused) throw new ApiError('conflict', { message: refused });
    await mustBeAlone(tx);
    await repository.update(tx, id, { state: 'undoing' });
    await addJob(context, tx, viewer, { id, kind: 'undo' });
  });
}

/** Forgets the rows; people who were imported stay. */
export async function deleteImport(context: AppContext, viewer: Viewer, id: number): Promise<void> {
  const { db, storage } = context;
  const file = await db.transaction(async (tx) => {
    const record = found(await repository.lock(tx, id, viewer.id));
    const isWorking = record.state === 'applying' || record.state === 'undoing';
    if (isWorking && !hasFailed(record)) mustBe(record, []);
    await repository.delete(tx, id);
    return record.file;
  });
  if (file) await storage.remove(file);
}

/** @returns why an applied import cannot be undone; null when it can */
export async function undoRefused(tx: Tx, { id, state }: ImportRecord): Promise<string | null> {
  if (state !== 'applied') return 'Cet import n’est pas appliqué.';
  const owned = await applyRepository.countOwned(tx, id);
  if (owned === 0) return null;
  return owned === 1
    ? 'Une personne importée s’est déjà connectée : l’import ne s’annule plus.'
    : `${owned} personnes importées se sont déjà connectées : l’import ne s’annule plus.`;
}

async function step(
  { db, jobs }: AppContext,
  viewer: Viewer,
  id: number,
  change: (tx: Tx, record: FoundImport) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await change(tx, found(await repository.lock(tx, id, viewer.id)));
  });
  jobs.wake();
}

function mustBe(record: FoundImport, states: readonly ImportRecord['state'][]): void {
  if (states.includes(hasFailed(record) ? 'failed' : record.state)) return;
  throw new ApiError('conflict', {
    message: 'Cet import a avancé entre-temps. Rechargez la page.',
  });
}

/** One import at a time changes the directory. */
async function mustBeAlone(tx: Tx): Promise<void> {
  if (!(await repository.isOneWorking(tx))) return;
  throw new ApiError('conflict', {
    message: 'Un autre import est en cours. Attendez qu’il se termine, puis recommencez.',
  });
}
