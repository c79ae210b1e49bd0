import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { flag, id, isFlag } from './columns';
import { people } from './people';
import { campuses, diplomas, fields } from './studies';

const owner = () =>
  integer('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** A row of a person's study path (parcours). */
export const studyPaths = pgTable(
  'study_paths',
  {
    id: id(),
    personId: owner(),
    idDiplome: integer('id_diplome')
      .notNull()
      .references(() => diplomas.id),
    idEsgis: integer('id_esgis')
      .notNull()
      .references(() => campuses.id),
    idFiliere: integer('id_filiere')
      .notNull()
      .references(() => fields.id),
    startYear: smallint('start_year').notNull(),
    endYear: smallint('end_year').notNull(),
    success: flag('success').default(0),
  },
  (t) => [
    check('study_paths_years', sql`start_year BETWEEN 1994 AND 2100 AND end_year <= 2100`),
    check('study_paths_order', sql`start_year <= end_year`),
    check('study_paths_success', isFlag(t.success)),
    index('study_paths_person').on(t.personId),
    index('study_paths_diploma').on(t.idDiplome),
    index('study_paths_campus').on(t.idEsgis),
    index('study_paths_field').on(t.idFiliere),
  ],
);

/** Campuses chosen at finish_register, before any study path exists. */
export const chosenCampuses = pgTable(
  'chosen_campuses',
  {
    personId: owner(),
    campusId: integer('campus_id')
      .notNull()
      .references(() => campuses.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.personId, t.campusId] })],
);

/** Three classmates who can confirm a person. */
export const referents = pgTable(
  'referents',
  {
    id: id(),
    personId: owner(),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    phoneNumber: text('phone_number').notNull(),
  },
  (t) => [
    check('referents_position', sql`position BETWEEN 1 AND 3`),
    check('referents_phone', sql`phone_number ~ '^\\+[0-9]{6,15}$'`),
    uniqueIndex('referents_slot').on(t.personId, t.position),
  ],
);

/** Searches of the directory that a person keeps, by name. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: id(),
    personId: owner(),
    name: text('name').notNull(),
    query: jsonb('query').$type<Record<string, string>>().notNull(),
  },
  (t) => [uniqueIndex('saved_filters_name').on(t.personId, sql`lower(${t.name})`)],
);

/** Visits to a profile: one per viewer and day. */
export const profileViews = pgTable(
  'profile_views',
  {
    personId: owner(),
    viewerId: integer('viewer_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.viewerId, t.day] }),
    check('profile_views_not_oneself', sql`person_id <> viewer_id`),
    index('profile_views_viewer').on(t.viewerId),
  ],
);

/** Daily directory usage of a member, for the quota. */
export const directoryUsage = pgTable(
  'directory_usage',
  {
    personId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    pages: integer('pages').notNull().default(0),
    details: integer('details').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.personId, t.day] })],
);
