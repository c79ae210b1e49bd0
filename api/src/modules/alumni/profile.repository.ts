import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import {
  alumniCategories,
  alumniTypes,
  campuses,
  diplomas,
  fields,
  notificationSettings,
  people,
  profileViews,
  referents,
  studyPaths,
} from '../../platform/db/schema';

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileRepository.find>>>;
export type PathRow = Awaited<ReturnType<typeof profileRepository.paths>>[number];
export type ReferentRow = Awaited<ReturnType<typeof profileRepository.referents>>[number];

export const profileRepository = {
  async find(db: DbOrTx, id: number) {
    const [row] = await db
      .select({
        person: getTableColumns(people),
        profession: alumniCategories,
        acceptsMessages: sql<boolean>`NOT EXISTS (
          SELECT FROM ${notificationSettings} settings
          WHERE settings.person_id = ${people.id} AND settings.member_messages = 0)`,
        alumniType: { id: alumniTypes.id, name: alumniTypes.name },
        campuses: sql<string[]>`ARRAY(
          SELECT ${campuses.pays} FROM ${campuses}
          WHERE ${campuses.id} = ANY(${people.campusIds}) ORDER BY ${campuses.pays})`,
      })
      .from(people)
      .leftJoin(alumniCategories, eq(alumniCategories.id, people.professionId))
      .leftJoin(alumniTypes, eq(alumniTypes.id, people.alumniTypeId))
      .where(eq(people.id, id));
    return row;
  },

  paths: (db: DbOrTx, personId: number) =>
    db
      .select({
        ...getTableColumns(studyPaths),
        diplome: diplomas.nom,
        esgis: campuses.pays,
        filiere: fields.nom,
      })
      .from(studyPaths)
      .innerJoin(diplomas, eq(diplomas.id, studyPaths.idDiplome))
      .innerJoin(campuses, eq(campuses.id, studyPaths.idEsgis))
      .innerJoin(fields, eq(fields.id, studyPaths.idFiliere))
      .where(eq(studyPaths.personId, personId))
      .orderBy(desc(studyPaths.endYear), desc(studyPaths.startYear), asc(studyPaths.id)),

  referents: (db: DbOrTx, personId: number) =>
    db
      .select()
      .from(referents)
      .where(eq(referents.personId, personId))
      .orderBy(asc(referents.position)),

  /** Counts a visit by another person, once a day (rule 15), in one statement. */
  async countView(db: DbOrTx, personId: number, viewerId: number): Promise<boolean> {
    const { rowCount } = await db.execute(sql`
      WITH seen AS (
        INSERT INTO ${profileViews} (person_id, viewer_id, day)
        VALUES (${personId}, ${viewerId}, (now() AT TIME ZONE 'UTC')::date)
        ON CONFLICT DO NOTHING RETURNING 1)
      UPDATE ${people} SET nombre_vues = nombre_vues + 1
      WHERE id = ${personId} AND EXISTS (SELECT FROM seen)`);
    return rowCount === 1;
  },

  /** Locks the person's row until the transaction ends. */
  async lock(tx: Tx, id: number) {
    const [row] = await tx.select().from(people).where(eq(people.id, id)).for('no key update');
    return row;
  },

  async insert(tx: Tx, values: typeof people.$inferInsert): Promise<number> {
    const [row] = await tx.insert(people).values(values).returning({ id: people.id });
    return row!.id;
  },

  async update(tx: Tx, id: number, values: Partial<typeof people.$inferInsert>): Promise<void> {
    await tx
      .update(people)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(people.id, id));
  },

  async replacePaths(
    tx: Tx,
    personId: number,
    rows: Omit<typeof studyPaths.$inferInsert, 'personId'>[],
  ): Promise<void> {
    await tx.delete(studyPaths).where(eq(studyPaths.personId, personId));
    await tx.insert(studyPaths).values(rows.map((row) => ({ ...row, personId })));
  },
};
