import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id } from './columns';

/** Diplômes. */
export const diplomas = pgTable('diplomas', { id: id(), nom: text('nom').notNull() }, (t) => [
  uniqueIndex('diplomas_nom_key').on(t.nom),
]);

/** Campus, one per country (`esgis` in the API). */
export const campuses = pgTable('campuses', { id: id(), pays: text('pays').notNull() }, (t) => [
  uniqueIndex('campuses_pays_key').on(t.pays),
]);

/** Filières; which diplomas offer one is in `diplomaFields`. */
export const fields = pgTable('fields', { id: id(), nom: text('nom').notNull() }, (t) => [
  uniqueIndex('fields_nom_key').on(t.nom),
]);

export const diplomaFields = pgTable(
  'diploma_fields',
  {
    diplomeId: integer('diplome_id')
      .notNull()
      .references(() => diplomas.id, { onDelete: 'cascade' }),
    filiereId: integer('filiere_id')
      .notNull()
      .references(() => fields.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.diplomeId, t.filiereId] })],
);
