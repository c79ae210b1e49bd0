import { z } from 'zod';
import {
  duplicateChoices,
  importFieldNames,
  importOutcomes,
  importStates,
} from '../constants/imports';
import { Id, IdInput, Moment, PageInput, pagedReply } from './common';

/** Position of each field's column, from 0; a field without a column is left out. */
export const ImportColumns = z.partialRecord(
  z.enum(importFieldNames),
  z.number().int().min(0).max(200),
);
export type ImportColumns = z.infer<typeof ImportColumns>;

/** POST /api/v2/alumni/imports (multipart, `file`): the file is read in the background. */
export const ImportStarted = z.object({ id: Id });
export type ImportStarted = z.infer<typeof ImportStarted>;

/** PUT /api/v2/alumni/imports/:id/mapping: starts the dry run. */
export const ImportMapping = z
  .object({
    columns: ImportColumns,
    /** What becomes of a person who is in the directory already. */
    on_duplicate: z.enum(duplicateChoices).default('skip'),
    /** Approves the new people with this type; null: they wait for approval. */
    alumni_type_id: IdInput.nullable().default(null),
  })
  .refine(({ columns }) => columns.nom !== undefined && columns.prenoms !== undefined, {
    path: ['columns'],
    error: 'Indiquez au moins les colonnes du nom et des prénoms.',
  })
  .refine(({ columns }) => new Set(Object.values(columns)).size === Object.values(columns).length, {
    path: ['columns'],
    error: 'Une colonne du fichier ne sert qu’une fois.',
  });
export type ImportMapping = z.input<typeof ImportMapping>;

/** GET /api/v2/alumni/imports/:id, for its author alone. */
export const ImportState = z.object({
  id: Id,
  file_name: z.string(),
  state: z.enum(importStates),
  /** Why it failed; null otherwise. */
  problem: z.string().nullable(),
  /** Heads of the columns, and the first rows. */
  headers: z.array(z.string()),
  samples: z.array(z.array(z.string())),
  columns: ImportColumns,
  on_duplicate: z.enum(duplicateChoices),
  alumni_type_id: Id.nullable(),
  rows: z.number().int(),
  /** Rows checked so far, while `mapped`. */
  done: z.number().int(),
  /** Number of rows by outcome. */
  counts: z.record(z.enum(importOutcomes), z.number().int()),
  /** Null when it can be undone; otherwise why not. */
  undo_refused: z.string().nullable(),
  created_at: Moment,
});
export type ImportState = z.infer<typeof ImportState>;

/** GET /api/v2/alumni/imports/:id/rows?outcome=refused&page=n: 20 rows a page. */
export const ImportRowsQuery = z.object({
  outcome: z.enum(importOutcomes).optional(),
  page: PageInput,
});

/** What becomes of a row of the file. */
export const ImportRow = z.object({
  /** As in the spreadsheet: the heads are row 1. */
  number: z.number().int(),
  name: z.string(),
  outcome: z.enum(importOutcomes),
  /** Why it is refused, by column. */
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
  /** Who is in the directory already. */
  duplicate: z.object({ id: Id, name: z.string() }).nullable(),
  /** What may become of a row about them; empty for the others. */
  choices: z.array(z.enum(duplicateChoices)),
});
export type ImportRow = z.infer<typeof ImportRow>;
/** PUT /api/v2/alumni/imports/:id/rows/:number, before applying: what becomes of this duplicate. */
export const ImportRowParams = z.object({ id: IdInput, number: IdInput });
export const ImportRowChoice = z.object({ choice: z.enum(duplicateChoices) });
export type ImportRowChoice = z.input<typeof ImportRowChoice>;
export const ImportRowsReply = pagedReply(ImportRow);
export type ImportRowsReply = z.infer<typeof ImportRowsReply>;
