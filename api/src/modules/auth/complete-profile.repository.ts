import { eq, inArray, or } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { campuses, chosenCampuses, referents } from '../../platform/db/schema';
import type { ReferentToSave } from './profile-checks';

export const completeProfileRepository = {
  /** Campuses by id or by country. */
  async findCampuses(db: DbOrTx, idsOrNames: (number | string)[]) {
    const isId = (value: number | string) => /^\d+$/.test(String(value));
    const ids = idsOrNames.filter(isId).map(Number);
    const names = idsOrNames.filter((value) => !isId(value)).map(String);
    return db
      .select({ id: campuses.id, pays: campuses.pays })
      .from(campuses)
      .where(or(inArray(campuses.id, ids), inArray(campuses.pays, names)));
  },

  async replaceCampuses(tx: Tx, personId: number, campusIds: number[]): Promise<void> {
    await tx.delete(chosenCampuses).where(eq(chosenCampuses.personId, personId));
    await tx.insert(chosenCampuses).values(campusIds.map((campusId) => ({ personId, campusId })));
  },

  async replaceReferents(tx: Tx, personId: number, people: ReferentToSave[]): Promise<void> {
    await tx.delete(referents).where(eq(referents.personId, personId));
    await tx
      .insert(referents)
      .values(people.map((person, index) => ({ personId, position: index + 1, ...person })));
  },
};
