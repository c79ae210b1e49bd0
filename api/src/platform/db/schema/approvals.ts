import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { referents } from './paths';
import { people } from './people';

const staffMember = (name: string) =>
  integer(name).references(() => people.id, { onDelete: 'set null' });

/** Refused sign-ups, with the reason that was mailed. */
export const refusals = pgTable(
  'refusals',
  {
    id: id(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    authorId: staffMember('author_id'),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('refusals_person').on(t.personId), index('refusals_author').on(t.authorId)],
);

/** A call to a referent, before an approval. */
export const referentCalls = pgTable(
  'referent_calls',
  {
    referentId: integer('referent_id')
      .primaryKey()
      .references(() => referents.id, { onDelete: 'cascade' }),
    /** Null: only a note. */
    calledAt: moment('called_at'),
    note: text('note').notNull().default(''),
    authorId: staffMember('author_id'),
  },
  (t) => [index('referent_calls_author').on(t.authorId)],
);
