import { z } from 'zod';
import { lastGrades, sexes } from '../constants/people';
import {
  Email,
  Flag,
  FlagInput,
  Id,
  IdInput,
  Moment,
  Name,
  OptionalShortText,
  PageInput,
  Pagination,
  Phone,
  ShortText,
  Year,
} from './common';

const filterText = z.string().trim().max(100).optional();
/** An empty filter in the query filters nothing. */
const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value);
const YearFilter = z.preprocess(emptyAsAbsent, Year.optional());

/** GET /api/users/students/list: filters, the search in one box, the page, and five filters for staff. */
export const StudentsQuery = z.object({
  search: filterText,
  /**
   * The search in one box: "Koffi comptable Lomé 2012". Each word must match one of name, employer,
   * profession, field, campus, country or city, first or last year.
   */
  q: filterText,
  esgis: filterText,
  filiere: filterText,
  pays_residence: filterText,
  /** The whole name; case and accents do not count. */
  ville: filterText,
  first_year: YearFilter,
  last_grade_year: YearFilter,
  /** The year of the last diploma itself: one class. */
  promotion: YearFilter,
  sexe: z.preprocess(emptyAsAbsent, z.enum(sexes).optional()),
  profession: filterText,
  employeur: filterText,
  last_grade: z.preprocess(emptyAsAbsent, z.enum(lastGrades).optional()),
  nationalite: filterText,
  approved: z.preprocess(emptyAsAbsent, FlagInput.optional()),
  certified: z.preprocess(emptyAsAbsent, FlagInput.optional()),
  is_activate: z.preprocess(emptyAsAbsent, FlagInput.optional()),
  /** Staff only. 1: accounts that wait to be deleted, which no other list shows. */
  deletion: z.preprocess(emptyAsAbsent, FlagInput.optional()),
  /**
   * Staff only. 1: the e-mail is verified, the profile completed, and the sign-up not refused; 0: one
   * of them is missing.
   */
  ready: z.preprocess(emptyAsAbsent, FlagInput.optional()),
  page: PageInput,
});
export type StudentsQuery = z.infer<typeof StudentsQuery>;

/** Facts by which the words of `q` find a person. 'nearName': a name that differs by one letter. */
const foundFacts = [
  'name',
  'nearName',
  'profession',
  'employer',
  'field',
  'campus',
  'city',
  'country',
  'year',
] as const;
export type FoundFact = (typeof foundFacts)[number];

/** A card of "Liste des anciens". Fields that the viewer may not see are null (rule 8). */
export const StudentCard = z.object({
  id: Id,
  nom: z.string(),
  prenoms: z.string(),
  email: z.string().nullable(),
  telephone: z.string().nullable(),
  profession: z.string().nullable(),
  employeur: z.string().nullable(),
  picture_url: z.string().nullable(),
  campuses: z.array(z.string()),
  last_grade_year: z.number().int().nullable(),
  /** With `q`: what of this person matched, one entry per fact, in the order of the words. */
  found_by: z.array(z.object({ fact: z.enum(foundFacts), value: z.string() })).optional(),
  /** Staff only. */
  approved: Flag.optional(),
  certified: Flag.optional(),
  is_activate: Flag.optional(),
  /** When deletion was requested; null otherwise. */
  deletion_requested_at: Moment.nullable().optional(),
  email_verified: Flag.optional(),
  /** 0 until the second half of the sign-up is saved. */
  profile_completed: Flag.optional(),
});
export type StudentCard = z.infer<typeof StudentCard>;
/**
 * One page of the directory. `total_is_minimum`: more people match than were counted, in a directory
 * where counting them all would be slow.
 */
export const StudentsReply = z.object({
  status: z.literal(true),
  data: Pagination.extend({
    data: z.array(StudentCard),
    total_is_minimum: z.literal(true).optional(),
  }),
});
export type StudentsReply = z.infer<typeof StudentsReply>;

/** A group of the directory: how many people have this fact. */
const AlumniGroup = z.object({ name: z.string(), total: z.number().int() });
export type AlumniGroup = z.infer<typeof AlumniGroup>;

/** GET /api/v2/alumni/groups: the people whom the viewer finds, counted by fact; the filter is its name. */
export const AlumniGroups = z.object({
  /** The viewer's own class; null without a year or a campus. */
  own: z
    .object({ promotion: z.number().int(), campus: z.string(), total: z.number().int() })
    .nullable(),
  /** By year of the last diploma, the latest first. */
  promotion: z.array(AlumniGroup),
  /** The others by number of people, the largest first. */
  pays_residence: z.array(AlumniGroup),
  /** The largest cities; like employers, as people typed them. */
  ville: z.array(AlumniGroup),
  /** As the filter finds them: the name of one may be part of another's. */
  employeur: z.array(AlumniGroup),
  filiere: z.array(AlumniGroup),
});
export type AlumniGroups = z.infer<typeof AlumniGroups>;

/** A person's category, as embedded in a card or a profile. */
export const Profession = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  cover_picture: z.string().nullable(),
});
export type Profession = z.infer<typeof Profession>;

/** A row of the study path, for display. */
export const StudyPathRow = z.object({
  id: Id,
  id_diplome: Id,
  id_esgis: Id,
  id_filiere: Id,
  start_year: z.number().int(),
  end_year: z.number().int(),
  success: z.enum(['0', '1']),
  diplome: z.object({ nom: z.string() }),
  esgis: z.object({ pays: z.string() }),
  filiere: z.object({ nom: z.string() }),
});
export type StudyPathRow = z.infer<typeof StudyPathRow>;

/** `name` is visible to everybody; `phone_number` is null for viewers without access (rule 9). */
export const Referent = z.object({ id: Id, name: z.string(), phone_number: z.string().nullable() });
export type Referent = z.infer<typeof Referent>;

