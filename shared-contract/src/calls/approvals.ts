import { z } from 'zod';
import { approvalQueues } from '../constants/approvals';
import { callNoteLength } from '../constants/text-lengths';
import { Flag, FlagInput, Id, IdInput, Moment, PageInput, pagedReply } from './common';

/** GET /api/v2/approvals?queue=ready&search=koffi&page=n (staff): sign-ups without approval, oldest first. */
export const ApprovalsQuery = z.object({
  queue: z.enum(approvalQueues).default('ready'),
  /** Words of the name, as in the directory. */
  search: z.string().trim().max(100).optional(),
  page: PageInput,
});

/** A sign-up that waits. */
export const WaitingPerson = z.object({
  id: Id,
  nom: z.string(),
  prenoms: z.string(),
  picture_url: z.string().nullable(),
  campuses: z.array(z.string()),
  last_grade_year: z.number().int().nullable(),
  profession: z.string().nullable(),
  email_verified: Flag,
  profile_completed: Flag,
  /** When it became ready; for one that is not, when it began. */
  waiting_since: Moment,
  refused_at: Moment.nullable(),
});
export type WaitingPerson = z.infer<typeof WaitingPerson>;
export const ApprovalsReply = pagedReply(WaitingPerson);
export type ApprovalsReply = z.infer<typeof ApprovalsReply>;

/** What staff noted about a referent. */
export const ReferentCall = z.object({
  id: Id,
  called_at: Moment.nullable(),
  note: z.string(),
  author: z.string().nullable(),
});
export type ReferentCall = z.infer<typeof ReferentCall>;

/** GET /api/v2/approvals/:id: what staff noted about a sign-up, beside its profile. */
export const ApprovalNotes = z.object({
  id: Id,
  calls: z.array(ReferentCall),
  /** The latest first. */
  refusals: z.array(
    z.object({ reason: z.string(), author: z.string().nullable(), created_at: Moment }),
  ),
});
export type ApprovalNotes = z.infer<typeof ApprovalNotes>;

/** PUT /api/v2/approvals/:id/referents/:referent */
export const ReferentCallInput = z.object({
  called: FlagInput,
  note: z
    .string()
    .trim()
    .max(callNoteLength, { error: `Au plus ${callNoteLength} caractères.` })
    .default(''),
});
export type ReferentCallInput = z.input<typeof ReferentCallInput>;
export const ReferentParams = z.object({ id: IdInput, referent: IdInput });
