import { randomBytes } from 'node:crypto';
import type { ExportInput } from '@alumni/shared-contract';
import type { z } from 'zod';
import type { Viewer } from '../../http/viewer';
import type { AppContext } from '../../platform/context';
import { ApiError, found } from '../../platform/errors';
import type { JobKind } from '../../platform/jobs/jobs';
import type { Job } from '../../platform/jobs/jobs.repository';
import { jobsRepository } from '../../platform/jobs/jobs.repository';
import { bytesOf, seal, unseal } from '../../platform/sealed-bytes';
import { directoryCondition } from '../alumni/directory-filters';
import { recordAudit } from '../audit/audit.repository';
import { mustHaveFreshProof } from '../proof/proof.service';
import { auditedExport } from './audited-export';
import { cellsOf } from './cells';
import { exportsRepository } from './exports.repository';
import { fileWriters } from './files';

/** Name of this kind of job. */
export const exportKind = 'alumni-export';

/** Input of the job. `file` is the storage's name, unguessable and deleted with the job. */
export type ExportRequest = z.output<typeof ExportInput> & { file: string };

/** People read at once. */
const pageSize = 1_000;

/** Starts an export; the journal says who exported what (rule 31). */
export async function startExport(
  context: AppContext,
  viewer: Viewer,
  input: z.output<typeof ExportInput>,
): Promise<number> {
  const { db, jobs } = context;
  await mustHaveFreshProof(context, viewer);
  const request: ExportRequest = { ...input, file: `exports/${randomBytes(16).toString('hex')}` };
  const id = await db.transaction(async (tx) => {
    const job = await jobs.add(tx, exportKind, viewer.id, request);
    await recordAudit(tx, viewer, {
      action: 'alumni.export',
      targetType: 'export',
      targetId: job,
      details: auditedExport(input),
    });
    return job;
  });
  jobs.wake();
  return id;
}

/** @throws ApiError for an export that expired, or of somebody else: the answer is the same */
export async function exportOf({ db }: AppContext, viewer: Viewer, id: number): Promise<Job> {
  return found(await jobsRepository.find(db, exportKind, id, viewer.id));
}

/** @throws ApiError while the file is not ready */
export async function readExport({ config, storage }: AppContext, job: Job): Promise<Buffer> {
  if (job.state !== 'done') throw new ApiError('not_found');
  const sealed = found((await storage.read((job.input as ExportRequest).file)) ?? undefined);
  return unseal(await bytesOf(sealed), config.SESSION_SECRET, exportKind);
}

/** Ends an export, and deletes its file. */
export async function cancelExport(context: AppContext, viewer: Viewer, id: number): Promise<void> {
  await context.jobs.cancel(await exportOf(context, viewer, id));
}

/** Writes the file, encrypted: the storage may be a bucket that others read. */
export function exportJob({
  config,
  db,
  storage,
}: Pick<AppContext, 'config' | 'db' | 'storage'>): JobKind {
  return {
    keptSeconds: config.EXPORTS_KEPT,
    async run(job, advance) {
      const { filters, ids: chosen, columns, format, file } = job.input as ExportRequest;
      const ids = await exportsRepository.ids(db, await directoryCondition(db, filters), chosen);
      const writer = fileWriters[format](columns);
      await advance(0, ids.length);
      for (let start = 0; start < ids.length; start += pageSize) {
        const rows = await exportsRepository.rows(db, ids.slice(start, start + pageSize));
        writer.add(rows.map((row) => cellsOf(row, columns)));
        await advance(Math.min(start + pageSize, ids.length), ids.length);
      }
      await storage.write(file, seal(await writer.end(), config.SESSION_SECRET, exportKind));
      return { rows: ids.length };
    },
    clean: (job) => storage.remove((job.input as ExportRequest).file),
  };
}
