import { check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, moment } from './columns';
import { people } from './people';

export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/**
 * Long work (rule 33): claimed by one process, and by another one when that process dies. Rows are
 * deleted with their files at `expires_at`.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text('kind').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    input: jsonb('input').notNull(),
    state: text('state').$type<JobState>().notNull().default('waiting'),
    /** Progress, in the unit of the kind; `total` is null until it is known. */
    done: integer('done').notNull().default(0),
    total: integer('total'),
    result: jsonb('result'),
    attempts: smallint('attempts').notNull().default(0),
    /** While running: another process may claim the job after this moment. */
    heldUntil: moment('held_until'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    check('jobs_state', isOneOf(t.state, jobStates)),
    index('jobs_open').on(t.state, t.heldUntil),
    index('jobs_author').on(t.authorId),
    index('jobs_expires').on(t.expiresAt),
  ],
);
