import { z } from 'zod';
import { Day, Id } from './common';

/** Staff are reminded of an opportunity from this many days before its last day. */
export const EXPIRING_DAYS = 7;
/** Months of `Trends`, this one included. */
export const TREND_MONTHS = 12;

/** GET /api/v2/dashboard/tasks: what waits for staff beside the approvals. */
export const Tasks = z.object({
  /** Requests to join that nobody has answered. */
  join_requests: z.number().int(),
  /** Published opportunities whose last day is near, soonest first. */
  expiring: z.array(z.object({ id: Id, titre: z.string(), date_limite: Day })),
});
export type Tasks = z.infer<typeof Tasks>;

const Share = z.object({ id: Id, nom: z.string(), total: z.number().int() });

/** GET /api/v2/dashboard/trends: alumni of the directory, accounts being deleted left out. */
export const Trends = z.object({
  /** Sign-ups of each month, oldest first, in UTC; `month` is `YYYY-MM`. */
  months: z.array(z.object({ month: z.string(), total: z.number().int() })),
  /** Most numerous first. A person counts at each campus where they studied. */
  campuses: z.array(Share),
  /** Most numerous first. */
  professions: z.array(Share),
});
export type Trends = z.infer<typeof Trends>;
