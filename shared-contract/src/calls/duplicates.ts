import { z } from 'zod';
import { duplicateReasons, mergeFields } from '../constants/duplicates';
import { Day, Flag, FlagInput, Id, IdInput, Moment, PageInput, Pagination } from './common';

/** GET /api/v2/alumni/duplicates?page=n (staff); `?one=1&other=2` answers that pair alone. */
export const DuplicatesQuery = z
  .object({ page: PageInput, one: IdInput.optional(), other: IdInput.optional() })
  .refine(
    ({ one, other }) => (one === undefined) === (other === undefined) && one !== (other ?? 0),
    {
      error: 'Indiquez deux personnes différentes.',
      path: ['other'],
    },
  );

/** A person of a pair, with all that a merge may take. */
export const DuplicatePerson = z.object({
  id: Id,
  nom: z.string(),
  prenoms: z.string(),
  email: z.string(),
  telephone: z.string().nullable(),
  nationalite: z.string().nullable(),
  pays_residence: z.string().nullable(),
  ville: z.string().nullable(),
  profession: z.string().nullable(),
  employeur: z.string().nullable(),
  sexe: z.enum(['M', 'F']).nullable(),
  birth_date: Day.nullable(),
  marital_status: z.string().nullable(),
  biographie: z.string().nullable(),
  picture_url: z.string().nullable(),
  campuses: z.array(z.string()),
  last_grade: z.string().nullable(),
  last_grade_year: z.number().int().nullable(),
  /** Rows of the study path. */
  parcours: z.array(z.string()),
  alumni_type: z.string().nullable(),
  approved: Flag,
  certified: Flag,
  is_activate: Flag,
  /** 1: from an import, and its owner has never signed in. */
  imported: Flag,
  created_at: Moment,
  last_login_at: Moment.nullable(),
});
export type DuplicatePerson = z.infer<typeof DuplicatePerson>;

/** Two people who may be one; the reasons are empty for a pair that staff chose. */
export const DuplicatePair = z.object({
  people: z.tuple([DuplicatePerson, DuplicatePerson]),
  reasons: z.array(z.enum(duplicateReasons)),
});
export type DuplicatePair = z.infer<typeof DuplicatePair>;

/** The last search for pairs. */
export const DuplicateSearch = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  /** Years of study compared so far, and in all; null until they are counted. */
  done: z.number().int(),
  total: z.number().int().nullable(),
  started_at: Moment,
  /** Whether more pairs were found than are kept. */
  is_cut: z.boolean(),
});
export type DuplicateSearch = z.infer<typeof DuplicateSearch>;

export const DuplicatesReply = z.object({
  status: z.literal(true),
  data: Pagination.extend({
    data: z.array(DuplicatePair),
    /** Null before the first search. */
    search: DuplicateSearch.nullable(),
  }),
});
export type DuplicatesReply = z.infer<typeof DuplicatesReply>;

/** POST /api/v2/alumni/duplicates/distinct: these two are not one person, or may be again. */
export const DistinctInput = z
  .object({ one: IdInput, other: IdInput, distinct: FlagInput.default(1) })
  .refine(({ one, other }) => one !== other, {
    error: 'Indiquez deux personnes différentes.',
    path: ['other'],
  });
export type DistinctInput = z.input<typeof DistinctInput>;

/** POST /api/v2/alumni/merge: `drop` is closed, and gives `keep` these fields. */
export const MergeInput = z
  .object({
    keep: IdInput,
    drop: IdInput,
    fields: z.array(z.enum(mergeFields)).max(mergeFields.length).default([]),
  })
  .refine(({ keep, drop }) => keep !== drop, {
    error: 'Indiquez deux personnes différentes.',
    path: ['drop'],
  });
export type MergeInput = z.input<typeof MergeInput>;
