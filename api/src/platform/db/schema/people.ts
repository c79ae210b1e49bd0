import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { alumniCategories, alumniTypes } from './community';
import { visibilityLevels } from '@alumni/shared-contract';
import {
  createdAt,
  flag,
  id,
  isFlag,
  isOneOf,
  moment,
  textInByteOrder,
  visibleTo,
} from './columns';

export const sleepReasons = ['staff', 'owner', 'inactivity', 'deletion'] as const;

/** People of the directory; its partial indexes hold nobody else. */
const inDirectory = sql`id_profil = 1 AND deletion_requested_at IS NULL AND anonymised_at IS NULL`;

/** Everybody who may sign in: alumni (1), administrators (2) and accountants (3). */
export const people = pgTable(
  'people',
  {
    id: id(),
    idProfil: smallint('id_profil').$type<1 | 2 | 3>().notNull().default(1),
    nom: text('nom').notNull(),
    prenoms: text('prenoms').notNull(),
    email: text('email').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    /** Null after an import or a provider login: set through a mailed link. */
    passwordHash: text('password_hash'),
    telephone: text('telephone'),
    nationalite: text('nationalite'),
    paysResidence: text('pays_residence'),
    /** City of residence, as typed. */
    ville: text('ville'),
    professionId: integer('profession_id').references(() => alumniCategories.id, {
      onDelete: 'set null',
    }),
    employeur: text('employeur'),
    sexe: text('sexe').$type<'M' | 'F'>(),
    biographie: text('biographie'),
    birthDate: date('birth_date', { mode: 'string' }),
    maritalStatus: text('marital_status'),
    /** Key in the storage; the presenter builds the URL. */
    picture: text('picture'),
    alumniTypeId: integer('alumni_type_id').references(() => alumniTypes.id, {
      onDelete: 'set null',
    }),
    isActivate: flag('is_activate').default(1),
    approved: flag('approved').default(0),
    certified: flag('certified').default(0),
    /**
     * Who deactivated the account. A verification link does not undo 'staff'; 'deletion' waits for
     * anonymisation, and ends when the person signs in.
     */
    sleepReason: text('sleep_reason').$type<(typeof sleepReasons)[number]>(),
    nombreConnexions: integer('nombre_connexions').notNull().default(0),
    nombreVues: integer('nombre_vues').notNull().default(0),
    /** Answers of finish_register; the computed columns below prefer the study path. */
    declaredLastGrade: text('declared_last_grade'),
    declaredLastGradeYear: smallint('declared_last_grade_year'),
    /** Computed by `refreshPersonFacts`, so that the directory filters on plain columns. */
    firstYear: smallint('first_year'),
    lastGrade: text('last_grade'),
    lastGradeYear: smallint('last_grade_year'),
    campusIds: integer('campus_ids').array().notNull().default([]),
    fieldIds: integer('field_ids').array().notNull().default([]),
    completedPourcent: smallint('completed_pourcent').notNull().default(0),
    search: textInByteOrder('search').generatedAlwaysAs(
      sql`public.search_text(nom || ' ' || prenoms)`,
    ),
    employeurSearch: textInByteOrder('employeur_search').generatedAlwaysAs(
      sql`public.search_text(employeur)`,
    ),
    villeSearch: textInByteOrder('ville_search').generatedAlwaysAs(sql`public.search_text(ville)`),
    /** Who sees what of the person; `listed` 0: members do not find them. */
    visibleTelephone: visibleTo('visible_telephone'),
    visibleEmail: visibleTo('visible_email'),
    visibleEmployeur: visibleTo('visible_employeur'),
    visiblePicture: visibleTo('visible_picture'),
    visibleBirthday: visibleTo('visible_birthday', 'me'),
    listed: flag('listed').default(1),
    termsAcceptedAt: moment('terms_accepted_at'),
    /** When finish_register was saved; null redirects the person there. */
    profileCompletedAt: moment('profile_completed_at'),
    /** When staff refused the sign-up; null again once its owner saves the profile. */
    refusedAt: moment('refused_at'),
    /** 1: from an import, and its owner has never signed in (rule 32). */
    imported: flag('imported').default(0),
    lastLoginAt: moment('last_login_at'),
    /** When the person last saved the profile, or said that it is right. */
    confirmedAt: moment('confirmed_at'),
    /** When a mail last asked for that. */
    confirmationAskedAt: moment('confirmation_asked_at'),
    /**
     * When the person became an approved member, or staff: no earlier announcement is theirs. Set by
     * the trigger `people_audience`, also for changes made by the version before.
     */
    audienceSince: moment('audience_since').notNull().defaultNow(),
    deletionRequestedAt: moment('deletion_requested_at'),
    anonymisedAt: moment('anonymised_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('people_id_profil', sql`id_profil IN (1, 2, 3)`),
    check('people_is_activate', isFlag(t.isActivate)),
    check('people_approved', isFlag(t.approved)),
    check('people_certified', isFlag(t.certified)),
    check('people_sleep_reason', isOneOf(t.sleepReason, sleepReasons)),
    check('people_awake_has_no_reason', sql`is_activate = 0 OR sleep_reason IS NULL`),
    check('people_sexe', isOneOf(t.sexe, ['M', 'F'])),
    check('people_marital_status', isOneOf(t.maritalStatus, ['Célibataire', 'Marié'])),
    check(
      'people_names',
      sql`char_length(nom) BETWEEN 1 AND 100 AND char_length(prenoms) BETWEEN 1 AND 100`,
    ),
    check('people_telephone', sql`telephone ~ '^\\+[0-9]{6,15}$'`),
    check('people_declared_year', sql`declared_last_grade_year BETWEEN 1994 AND 2100`),
    check('people_completed', sql`completed_pourcent BETWEEN 0 AND 100`),
    check('people_counters', sql`nombre_connexions >= 0 AND nombre_vues >= 0`),
    check('people_listed', isFlag(t.listed)),
    check('people_imported', isFlag(t.imported)),
    check('people_visible_telephone', isOneOf(t.visibleTelephone, visibilityLevels)),
    check('people_visible_email', isOneOf(t.visibleEmail, visibilityLevels)),
    check('people_visible_employeur', isOneOf(t.visibleEmployeur, visibilityLevels)),
    check('people_visible_picture', isOneOf(t.visiblePicture, visibilityLevels)),
    check('people_visible_birthday', isOneOf(t.visibleBirthday, visibilityLevels)),
    uniqueIndex('people_email_key').on(sql`lower(email)`),
    // Order of the directory; a migration adds filter columns (INCLUDE).
    index('people_search_id').on(t.search, t.id).where(inDirectory),
    // For members: count and pages of their list are index-only scans.
    index('people_member_directory')
      .on(t.search, t.id)
      .where(
        sql`id_profil = 1 AND approved = 1 AND is_activate = 1 AND listed = 1 AND deletion_requested_at IS NULL AND anonymised_at IS NULL`,
      ),
    index('people_search_trigrams').using('gin', sql`search public.gin_trgm_ops`),
    index('people_word_starts').using('gin', sql`((' ' || search)) public.gin_trgm_ops`),
    index('people_employeur_trigrams').using('gin', sql`employeur_search public.gin_trgm_ops`),
    index('people_ville_trigrams').using('gin', sql`ville_search public.gin_trgm_ops`),
    index('people_campuses').using('gin', t.campusIds),
    index('people_fields').using('gin', t.fieldIds),
    // All single-value filters: the count is an index-only scan for any combination.
    index('people_facets')
      .on(
        t.paysResidence,
        t.sexe,
        t.lastGrade,
        t.professionId,
        t.nationalite,
        t.firstYear,
        t.lastGradeYear,
        t.isActivate,
        t.approved,
        t.certified,
        t.listed,
      )
      .where(inDirectory),
    // The owner of a photo that a browser asks for.
    index('people_picture')
      .on(t.picture)
      .where(sql`picture IS NOT NULL`),
    index('people_nationalite').on(t.nationalite),
    index('people_profession').on(t.professionId),
    // Counters of the dashboard; people who left are not counted.
    index('people_status')
      .on(t.idProfil, t.isActivate, t.approved, t.certified)
      .where(sql`deletion_requested_at IS NULL AND anonymised_at IS NULL`),
    index('people_alumni_type').on(t.alumniTypeId),
    index('people_deletions')
      .on(t.deletionRequestedAt)
      .where(sql`deletion_requested_at IS NOT NULL`),
  ],
);

export type Person = typeof people.$inferSelect;
export type NewPerson = typeof people.$inferInsert;
