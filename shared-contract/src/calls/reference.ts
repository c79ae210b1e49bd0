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
export const FieldsQuery = z.object({
  diplome_id: z.preprocess((value) => (value === '' ? undefined : value), IdInput.optional()),
});

export const DiplomasReply = z.array(Diploma);
export const CampusesReply = z.array(Campus);
export const FieldsReply = z.array(Field);
