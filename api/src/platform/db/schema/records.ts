import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { people } from './people';

/**
 * Journal of staff actions, pruned after 12 months. A trigger refuses every change of an entry but
 * one: masking the data of an erased person in `details`.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    actorId: integer('actor_id').references(() => people.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    targetType: text('target_type').notNull(),
    targetId: integer('target_id'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_entries_target').on(t.targetType, t.targetId),
    index('audit_entries_actor').on(t.actorId),
    index('audit_entries_created').on(t.createdAt),
    // People who are or were administrators: an accountant does not read about them.
    index('audit_entries_administrators')
      .on(t.targetId)
      .where(
        sql`target_type = 'person' AND (details @> '{"before": {"id_profil": 2}}' OR details @> '{"after": {"id_profil": 2}}')`,
      ),
  ],
);

/**
 * One row per statement that changed filter columns of the directory, written by a trigger on
 * `people`. Invalidates cached totals.
 */
export const directoryChanges = pgTable('directory_changes', {
  id: id(),
  createdAt: createdAt(),
});

/** Internal settings, such as "the demo is loaded". */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/**
 * Words of people's names, each with its forms of one letter less: names that differ by one letter
 * share a form. Kept by triggers on `people`; housekeeping deletes what nobody bears any more.
 */
export const nameWords = pgTable(
  'name_words',
  { word: text('word').primaryKey(), variants: text('variants').array().notNull() },
  (t) => [index('name_words_variants').using('gin', t.variants)],
);
