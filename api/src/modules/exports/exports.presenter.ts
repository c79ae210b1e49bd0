import type { ExportState } from '@alumni/shared-contract';
import type { Job } from '../../platform/jobs/jobs.repository';
import type { ExportRequest } from './exports.service';

/** State of an export, for its author. */
export function presentExport(job: Job): ExportState {
  return {
    id: job.id,
    state: job.state,
    format: (job.input as ExportRequest).format,
    done: job.done,
    total: job.total,
    created_at: job.createdAt.toISOString(),
    expires_at: job.expiresAt.toISOString(),
  };
}

/** `anciens-2026-11-25.csv` */
export const fileNameOf = (job: Job) =>
  `anciens-${job.createdAt.toISOString().slice(0, 10)}.${(job.input as ExportRequest).format}`;
