import { z } from 'zod';
import { Id, IdInput } from './common';

/** GET /api/diplomes */
export const Diploma = z.object({ id: Id, nom: z.string() });
export type Diploma = z.infer<typeof Diploma>;

/** GET /api/esgis: the campuses, named by their country. */
export const Campus = z.object({ id: Id, pays: z.string() });
export type Campus = z.infer<typeof Campus>;

/** GET /api/filieres, of one diploma when `diplome_id` is given. */
export const Field = z.object({ id: Id, nom: z.string() });
export type Field = z.infer<typeof Field>;
/** An empty `diplome_id` filters nothing. */
export const FieldsQuery = z.object({
  diplome_id: z.preprocess((value) => (value === '' ? undefined : value), IdInput.optional()),
});

/** Sorted by name. */
export const DiplomasReply = z.array(Diploma);
/** Sorted by name. */
export const CampusesReply = z.array(Campus);
/** Sorted by name. */
export const FieldsReply = z.array(Field);
