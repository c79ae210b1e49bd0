import { eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { alumniCategories, people, type NewPerson, type Person } from '../../platform/db/schema';

export type CurrentPerson = NonNullable<Awaited<ReturnType<typeof authRepository.findCurrent>>>;

export const authRepository = {
  async findByEmail(db: DbOrTx, email: string): Promise<Person | undefined> {
    const [person] = await db
      .select()
      .from(people)
      .where(eq(sql`lower(${people.email})`, email));
    return person;
  },

  async find(db: DbOrTx, id: number): Promise<Person | undefined> {
    const [person] = await db.select().from(people).where(eq(people.id, id));
    return person;
  },

  /**
   * Locks a person until the transaction ends; rows that refer to them, such as notifications, may
   * still be written.
   */
  async lock(db: DbOrTx, id: number): Promise<Person | undefined> {
    const [person] = await db.select().from(people).where(eq(people.id, id)).for('no key update');
    return person;
  },

  /** A person with their profession's name, for the session's calls. */
  async findCurrent(db: DbOrTx, id: number) {
    const [person] = await db
      .select({
        id: people.id,
        idProfil: people.idProfil,
        nom: people.nom,
        prenoms: people.prenoms,
        email: people.email,
        paysResidence: people.paysResidence,
        profession: alumniCategories.name,
        sexe: people.sexe,
        picture: people.picture,
        emailVerifiedAt: people.emailVerifiedAt,
        profileCompletedAt: people.profileCompletedAt,
        termsAcceptedAt: people.termsAcceptedAt,
        approved: people.approved,
      })
      .from(people)
      .leftJoin(alumniCategories, eq(alumniCategories.id, people.professionId))
      .where(eq(people.id, id));
    return person;
  },

  async insert(db: DbOrTx, person: NewPerson): Promise<Person> {
    const [inserted] = await db.insert(people).values(person).returning();
    if (!inserted) throw new Error('a person was not inserted');
    return inserted;
  },

  async countLogin(db: DbOrTx, id: number): Promise<void> {
    await db
      .update(people)
      .set({ nombreConnexions: sql`${people.nombreConnexions} + 1`, lastLoginAt: new Date() })
      .where(eq(people.id, id));
  },

  /** The first sign-in of an imported person ends what an import hid from members (rule 32). */
  async ownImported(db: DbOrTx, id: number): Promise<void> {
    const shown = (column: typeof people.visibleEmail | typeof people.visibleTelephone) =>
      sql`CASE WHEN ${column} = 'staff' THEN 'members' ELSE ${column} END`;
    await db
      .update(people)
      .set({
        imported: 0,
        visibleTelephone: shown(people.visibleTelephone),
        visibleEmail: shown(people.visibleEmail),
      })
      .where(eq(people.id, id));
  },

  async update(db: DbOrTx, id: number, changes: Partial<NewPerson>): Promise<void> {
    await db
      .update(people)
      .set({ ...changes, updatedAt: new Date() })
      .where(eq(people.id, id));
  },
};
