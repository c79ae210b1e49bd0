import { z } from 'zod';
import { exportColumnNames } from '../constants/exports';
import { StudentsQuery } from './alumni';
import { mostBulkIds } from './bulk';
import { Id, IdInput, Moment } from './common';

export const exportFormats = ['csv', 'xlsx'] as const;

/** POST /api/v2/alumni/exports (staff): the directory's filters, and what the file contains. */
export const ExportInput = z.object({
  filters: StudentsQuery.omit({ page: true }).default({}),
  /** Of them, these people alone. */
  ids: z.array(IdInput).min(1).max(mostBulkIds).optional(),
  columns: z
    .array(z.enum(exportColumnNames))
    .min(1, { error: 'Choisissez au moins une colonne.' })
    .max(exportColumnNames.length)
    .transform((chosen) => exportColumnNames.filter((name) => chosen.includes(name))),
  format: z.enum(exportFormats),
});
export type ExportInput = z.input<typeof ExportInput>;

/** The file is made in the background: ask for its state. */
export const ExportStarted = z.object({ id: Id });
export type ExportStarted = z.infer<typeof ExportStarted>;

/** GET /api/v2/alumni/exports/:id, for its author alone. */
export const ExportState = z.object({
  id: Id,
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  format: z.enum(exportFormats),
  /** People written so far, and in all; null until they are counted. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  created_at: Moment,
  /** When the file is deleted. */
  expires_at: Moment,
});
export type ExportState = z.infer<typeof ExportState>;
