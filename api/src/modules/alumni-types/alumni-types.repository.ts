import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { advantages, alumniTypes, people, typeAdvantages } from '../../platform/db/schema';

const columns = {
  id: alumniTypes.id,
  name: alumniTypes.name,
  advantageIds: sql<number[]>`ARRAY(
    SELECT ${typeAdvantages.advantageId} FROM ${typeAdvantages}
    WHERE ${typeAdvantages.alumniTypeId} = "alumni_types"."id"
    ORDER BY ${typeAdvantages.advantageId})`,
};

export const alumniTypesRepository = {
  all: (db: DbOrTx) => db.select(columns).from(alumniTypes).orderBy(asc(alumniTypes.id)),

  async find(db: DbOrTx, id: number) {
    const [row] = await db.select(columns).from(alumniTypes).where(eq(alumniTypes.id, id));
    return row;
  },

  async insert(db: DbOrTx, name: string): Promise<number> {
    const [row] = await db.insert(alumniTypes).values({ name }).returning({ id: alumniTypes.id });
    return row!.id;
  },

  async rename(db: DbOrTx, id: number, name: string): Promise<void> {
    await db.update(alumniTypes).set({ name }).where(eq(alumniTypes.id, id));
  },

  async delete(db: DbOrTx, id: number): Promise<void> {
    await db.delete(alumniTypes).where(eq(alumniTypes.id, id));
  },

  /** Locks the type until the transaction ends. */
  async lock(tx: Tx, id: number) {
    await tx.select().from(alumniTypes).where(eq(alumniTypes.id, id)).for('update');
    return this.find(tx, id);
  },

  /**
   * Locks the people of a type until the transaction ends. Call it before locking the type: saving
   * a profile locks in the same order.
   */
  async lockPeopleOf(tx: Tx, id: number): Promise<void> {
    await tx
      .select({ id: people.id })
      .from(people)
      .where(eq(people.alumniTypeId, id))
      .orderBy(asc(people.id))
      .for('no key update');
  },

  countPeople: (db: DbOrTx, id: number): Promise<number> =>
    db.$count(people, eq(people.alumniTypeId, id)),

  /** Replaces the advantages of the type. */
  async assign(tx: Tx, id: number, advantageIds: number[]): Promise<void> {
    await tx.delete(typeAdvantages).where(eq(typeAdvantages.alumniTypeId, id));
    if (advantageIds.length === 0) return;
    await tx
      .insert(typeAdvantages)
      .values(advantageIds.map((advantageId) => ({ alumniTypeId: id, advantageId })));
  },

  async knownAdvantages(db: DbOrTx, ids: number[]): Promise<number> {
    return db.$count(advantages, inArray(advantages.id, ids));
  },
};

export type AlumniTypeRow = Awaited<ReturnType<typeof alumniTypesRepository.all>>[number];
