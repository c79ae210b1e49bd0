import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { createdAt } from './columns';
import { people } from './people';

const personId = (name: string) =>
  integer(name)
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Pairs that staff found to be two people; the smaller id comes first. */
export const distinctPeople = pgTable(
  'distinct_people',
  {
    oneId: personId('one_id'),
    otherId: personId('other_id'),
    authorId: integer('author_id').references(() => people.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.oneId, t.otherId] }),
    check('distinct_people_order', sql`one_id < other_id`),
    index('distinct_people_other').on(t.otherId),
    index('distinct_people_author').on(t.authorId),
  ],
);