/** GET /api/users/profil/:id. Fields that the viewer may not see are null. */
export const Alumnus = z.object({
  id: Id,
  id_profil: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  nom: z.string(),
  prenoms: z.string(),
  email: z.string().nullable(),
  telephone: z.string().nullable(),
  nationalite: z.string().nullable(),
  pays_residence: z.string().nullable(),
  ville: z.string().nullable(),
  profession: Profession.nullable(),
  profession_id: Id.nullable(),
  employeur: z.string().nullable(),
  sexe: z.enum(sexes).nullable(),
  biographie: z.string().nullable(),
  picture_url: z.string().nullable(),
  completed_pourcent: z.number().int().min(0).max(100).nullable(),
  first_year: z.number().int().nullable(),
  last_grade: z.string().nullable(),
  last_grade_year: z.number().int().nullable(),
  campuses: z.array(z.string()),
  is_activate: Flag,
  approved: Flag,
  certified: Flag.nullable(),
  alumni_type: z.object({ id: Id, name: z.string() }).nullable(),
  nombre_connexions: z.number().int().nullable(),
  nombre_vues: z.number().int().nullable(),
  /** 1: the viewer may write to the person through the network; never for oneself. */
  contactable: Flag.optional(),
  /** When the person last said that the profile is right; staff and the person only. */
  confirmed_at: Moment.nullable().optional(),
  referents: z.array(Referent),
  parcours: z.array(StudyPathRow),
  profil: z.object({ libelle: z.string() }),
  created_at: Moment.nullable(),
  /** Staff only. */
  email_verified: Flag.optional(),
  /** Staff only; 0 until the second half of the sign-up is saved. */
  profile_completed: Flag.optional(),
  /** Staff only; 0 until the person has chosen a password through a mailed link. */
  has_password: Flag.optional(),
  /** Day and month, DD/MM, for whom the person shows it to; never the year. */
  birthday: z.string().nullable(),
  /** Owner only. */
  birth_date: z.string().nullable().optional(),
  marital_status: z.string().nullable().optional(),
});
export type Alumnus = z.infer<typeof Alumnus>;

/** A row of the study path in a form; `success` is '1' when the diploma was obtained. */
export const StudyPathInput = z
  .object({
    id_diplome: IdInput,
    id_esgis: IdInput,
    id_filiere: IdInput,
    start_year: Year,
    end_year: Year,
    success: z.preprocess(
      (value) => (value === undefined ? '0' : String(value)),
      z.enum(['0', '1']),
    ),
  })
  .refine((row) => row.start_year <= row.end_year, {
    path: ['end_year'],
    error: 'L’année de fin précède l’année de début.',
  });

/** PUT /api/users/update/:id, the owner's own profile. */
export const ProfileInput = z.object({
  nom: Name,
  prenoms: Name,
  nationalite: ShortText,
  pays_residence: ShortText,
  ville: OptionalShortText,
  telephone: Phone,
  profession: z.union([IdInput, Name]).nullish(),
  profession_id: IdInput.nullish(),
  employeur: OptionalShortText,
  sexe: z.enum(sexes),
  biographie: z.string().trim().max(5_000).nullish(),
  parcours: z.array(StudyPathInput).min(1, { error: 'Ajouter au moins un parcours' }).max(30),
});
export type ProfileInput = z.input<typeof ProfileInput>;

/**
 * PATCH /api/v2/users/me/profile: some facts of the signed-in person, without the whole form. None is
 * emptied here.
 */
export const ProfileFactsInput = z
  .object({
    nationalite: ShortText,
    pays_residence: ShortText,
    ville: ShortText,
    telephone: Phone,
    profession_id: IdInput,
    employeur: ShortText,
    sexe: z.enum(sexes),
    biographie: z.string().trim().min(1).max(5_000),
  })
  .partial()
  .refine((facts) => Object.values(facts).some((value) => value !== undefined), {
    error: 'Indiquez au moins une information.',
  });
export type ProfileFactsInput = z.input<typeof ProfileFactsInput>;

/** POST /api/users/students/add (staff): the person receives a link to create a password. */
export const StudentInput = z.object({
  nom: Name,
  prenoms: Name,
  email: Email,
  telephone: Phone.or(z.literal('')).nullish(),
  nationalite: OptionalShortText,
  pays_residence: OptionalShortText,
  ville: OptionalShortText,
  employeur: OptionalShortText,
  profession: z.union([IdInput, z.string().trim().max(100)]).nullish(),
  sexe: z.enum(sexes).nullish(),
});
export type StudentInput = z.input<typeof StudentInput>;

/** PUT /api/users/admin/update/studentstate/:id: any of the three flags (rule 21). */
export const StudentStateInput = z
  .object({
    id: IdInput.optional(),
    approved: FlagInput.optional(),
    certified: FlagInput.optional(),
    is_activate: FlagInput.optional(),
  })
  .refine(
    (flags) =>
      flags.approved !== undefined ||
      flags.certified !== undefined ||
      flags.is_activate !== undefined,
    { error: 'Indiquez au moins un des trois états.' },
  );
export type StudentStateInput = z.input<typeof StudentStateInput>;

/** PUT /api/v2/users/:id/approuve */
export const ApproveInput = z.object({ alumni_type_id: IdInput });
export type ApproveInput = z.input<typeof ApproveInput>;

/** GET /api/stats; the description spells `appouves` like this. */
export const Stats = z.object({
  total_inscrits: z.number().int(),
  total_inscrits_appouves: z.number().int(),
  total_inscrits_non_approuves: z.number().int(),
  total_inscrits_certifies: z.number().int(),
  total_inscrits_non_certifies: z.number().int(),
});
export type Stats = z.infer<typeof Stats>;
