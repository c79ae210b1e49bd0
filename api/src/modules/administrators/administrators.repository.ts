import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { Profile, type AdministratorSort } from '@alumni/shared-contract';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { people, type Person } from '../../platform/db/schema';
import { ApiError } from '../../platform/errors';
import type { Viewer } from '../../http/viewer';

/** Anonymised people have lost the role. */
const listed = inArray(people.idProfil, [Profile.administrator, Profile.accountant]);

export const administratorsRepository = {
  page: (db: DbOrTx, sort: AdministratorSort, page: number, size: number): Promise<Person[]> =>
    db
      .select()
      .from(people)
      .where(listed)
      .orderBy(...inOrder[sort])
      .limit(size)
      .offset((page - 1) * size),

  async count(db: DbOrTx): Promise<number> {
    const [row] = await db.select({ total: count() }).from(people).where(listed);
    return row?.total ?? 0;
  },

  /**
   * Locks the active administrators in the order of their ids, so that two who remove each other at
   * the same time cannot both succeed. Call it before locking any other row.
   * @throws ApiError when the viewer was removed meanwhile
   */
  async lockActive(tx: Tx, viewer?: Viewer): Promise<{ id: number }[]> {
    const active = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.idProfil, Profile.administrator), eq(people.isActivate, 1)))
      .orderBy(asc(people.id))
      .for('no key update');
    const claims = viewer?.idProfil === Profile.administrator;
    if (claims && !active.some(({ id }) => id === viewer.id)) throw new ApiError('forbidden');
    return active;
  },
};

const byGivenNames = sql`public.search_text(${people.prenoms}) COLLATE "C"`;
const byAddress = sql`${people.email} COLLATE "C"`;
const byName = [asc(people.search), asc(people.id)];

/** Sorted by name, then id: otherwise rows could repeat across pages. */
const inOrder: Record<AdministratorSort, SQL[]> = {
  nom: byName,
  '-nom': [desc(people.search), desc(people.id)],
  prenoms: [asc(byGivenNames), ...byName],
  '-prenoms': [desc(byGivenNames), ...byName],
  email: [asc(byAddress), ...byName],
  '-email': [desc(byAddress), ...byName],
  role: [asc(people.idProfil), ...byName],
  '-role': [desc(people.idProfil), ...byName],
};
