import { z } from 'zod';
import { administratorSorts } from '../constants/lists';
import { Profile } from '../constants/profiles';
import { Email, Flag, Id, IdInput, Moment, Name, PageInput, pagedReply } from './common';

/** The two roles of staff: 2 administrator, 3 accountant; a form may send them as text. */
export const StaffProfile = z.union([
  z.literal(Profile.administrator),
  z.literal(Profile.accountant),
]);
const StaffProfileInput = z.preprocess(
  (value) => (value === '2' ? 2 : value === '3' ? 3 : value),
  StaffProfile,
);

/** A row of the list of administrators. */
export const Administrator = z.object({
  id: Id,
  nom: z.string(),
  prenoms: z.string(),
  email: z.string(),
  id_profil: StaffProfile,
  profil: z.object({ libelle: z.string() }),
  is_activate: Flag,
  /** When they asked to delete their account; null otherwise. */
  deletion_requested_at: Moment.nullable(),
  /** 0 until the person has chosen a password through the mailed link. */
  has_password: Flag,
  /** 1: the person signs in with a second factor. */
  has_second_factor: Flag,
});
export type Administrator = z.infer<typeof Administrator>;

/** GET /api/users/admin/list?page=n&sort=-email, 20 rows a page. */
export const AdministratorsQuery = z.object({
  page: PageInput,
  sort: z.enum(administratorSorts).default('nom'),
});
/** One page of staff accounts. */
export const AdministratorsReply = pagedReply(Administrator);
export type AdministratorsReply = z.infer<typeof AdministratorsReply>;

/** POST /api/users/admin/create: the person receives a link to create a password. */
export const AdministratorInput = z.object({
  nom: Name,
  prenoms: Name,
  email: Email,
  profil: StaffProfileInput,
});
export type AdministratorInput = z.input<typeof AdministratorInput>;

/** PUT /api/users/admin/update/:id; `id` repeats the id of the path. */
export const AdministratorUpdateInput = z.object({
  id: IdInput.optional(),
  nom: Name,
  prenoms: Name,
  email: Email,
  id_profil: StaffProfileInput,
});
export type AdministratorUpdateInput = z.input<typeof AdministratorUpdateInput>;
