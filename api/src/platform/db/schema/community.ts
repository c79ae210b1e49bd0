import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';

/** Alumni categories: cards of the home page, and the profession list. */
export const alumniCategories = pgTable(
  'alumni_categories',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    coverPicture: text('cover_picture'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('alumni_categories_name_key').on(t.name)],
);

export const alumniTypes = pgTable(
  'alumni_types',
  { id: id(), name: text('name').notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex('alumni_types_name_key').on(t.name)],
);

export const advantages = pgTable('advantages', {
  id: id(),
  description: text('description').notNull(),
  createdAt: createdAt(),
});

export const typeAdvantages = pgTable(
  'type_advantages',
  {
    alumniTypeId: integer('alumni_type_id')
      .notNull()
      .references(() => alumniTypes.id, { onDelete: 'cascade' }),
    advantageId: integer('advantage_id')
      .notNull()
      .references(() => advantages.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.alumniTypeId, t.advantageId] })],
);
