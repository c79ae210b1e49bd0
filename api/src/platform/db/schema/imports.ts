import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  duplicateChoices,
  importOutcomes,
  importStates,
  type DuplicateChoice,
  type ImportColumns,
  type ImportOutcome,
  type ImportStateName,
} from '@alumni/shared-contract';
import { alumniTypes } from './community';
import { createdAt, id, isOneOf } from './columns';
import { jobs } from './jobs';
import { people } from './people';

/** A list of people from a spreadsheet, from its upload to its undoing. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    authorId: integer('author_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** Name in the storage, unguessable; null once it is read. */
    file: text('file'),
    state: text('state').$type<ImportStateName>().notNull().default('reading'),
    problem: text('problem'),
    headers: text('headers').array().notNull().default([]),
    columns: jsonb('columns').$type<ImportColumns>().notNull().default({}),
    onDuplicate: text('on_duplicate').$type<DuplicateChoice>().notNull().default('skip'),
    alumniTypeId: integer('alumni_type_id').references(() => alumniTypes.id, {
      onDelete: 'set null',
    }),
    jobId: integer('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    check('imports_state', isOneOf(t.state, importStates)),
    check('imports_on_duplicate', isOneOf(t.onDuplicate, duplicateChoices)),
    index('imports_author').on(t.authorId),
    index('imports_created').on(t.createdAt),
    index('imports_job').on(t.jobId),
    index('imports_alumni_type').on(t.alumniTypeId),
  ],
);

/** A fault of a row, by the field whose column has it. */
export interface ImportFault {
  field: string;
  message: string;
}

/** Values of a row that may be saved, by column of `people`. */
export interface ImportValues {
  nom: string;
  prenoms: string;
  email: string | null;
  telephone: string | null;
  sexe: 'M' | 'F' | null;
  nationalite: string | null;
  pays_residence: string | null;
  ville?: string | null;
  profession_id: number | null;
  employeur: string | null;
  campus_id: number | null;
  declared_last_grade: string | null;
  declared_last_grade_year: number | null;
}

/** A row of the file. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    cells: text('cells').array().notNull(),
    /** Null until the dry run reached it. */
    outcome: text('outcome').$type<ImportOutcome>(),
    values: jsonb('values').$type<ImportValues>(),
    faults: jsonb('faults').$type<ImportFault[]>().notNull().default([]),
    /** The person who is in the directory already, or whom applying made. */
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
    /** Who is in the directory already, whatever becomes of the row; and what may become of it. */
    duplicateId: integer('duplicate_id').references(() => people.id, { onDelete: 'set null' }),
    choices: text('choices').array().$type<DuplicateChoice[]>().notNull().default([]),
    /** Which empty fields of that person were filled. */
    filled: text('filled').array(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.number] }),
    check('import_rows_outcome', isOneOf(t.outcome, importOutcomes)),
    index('import_rows_person').on(t.personId),
    index('import_rows_duplicate').on(t.duplicateId),
  ],
);
