import { z } from 'zod';
import { bulkOutcomes, bulkStates } from '../constants/bulk';
import { refusalLength } from '../constants/text-lengths';
import { StudentsQuery } from './alumni';
import { Id, IdInput, Moment } from './common';

/** Most people named one by one; more are named by filters. */
export const mostBulkIds = 1_000;
/** Up to this many people the answer comes at once; beyond, ask for the state. */
export const bulkAtOnce = 100;

const reason = z
  .string()
  .trim()
  .min(1, { error: 'Indiquez la raison : elle est envoyée à la personne.' })
  .max(refusalLength, { error: `Au plus ${refusalLength} caractères.` });

/** What is done to each person. */
export const BulkAction = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('approve'),
    alumni_type_id: IdInput,
    /** Leaves out who has an unverified e-mail or an incomplete profile. */
    only_ready: z.boolean().default(true),
  }),
  z.object({ action: z.literal('refuse'), reason }),
  z.object({ action: z.literal('certify') }),
  z.object({ action: z.literal('activate') }),
  z.object({ action: z.literal('send_links') }),
]);
export type BulkAction = z.infer<typeof BulkAction>;

/**
 * POST /api/v2/alumni/bulk (staff): an action on named people, or on everybody whom the filters
 * show. The same `key` of the same author answers with the first result.
 */
export const BulkInput = z
  .object({
    /** Chosen by the client, one for each intention. */
    key: z.string().min(8).max(64),
    ids: z.array(IdInput).min(1).max(mostBulkIds).optional(),
    filters: StudentsQuery.omit({ page: true }).optional(),
    /** With filters: how many people they showed; 409 when that has changed. */
    expected_total: z.number().int().min(1).optional(),
  })
  .and(BulkAction)
  .refine(({ ids, filters }) => (ids === undefined) !== (filters === undefined), {
    path: ['ids'],
    error: 'Indiquez des personnes ou des filtres.',
  })
  .refine(({ filters, expected_total: total }) => !filters || total !== undefined, {
    path: ['expected_total'],
    error: 'Indiquez combien de personnes les filtres montrent.',
  });
export type BulkInput = z.input<typeof BulkInput>;

/** What became of one person. */
export const BulkRow = z.object({
  id: Id,
  name: z.string(),
  outcome: z.enum(bulkOutcomes),
  /** Why nothing was done; null when it was. */
  message: z.string().nullable(),
});
export type BulkRow = z.infer<typeof BulkRow>;

/** POST and GET of an action on several people, for its author alone. */
export const BulkReply = z.object({
  id: Id,
  action: z.enum(['approve', 'refuse', 'certify', 'activate', 'send_links']),
  state: z.enum(bulkStates),
  total: z.number().int(),
  /** Number of people by outcome; the missing ones wait. */
  counts: z.record(z.enum(bulkOutcomes), z.number().int()),
  /** Those whom nothing was done to come first; at most 100. */
  rows: z.array(BulkRow),
  /** Id to undo, and until when; null when it cannot be undone (any more). */
  undo: z.object({ id: Id, until: Moment, seconds: z.number() }).nullable(),
});
export type BulkReply = z.infer<typeof BulkReply>;
