import type { DuplicateReason } from '@alumni/shared-contract';
import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import {
  alumniCategories,
  alumniTypes,
  campuses,
  diplomas,
  distinctPeople,
  fields,
  jobs,
  news,
  opportunities,
  people,
  studyPaths,
} from '../../platform/db/schema';
import type { Job } from '../../platform/jobs/jobs.repository';
import { duplicatesKind } from './duplicates-job';

export type DuplicateRow = Awaited<ReturnType<typeof duplicatesRepository.people>>[number];

export interface PairRow extends Record<string, unknown> {
  one: number;
  other: number;
  reasons: DuplicateReason[];
}

/** Pairs of a search whose people are both there still, and whom nobody told apart. */
const openPairs = (jobId: number, columns: SQL, end: SQL) => sql`
  SELECT ${columns}
  FROM jobs,
    jsonb_array_elements(jobs.result->'pairs') WITH ORDINALITY AS found(pair, position),
    LATERAL (SELECT (pair->>'one')::int AS one, (pair->>'other')::int AS other) AS ids
  WHERE jobs.id = ${jobId}
    AND (SELECT count(*) FROM people WHERE id IN (one, other)
      AND id_profil = 1 AND deletion_requested_at IS NULL AND anonymised_at IS NULL) = 2
    AND NOT EXISTS (SELECT FROM ${distinctPeople} WHERE one_id = one AND other_id = other)
  ${end}`;

export const duplicatesRepository = {
  /** The last search of anybody. */
  async lastSearch(db: DbOrTx): Promise<Job | undefined> {
    const [job] = await db
      .select()
      .from(jobs)
      .where(eq(jobs.kind, duplicatesKind))
      .orderBy(desc(jobs.id))
      .limit(1);
    return job;
  },

  /** The last search that found its pairs. */
  async lastResult(db: DbOrTx): Promise<Job | undefined> {
    const [job] = await db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, duplicatesKind), eq(jobs.state, 'done')))
      .orderBy(desc(jobs.id))
      .limit(1);
    return job;
  },

  async count(db: DbOrTx, jobId: number): Promise<number> {
    const { rows } = await db.execute<{ total: number }>(
      openPairs(jobId, sql`count(*)::int AS total`, sql``),
    );
    return rows[0]!.total;
  },

  async page(db: DbOrTx, jobId: number, page: number, size: number): Promise<PairRow[]> {
    const { rows } = await db.execute<PairRow>(
      openPairs(
        jobId,
        sql`one, other, pair->'reasons' AS reasons`,
        sql`ORDER BY position LIMIT ${size} OFFSET ${(page - 1) * size}`,
      ),
    );
    return rows;
  },

  /** Alumni who are there, in any order. */
  people: (db: DbOrTx, ids: number[]) =>
    db
      .select({
        person: people,
        profession: alumniCategories.name,
        alumniType: alumniTypes.name,
        campuses: sql<string[]>`ARRAY(
          SELECT ${campuses.pays} FROM ${campuses}
          WHERE ${campuses.id} = ANY(${people.campusIds}) ORDER BY ${campuses.pays})`,
        parcours: sql<string[]>`ARRAY(
          SELECT ${diplomas.nom} || ', ' || ${fields.nom} || ', ' || ${campuses.pays} || ', '
            || ${studyPaths.startYear} || '-' || ${studyPaths.endYear}
          FROM ${studyPaths}
          JOIN ${diplomas} ON ${diplomas.id} = ${studyPaths.idDiplome}
          JOIN ${fields} ON ${fields.id} = ${studyPaths.idFiliere}
          JOIN ${campuses} ON ${campuses.id} = ${studyPaths.idEsgis}
          WHERE ${studyPaths.personId} = ${people.id}
          ORDER BY ${studyPaths.endYear} DESC, ${studyPaths.id})`,
      })
      .from(people)
      .leftJoin(alumniCategories, eq(alumniCategories.id, people.professionId))
      .leftJoin(alumniTypes, eq(alumniTypes.id, people.alumniTypeId))
      .where(
        and(
          inArray(people.id, ids),
          eq(people.idProfil, 1),
          isNull(people.deletionRequestedAt),
          isNull(people.anonymisedAt),
        ),
      ),

  async setDistinct(tx: Tx, [one, other]: [number, number], authorId: number): Promise<boolean> {
    const { rowCount } = await tx
      .insert(distinctPeople)
      .values({ oneId: one, otherId: other, authorId })
      .onConflictDoNothing();
    return rowCount === 1;
  },

  async setNotDistinct(tx: Tx, [one, other]: [number, number]): Promise<boolean> {
    const { rowCount } = await tx
      .delete(distinctPeople)
      .where(and(eq(distinctPeople.oneId, one), eq(distinctPeople.otherId, other)));
    return rowCount === 1;
  },

  /** Adds the rows of the other's study path that the person lacks. */
  async addPaths(tx: Tx, keptId: number, removedId: number): Promise<number> {
    const { rowCount } = await tx.execute(sql`
      INSERT INTO study_paths
        (person_id, id_diplome, id_esgis, id_filiere, start_year, end_year, success)
      SELECT ${keptId}, id_diplome, id_esgis, id_filiere, start_year, end_year, success
      FROM study_paths theirs
      WHERE person_id = ${removedId} AND NOT EXISTS (
        SELECT FROM study_paths own
        WHERE own.person_id = ${keptId} AND own.id_diplome = theirs.id_diplome
          AND own.id_esgis = theirs.id_esgis AND own.id_filiere = theirs.id_filiere
          AND own.start_year = theirs.start_year AND own.end_year = theirs.end_year)`);
    return rowCount ?? 0;
  },

  /** Moves the authorship of what the person wrote. */
  async moveAuthorship(tx: Tx, keptId: number, removedId: number): Promise<void> {
    await tx.update(news).set({ auteurId: keptId }).where(eq(news.auteurId, removedId));
    await tx
      .update(opportunities)
      .set({ auteurId: keptId })
      .where(eq(opportunities.auteurId, removedId));
  },
};
