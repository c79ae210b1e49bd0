import { z } from 'zod';
import { Alumnus } from './alumni';
import { Id, Moment } from './common';
import { JournalChange } from './journal';
import { NotificationSettings } from './notifications';
import { SavedFilters } from './saved-filters';
import { OwnSession } from './sessions';
import { Visibility } from './visibility';

const Day = z.string();
const Written = z.object({ titre: z.string(), created_at: Moment });

/**
 * GET /api/v2/users/me/data: everything that is kept about the signed-in person, as a file. Left out:
 * secrets (hashes of passwords, codes and links), and who else is concerned.
 */
export const OwnData = z.object({
  exported_at: Moment,
  profile: Alumnus,
  account: z.object({
    email_verified_at: Moment.nullable(),
    has_password: z.boolean(),
    terms_accepted_at: Moment.nullable(),
    profile_completed_at: Moment.nullable(),
    confirmed_at: Moment.nullable(),
    confirmation_asked_at: Moment.nullable(),
    last_login_at: Moment.nullable(),
    deletion_requested_at: Moment.nullable(),
    updated_at: Moment,
    /** Answers of the sign-up; the profile prefers the study path. */
    declared: z.object({
      last_grade: z.string().nullable(),
      last_grade_year: z.number().nullable(),
      campuses: z.array(z.string()),
    }),
  }),
  visibility: Visibility,
  notification_settings: NotificationSettings,
  saved_filters: SavedFilters,
  sessions: z.array(OwnSession),
  provider_accounts: z.array(
    z.object({
      provider: z.string(),
      subject: z.string(),
      confirmed_at: Moment.nullable(),
      created_at: Moment,
    }),
  ),
  second_factor: z.object({
    app_confirmed_at: Moment.nullable(),
    passkeys: z.array(
      z.object({ name: z.string(), created_at: Moment, last_used_at: Moment.nullable() }),
    ),
    recovery_codes_left: z.number().int(),
    /** Browsers that are spared the second step, by the end of that. */
    trusted_until: z.array(Moment),
  }),
  /** Mailed links, by what they are for. */
  mailed_links: z.array(
    z.object({
      kind: z.string(),
      email: z.string(),
      created_at: Moment,
      expires_at: Moment,
      used_at: Moment.nullable(),
    }),
  ),
  mails: z.array(z.object({ subject: z.string(), created_at: Moment, sent_at: Moment.nullable() })),
  notifications: z.array(
    z.object({ text: z.string(), created_at: Moment, read_at: Moment.nullable() }),
  ),
  /** Announcements that the person deleted from their list. */
  dismissed_announcements: z.number().int(),
  /** Visits of the profile by others, by day. */
  visits: z.array(z.object({ day: Day, total: z.number().int() })),
  /** Profiles of others that the person opened, by day. */
  visited: z.array(z.object({ day: Day, total: z.number().int() })),
  directory_usage: z.array(
    z.object({ day: Day, pages: z.number().int(), details: z.number().int() }),
  ),
  /** Refusals of the sign-up, with their reasons. */
  refusals: z.array(z.object({ reason: z.string(), created_at: Moment })),
  join_requests: z.array(
    z.object({ email: z.string(), profession: z.string(), state: z.string(), created_at: Moment }),
  ),
  news: z.array(Written),
  opportunities: z.array(Written),
  /** What staff did with the account, and what the person did as staff. */
  journal: z.array(
    z.object({
      action: z.string(),
      /** The action and what it changed, in French. */
      label: z.string(),
      changes: z.array(JournalChange),
      by_me: z.boolean(),
      details: z.record(z.string(), z.unknown()),
      created_at: Moment,
    }),
  ),
  exports: z.array(z.object({ kind: z.string(), state: z.string(), created_at: Moment })),
});
export type OwnData = z.infer<typeof OwnData>;

/** A copy of the same, made in the background; a mail tells when it is ready. */
export const OwnDataCopy = z.object({
  id: Id,
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  created_at: Moment,
  /** When the file is deleted. */
  expires_at: Moment,
});
export type OwnDataCopy = z.infer<typeof OwnDataCopy>;

/** GET /api/v2/users/me/data/copies: the signed-in person's, the latest first. */
export const OwnDataCopies = z.array(OwnDataCopy);
export type OwnDataCopies = z.infer<typeof OwnDataCopies>;
