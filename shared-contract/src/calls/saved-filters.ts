import { z } from 'zod';
import { Id, ShortText } from './common';

/** Parameters of the directory's address: `{search: 'comptable', esgis: 'Togo'}`. */
const FilterQuery = z
  .record(z.string().min(1).max(40), z.string().max(200))
  .refine((query) => Object.keys(query).length <= 20, { error: 'Trop de filtres.' })
  .refine((query) => Object.values(query).some((value) => value !== ''), {
    error: 'Choisissez d’abord des filtres.',
  });

/** A search of the directory that a person keeps. */
export const SavedFilter = z.object({ id: Id, name: z.string(), query: FilterQuery });
export type SavedFilter = z.infer<typeof SavedFilter>;
/** GET /api/v2/users/me/saved-filters: the signed-in person's, by name. */
export const SavedFilters = z.array(SavedFilter);
export type SavedFilters = z.infer<typeof SavedFilters>;

/** POST of the same: one with this name is replaced. */
export const SavedFilterInput = z.object({ name: ShortText, query: FilterQuery });
export type SavedFilterInput = z.input<typeof SavedFilterInput>;
