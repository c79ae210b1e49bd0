import {
  and,
  arrayOverlaps,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { Profile, type StudentsQuery } from '@alumni/shared-contract';
import type { DbOrTx } from '../../platform/db/open-database';
import { alumniCategories, campuses, fields, people } from '../../platform/db/schema';
import { searchTerms, termsMatch, type MemberVisibility } from './search-terms';
import { cityIs, employerMatches, nameMatches } from './search-words';

export type DirectoryFilters = Omit<StudentsQuery, 'page'> & {
  /** A member's search finds nobody, and by nothing, that this member does not see (rules 8 and 31). */
  forMembers?: MemberVisibility;
};

/** WHERE clause of the directory; first reads the references named by the filters. */
export async function directoryCondition(db: DbOrTx, filters: DirectoryFilters): Promise<SQL> {
  return (await directorySearch(db, filters)).condition;
}

/** The condition, and the terms of `q`, by which the people found are ranked and explained. */
export async function directorySearch(db: DbOrTx, filters: DirectoryFilters) {
  const condition = await filterCondition(db, filters);
  const terms = filters.q ? await searchTerms(db, filters.q, condition, filters.forMembers) : [];
  return { condition: and(condition, termsMatch(terms, filters.forMembers))!, terms };
}

async function filterCondition(db: DbOrTx, filters: DirectoryFilters): Promise<SQL> {
  const campus = filters.esgis && (await idsNamed(db, campuses, campuses.pays, filters.esgis));
  const field = filters.filiere && (await idsNamed(db, fields, fields.nom, filters.filiere));
  const profession =
    filters.profession &&
    (await idsNamed(db, alumniCategories, alumniCategories.name, filters.profession));
  const given = <T>(value: T | undefined | '', condition: (value: T) => SQL | undefined) =>
    value === undefined || value === '' ? undefined : condition(value);
  const condition = and(
    eq(people.idProfil, Profile.alumnus),
    filters.deletion === 1
      ? isNotNull(people.deletionRequestedAt)
      : isNull(people.deletionRequestedAt),
    isNull(people.anonymisedAt),
    given(filters.search, nameMatches),
    given(campus, (ids) => (ids.length ? arrayOverlaps(people.campusIds, ids) : sql`false`)),
    given(field, (ids) => (ids.length ? arrayOverlaps(people.fieldIds, ids) : sql`false`)),
    given(profession, (ids) => (ids.length ? inArray(people.professionId, ids) : sql`false`)),
    given(filters.pays_residence, (value) => eq(people.paysResidence, value)),
    given(filters.ville, cityIs),
    given(filters.nationalite, (value) => eq(people.nationalite, value)),
    given(filters.first_year, (value) => gte(people.firstYear, value)),
    given(filters.last_grade_year, (value) => lte(people.lastGradeYear, value)),
    given(filters.promotion, (value) => eq(people.lastGradeYear, value)),
    given(filters.sexe, (value) => eq(people.sexe, value)),
    given(filters.last_grade, (value) => eq(people.lastGrade, value)),
    given(filters.employeur, employerMatches),
    filters.forMembers ? eq(people.listed, 1) : undefined,
    filters.forMembers && filters.employeur ? eq(people.visibleEmployeur, 'members') : undefined,
    given(filters.ready, isReady),
    given(filters.approved, (value) => eq(people.approved, value)),
    given(filters.certified, (value) => eq(people.certified, value)),
    given(filters.is_activate, (value) => eq(people.isActivate, value)),
  );
  return condition ?? sql`true`;
}

/** Ready for approval: verified address, complete second half of the sign-up, and not refused. */
const isReady = (value: 0 | 1): SQL =>
  value === 1
    ? sql`(${people.emailVerifiedAt} IS NOT NULL AND ${people.profileCompletedAt} IS NOT NULL AND ${people.refusedAt} IS NULL)`
    : sql`(${people.emailVerifiedAt} IS NULL OR ${people.profileCompletedAt} IS NULL OR ${people.refusedAt} IS NOT NULL)`;

interface Reference extends PgTable {
  id: PgColumn;
}

/** Finds a reference by id or name: an exact match first, then a substring. */
async function idsNamed(db: DbOrTx, table: Reference, name: PgColumn, value: string) {
  if (/^\d{1,9}$/.test(value)) return [Number(value)];
  const rows = await db
    .select({
      id: sql<number>`${table.id}`,
      whole: sql<boolean>`public.search_text(${name}) = public.search_text(${value})`,
    })
    .from(table as PgTable)
    .where(sql`strpos(public.search_text(${name}), public.search_text(${value})) > 0`);
  const whole = rows.filter((row) => row.whole);
  return (whole.length ? whole : rows).map((row) => row.id);
}
