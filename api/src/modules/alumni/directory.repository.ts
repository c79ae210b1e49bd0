import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { alumniCategories, campuses, people } from '../../platform/db/schema';
import { directoryTotals } from './directory-totals';

/** Columns of a card, before visibility is applied. */
const cardColumns = {
  id: people.id,
  nom: people.nom,
  prenoms: people.prenoms,
  email: people.email,
  telephone: people.telephone,
  profession: alumniCategories.name,
  employeur: people.employeur,
  picture: people.picture,
  visibleTelephone: people.visibleTelephone,
  visibleEmail: people.visibleEmail,
  visibleEmployeur: people.visibleEmployeur,
  visiblePicture: people.visiblePicture,
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
 * Below one match in this many, fetch and sort them: walking the directory's order could scan
 * nearly everybody.
 */
const rareShare = 200;

/** The directory by pages, with cached totals. */
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
 * Ids of one page, from the ordered index. Past the middle it scans from the end, so that the last
 * page is as fast as the first.
 */
function idsOfPage(db: DbOrTx, condition: SQL, { offset, wanted, total, isRare }: Window) {
  const backwards = offset > total / 2;
  const way = backwards ? desc : asc;
  // No index covers this expression: the planner cannot walk the directory's index by a wrong estimate.
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
