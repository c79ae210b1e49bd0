import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../db/open-database';
import { alumniCategories, campuses, people } from '../../db/schema';
import { directoryTotals } from './directory-totals';

/** The columns of a card, before anybody decides who may see them. */
const cardColumns = {
  id: people.id,
  nom: people.nom,
  prenoms: people.prenoms,
  email: people.email,
  telephone: people.telephone,
  profession: alumniCategories.name,
  employeur: people.employeur,
  picture: people.picture,
  lastGradeYear: people.lastGradeYear,
  approved: people.approved,
  certified: people.certified,
  isActivate: people.isActivate,
  deletionRequestedAt: people.deletionRequestedAt,
  emailVerifiedAt: people.emailVerifiedAt,
  profileCompletedAt: people.profileCompletedAt,
  campuses: sql<string[]>`ARRAY(
    SELECT ${campuses.pays} FROM ${campuses}
    WHERE ${campuses.id} = ANY(${people.campusIds}) ORDER BY ${campuses.pays})`,
};

/**
 * One in so many is rare: they are fetched and sorted. Walking the directory's order to find them
 * could pass nearly everybody, and does when all of one name stand together at its end.
 */
const rareShare = 200;

/** The directory, page by page, with totals remembered for as long as they are true. */
export function directoryRepository() {
  const totalOf = directoryTotals();
  return {
    async search(db: DbOrTx, condition: SQL, page: number, size: number, isVolatile = false) {
      const { total, population } = await totalOf(db, condition, isVolatile);
      const offset = (page - 1) * size;
      const wanted = Math.min(size, total - offset);
      if (wanted <= 0) return { rows: [], total };
      const isRare = total < population / rareShare;
      const ids = idsOfPage(db, condition, { offset, wanted, total, isRare });
      return { rows: await cards(db, ids), total };
    },
  };
}

export type CardRow = Awaited<ReturnType<typeof cards>>[number];

interface Window {
  offset: number;
  wanted: number;
  total: number;
  isRare: boolean;
}

/**
 * The ids of one page alone, from the index that holds them in order. Past the middle it is
 * shorter to count from the end: the last page costs what the first one does.
 */
function idsOfPage(db: DbOrTx, condition: SQL, { offset, wanted, total, isRare }: Window) {
  const backwards = offset > total / 2;
  const way = backwards ? desc : asc;
  // No index holds the expression: the planner, who guesses how many match, is not left the choice.
  const name = isRare ? sql`(${people.search} || '')` : people.search;
  return db
    .select({ id: people.id })
    .from(people)
    .where(condition)
    .orderBy(way(name), way(people.id))
    .limit(wanted)
    .offset(backwards ? total - offset - wanted : offset)
    .as('page');
}

function cards(db: DbOrTx, page: ReturnType<typeof idsOfPage>) {
  return db
    .select(cardColumns)
    .from(page)
    .innerJoin(people, eq(people.id, page.id))
    .leftJoin(alumniCategories, eq(alumniCategories.id, people.professionId))
    .orderBy(asc(people.search), asc(people.id));
}
