import { z } from 'zod';
import { Flag, Id, Moment } from './common';

/** An open session of the signed-in person. */
export const OwnSession = z.object({
  id: Id,
  /** 'Chrome sur Android'; null when unknown. The place is not kept. */
  device: z.string().nullable(),
  created_at: Moment,
  last_seen_at: Moment,
  /** 1: the session of this call. */
  current: Flag,
});
export type OwnSession = z.infer<typeof OwnSession>;

/** GET /api/v2/users/me/sessions */
export const OwnSessions = z.array(OwnSession);
export type OwnSessions = z.infer<typeof OwnSessions>;
