import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  bulkOutcomes,
  type BulkAction,
  type BulkOutcome,
  type JoinState,
} from '@alumni/shared-contract';
import { createdAt, id, isOneOf, moment } from './columns';
import { jobs } from './jobs';
import { people, type sleepReasons } from './people';

export const bulkActionStates = ['running', 'done', 'undoing', 'undone'] as const;

/** One action of staff on several people; the same key of the same author is the same action. */
export const bulkActions = pgTable(
  'bulk_actions',
  {
    id: id(),
    authorId: integer('author_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Name of the action and its settings, as the contract's `BulkAction` has them. */
    action: jsonb('action').$type<BulkAction>().notNull(),
    state: text('state').$type<(typeof bulkActionStates)[number]>().notNull().default('running'),
    /** Work in the background; null when it was done at once. */
    jobId: integer('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    total: integer('total').notNull(),
    createdAt: createdAt(),
    /** Mails wait until then; null while the action runs, or when it cannot be undone. */
    undoUntil: moment('undo_until'),
  },
  (t) => [
    check('bulk_actions_state', isOneOf(t.state, bulkActionStates)),
    uniqueIndex('bulk_actions_key').on(t.authorId, t.key),
    index('bulk_actions_created').on(t.createdAt),
    index('bulk_actions_job').on(t.jobId),
  ],
);

/** What one action changed, and whom it told; dates as in JSON. */
export interface BulkUndo {
  before: RestorableFields;
  after: RestorableFields;
  mailId?: number;
  notificationId?: number;
  refusalId?: number;
  /** Requests to join that became a member's, with their states before. */
  joinRequests?: { id: number; state: JoinState }[];
}
export interface RestorableFields {
  approved?: 0 | 1;
  certified?: 0 | 1;
  isActivate?: 0 | 1;
  alumniTypeId?: number | null;
  sleepReason?: (typeof sleepReasons)[number] | null;
  refusedAt?: string | null;
}

/** What an action did to one person; `outcome` is null until it is done. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    bulkId: integer('bulk_id')
      .notNull()
      .references(() => bulkActions.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    outcome: text('outcome').$type<BulkOutcome>(),
    /** Why nothing was done, in French. */
    message: text('message'),
    /** What undoing needs; null when nothing was done. */
    undo: jsonb('undo').$type<BulkUndo>(),
  },
  (t) => [
    primaryKey({ columns: [t.bulkId, t.personId] }),
    check('bulk_rows_outcome', isOneOf(t.outcome, bulkOutcomes)),
    index('bulk_rows_person').on(t.personId),
  ],
);
