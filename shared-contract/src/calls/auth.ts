import { z } from 'zod';
import { lastGrades, maritalStatuses, referentSlots, sexes } from '../constants/people';
import * as texts from '../texts';
import {
  DayInput,
  Email,
  Flag,
  Id,
  IdInput,
  IdOrName,
  KnownPassword,
  Name,
  OptionalShortText,
  Password,
  Phone,
  sameTwice,
  ShortText,
  Year,
} from './common';

/** POST /auth/login */
export const LoginInput = z.object({ email: Email, password: KnownPassword });
export type LoginInput = z.infer<typeof LoginInput>;
/** Answer to a login or a sign-up: id and profile of the signed-in person. */
export const LoginReply = z.object({
  id: Id,
  id_profil: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
export type LoginReply = z.infer<typeof LoginReply>;

/** POST /auth/register: `status` is the terms checkbox. */
export const RegisterInput = z
  .object({
    lastname: Name,
    firstname: Name,
    email: Email,
    password: Password,
    password_confirmation: z.string(),
    status: z.literal('accepted', { error: texts.termsRequired }),
  })
  .refine((form) => form.password === form.password_confirmation, sameTwice);
export type RegisterInput = z.input<typeof RegisterInput>;
export const RegisterReply = LoginReply;
export type RegisterReply = LoginReply;

/** A classmate named at the sign-up; the e-mail is optional. */
export const ReferentInput = z.object({
  name: Name,
  phone_number: Phone,
  email: z.union([z.literal(''), Email]).nullish(),
});
export type ReferentInput = z.infer<typeof ReferentInput>;

/** PATCH /api/v2/register: the rest of a new member's profile, with three classmates. */
export const CompleteProfileInput = z.object({
  nom: Name,
  prenoms: Name,
  nationalite: ShortText,
  pays_residence: ShortText,
  profession: IdOrName.nullish(),
  profession_id: IdInput.nullish(),
  employeur: OptionalShortText,
  esgis: z.array(IdOrName).min(1, { error: 'Choisissez au moins un campus.' }).max(20),
  last_grade: z.enum(lastGrades),
  last_grade_year: Year,
  telephone: Phone,
  sexe: z.enum(sexes),
  marital_status: z.enum(maritalStatuses),
  birth_date: DayInput,
  /** The terms checkbox: required of a person who has never accepted them. */
  status: z.enum(['accepted', 'not_accepted']).nullish(),
  referents: z
    .array(ReferentInput)
    .length(referentSlots, { error: 'Indiquez trois camarades de promotion.' }),
});
export type CompleteProfileInput = z.input<typeof CompleteProfileInput>;

/**
 * The person signed in. The last four fields are not in the description: the screens show a new
 * member what is missing (verification, second half of the sign-up, terms, approval).
 */
export const CurrentUser = z.object({
  id: Id,
  id_profil: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  nom: z.string(),
  prenoms: z.string(),
  email: z.string(),
  pays_residence: z.string().nullable(),
  profession: z.string().nullable(),
  sexe: z.enum(sexes).nullable(),
  picture_url: z.string().nullable(),
  email_verified: Flag,
  profile_completed: Flag,
  /**
   * 0 for a person who signed up through a provider, or was added by staff, and has not accepted
   * the terms.
   */
  terms_accepted: Flag,
  approved: Flag,
  /** 1 for staff who must set up a second factor before anything else; absent otherwise. */
  must_enrol: z.literal(1).optional(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** GET /api/users/current: one item, or none for a guest. */
export const CurrentUserReply = z.array(CurrentUser).max(1);

/** GET /api/user/verify/:token: 1 = reactivated, 0 = already used or unknown. */
export const VerifyReply = Flag;
