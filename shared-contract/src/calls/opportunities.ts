import { z } from 'zod';
import { opportunityTypes } from '../constants/opportunities';
import { Day, DayInput, Id, PageInput, PagesInput, pagedReply, ShortText } from './common';

/** In lists `description` is a plain excerpt of 200 graphemes; by id it is the full HTML. */
export const Opportunity = z.object({
  id: Id,
  type: z.enum(opportunityTypes),
  titre: z.string(),
  publicateur: z.string(),
  description: z.string(),
  missions: z.string().nullable(),
  pieces: z.string().nullable(),
  date_limite: Day.nullable(),
  date_publication: z.string(),
  /** 1 once `date_limite` is past: screens show 'Expirée'. */
  expired: z.union([z.literal(0), z.literal(1)]),
});
export type Opportunity = z.infer<typeof Opportunity>;

/** An empty filter in the query filters nothing. */
const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);

/**
 * GET /api/opportunities/list: paged with `paginate=1`; otherwise the first 100 as a plain array.
 */
export const OpportunitiesQuery = z.object({
  page: PageInput,
  pages: PagesInput,
  paginate: z.enum(['0', '1']).optional(),
  type: z.preprocess(emptyAsAbsent, z.enum(opportunityTypes).optional()),
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('Chaque mot doit se trouver dans le titre, le publicateur ou le texte'),
  sort: z
    .enum(['-date_publication', 'open'])
    .default('-date_publication')
    .describe('`open` : celles qui sont encore ouvertes avant les expirées'),
});
export type OpportunitiesQuery = z.output<typeof OpportunitiesQuery>;
/** Opportunities with `paginate=1`. */
export const OpportunitiesPage = pagedReply(Opportunity);
export type OpportunitiesPage = z.infer<typeof OpportunitiesPage>;
/** Opportunities without paging. */
export const OpportunitiesReply = z.array(Opportunity);

/** POST /api/opportunities/create and PUT /api/opportunities/update/:id */
export const OpportunityInput = z.object({
  type: z.enum(opportunityTypes),
  titre: ShortText,
  publicateur: ShortText,
  description: z.string().trim().min(1).max(20_000),
  missions: z.string().trim().max(10_000).nullish(),
  pieces: z.string().trim().max(10_000).nullish(),
  date_limite: z.preprocess((value) => (value === '' ? null : value), DayInput.nullish()),
});
export type OpportunityInput = z.input<typeof OpportunityInput>;

/** Id of the new opportunity, so that a screen can open it. */
export const OpportunityCreatedReply = z.object({ status: z.literal(true), id: Id });
export type OpportunityCreatedReply = z.infer<typeof OpportunityCreatedReply>;
