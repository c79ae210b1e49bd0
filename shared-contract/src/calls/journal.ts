import { z } from 'zod';
import { Day, Id, IdInput, Moment, PageInput, pagedReply } from './common';

/** A changed field, in French; null: nothing before, or nothing after. */
export const JournalChange = z.object({
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** One action of staff: who did what to whom, when, before and after. */
export const JournalEntry = z.object({
  id: Id,
  created_at: Moment,
  /** Null once the account no longer exists. */
  actor: z.object({ id: Id, name: z.string() }).nullable(),
  /** In French: 'Approbation'. */
  action: z.string(),
  subject: z.object({
    /** In French: 'Personne'. */
    kind: z.string(),
    name: z.string(),
    /** Id of an alumnus whose page can be opened; null for anything else. */
    alumnus_id: Id.nullable(),
  }),
  changes: z.array(JournalChange),
});
export type JournalEntry = z.infer<typeof JournalEntry>;

/** Filters of the journal; days are in UTC, both included. */
export const JournalFiltersQuery = z.object({
  /** Id of the person concerned. */
  person: IdInput.optional(),
  /** Id of the person who acted. */
  actor: IdInput.optional(),
  /** Action, as in `choices.actions`. */
  action: z.string().max(60).optional(),
  /** Name of the person concerned. */
  search: z.string().max(200).optional(),
  from: Day.optional(),
  to: Day.optional(),
});
export type JournalFiltersQuery = z.output<typeof JournalFiltersQuery>;

/**
 * GET /api/v2/journal, 20 entries a page, the latest first. `until`, the `until` of the first page,
 * keeps the pages the same while entries are added.
 */
export const JournalQuery = JournalFiltersQuery.extend({
  page: PageInput,
  until: IdInput.optional(),
});

const Choice = z.object({ value: z.string(), label: z.string() });

export const JournalReply = pagedReply(JournalEntry).extend({
  /** Latest entry that these pages count. */
  until: Id.nullable(),
  /** What the filters can be set to. */
  choices: z.object({ actions: z.array(Choice), actors: z.array(Choice) }),
  /** Name of the person of the filter `person`. */
  person: z.string().nullable(),
  /** Most entries in one export. */
  export_limit: z.number().int(),
});
export type JournalReply = z.infer<typeof JournalReply>;
