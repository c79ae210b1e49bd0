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
  search: people.search,
  employeurSearch: people.employeurSearch,
  professionId: people.professionId,
  campusIds: people.campusIds,
  fieldIds: people.fieldIds,
  paysResidence: people.paysResidence,
  ville: people.ville,
  villeSearch: people.villeSearch,
  firstYear: people.firstYear,
  campuses: sql<string[]>`ARRAY(
    SELECT ${campuses.pays} FROM ${campuses}
    WHERE ${campuses.id} = ANY(${people.campusIds}) ORDER BY ${campuses.pays})`,
};

/**
 * Below one match in this many, fetch and sort them: walking the directory's order could scan
 * nearly everybody.
 */
const rareShare = 200;

/** More people found are not ranked: all of them would be read for each page. */
const mostRanked = 10_000;

/** The directory by pages, with cached totals. */
export function directoryRepository() {
  const totalOf = directoryTotals();
  return {
    /**
     * @param condition of `directorySearch`
     * @param page from 1
     * @param size rows of a page
     * @param options `rank` orders the people found before their names, unless too many are found;
     *   `isVolatile`: the condition depends on columns outside the change log
     */
    async search(
      db: DbOrTx,
      condition: SQL,
      page: number,
      size: number,
      { rank, isVolatile = false }: { rank?: SQL | undefined; isVolatile?: boolean } = {},
    ) {
      const { total, isMinimum, population } = await totalOf(db, condition, isVolatile);
      const offset = (page - 1) * size;
      const wanted = Math.min(size, total - offset);
      if (wanted <= 0) return { rows: [], total, isMinimum };
      if (rank && !isMinimum && total <= mostRanked) {
        const rows = await cards(db, idsByRank(db, condition, rank, { offset, wanted }));
        return { rows, total, isMinimum };
      }
      const isRare = total < population / rareShare;
      const ids = idsOfPage(db, condition, { offset, wanted, total, isRare, isMinimum });
      return { rows: await cards(db, ids), total, isMinimum };
    },
  };
}

export type CardRow = Awaited<ReturnType<typeof cards>>[number];

interface Window {
  offset: number;
  wanted: number;
  total: number;
  isRare: boolean;
  isMinimum: boolean;
}

/**
 * Ids of one page, from the ordered index. Past the middle it scans from the end, so that the last
 * page is as fast as the first.
 */
function idsOfPage(db: DbOrTx, condition: SQL, window: Window) {
  const { offset, wanted, total, isRare } = window;
  const backwards = !window.isMinimum && offset > total / 2;
  const way = backwards ? desc : asc;
  // No index covers this expression: the planner cannot walk the directory's index by a wrong estimate.
  const name = isRare ? sql`(${people.search} || '')` : people.search;
  return db
    .select({ id: people.id, rank: sql<number>`0`.as('rank') })
    .from(people)
    .where(condition)
    .orderBy(way(name), way(people.id))
    .limit(wanted)
    .offset(backwards ? total - offset - wanted : offset)
    .as('page');
}

/** Ids of one page of a search in one box, the best matches first. */
function idsByRank(
  db: DbOrTx,
  condition: SQL,
  rank: SQL,
  { offset, wanted }: Pick<Window, 'offset' | 'wanted'>,
) {
  const ranked = db
    .select({ id: people.id, search: people.search, rank: sql<number>`${rank}`.as('rank') })
    .from(people)
    .where(condition)
    .as('ranked');
  return db
    .select({ id: ranked.id, rank: ranked.rank })
    .from(ranked)
    .orderBy(asc(ranked.rank), asc(ranked.search), asc(ranked.id))
    .limit(wanted)
    .offset(offset)
    .as('page');
}

function cards(db: DbOrTx, page: ReturnType<typeof idsOfPage>) {
  return db
    .select(cardColumns)
    .from(page)
    .innerJoin(people, eq(people.id, page.id))
    .leftJoin(alumniCategories, eq(alumniCategories.id, people.professionId))
    .orderBy(asc(page.rank), asc(people.search), asc(people.id));
}
