import { importOutcomes, type DuplicateChoice, type ImportOutcome } from '@alumni/shared-contract';
import { and, asc, desc, eq, getTableColumns, gt, lt, max, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { importRows, imports, jobs, people, type JobState } from '../../platform/db/schema';
import type { CheckedRow, RawRow } from './check-rows';

export type ImportRecord = typeof imports.$inferSelect;
/** With the state of its work in the background. */
export type FoundImport = ImportRecord & { jobState: JobState | null; jobDone: number | null };

/** A row after its check, with what becomes of it. */
export type DecidedRow = CheckedRow & {
  outcome: ImportOutcome;
  personId: number | null;
  duplicateId: number | null;
  choices: DuplicateChoice[];
};

/** Work whose job was given up, or is gone, has failed: it did nothing. */
export function hasFailed({ state, jobState }: FoundImport): boolean {
  const isOpen = ['reading', 'mapped', 'applying', 'undoing'].includes(state);
  return isOpen && jobState !== 'waiting' && jobState !== 'running';
}

const rowsOf = (importId: number) => eq(importRows.importId, importId);

export const importsRepository = {
  async insert(
    tx: Tx,
    values: Pick<ImportRecord, 'authorId' | 'fileName' | 'file'>,
  ): Promise<number> {
    const [row] = await tx.insert(imports).values(values).returning({ id: imports.id });
    return row!.id;
  },

  async update(db: DbOrTx, id: number, values: Partial<ImportRecord>): Promise<void> {
    await db.update(imports).set(values).where(eq(imports.id, id));
  },

  /** An import of this author, with the state of its work in the background. */
  async find(db: DbOrTx, id: number, authorId: number): Promise<FoundImport | undefined> {
    const [row] = await db
      .select({ ...getTableColumns(imports), jobState: jobs.state, jobDone: jobs.done })
      .from(imports)
      .leftJoin(jobs, eq(jobs.id, imports.jobId))
      .where(and(eq(imports.id, id), eq(imports.authorId, authorId)));
    return row;
  },

  /** Locks an import of this author. */
  async lock(tx: Tx, id: number, authorId: number): Promise<FoundImport | undefined> {
    await tx.select({ id: imports.id }).from(imports).where(eq(imports.id, id)).for('update');
    return importsRepository.find(tx, id, authorId);
  },

  async delete(db: DbOrTx, id: number): Promise<void> {
    await db.delete(imports).where(eq(imports.id, id));
  },

  /** Columns that this author chose for the same heads. */
  async remembered(db: DbOrTx, authorId: number, headers: string[]) {
    const [row] = await db
      .select({ columns: imports.columns })
      .from(imports)
      .where(
        and(
          eq(imports.authorId, authorId),
          eq(imports.headers, headers),
          sql`${imports.columns} <> '{}'`,
        ),
      )
      .orderBy(desc(imports.id))
      .limit(1);
    return row?.columns;
  },

  /** Whether any import is being applied or undone: one at a time. */
  async isOneWorking(tx: Tx): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      SELECT FROM ${imports} JOIN ${jobs} ON jobs.id = job_id
      WHERE imports.state IN ('applying', 'undoing') AND jobs.state IN ('waiting', 'running')`);
    return rows.length > 0;
  },

  async insertRows(tx: Tx, importId: number, rows: RawRow[]): Promise<void> {
    await tx.insert(importRows).values(rows.map((row) => ({ importId, ...row })));
  },

  async deleteRows(tx: Tx, importId: number): Promise<void> {
    await tx.delete(importRows).where(rowsOf(importId));
  },

  rowsAfter: (db: DbOrTx, importId: number, number: number, limit: number): Promise<RawRow[]> =>
    db
      .select({ number: importRows.number, cells: importRows.cells })
      .from(importRows)
      .where(and(rowsOf(importId), gt(importRows.number, number)))
      .orderBy(asc(importRows.number))
      .limit(limit),

  /**
   * People of the directory whom rows are about: by e-mail, otherwise by name with campus and year.
   */
  async duplicates(db: DbOrTx, rows: CheckedRow[]) {
    const asked = rows.flatMap(({ number, values }) => (values ? [{ number, ...values }] : []));
    const { rows: found } = await db.execute<{
      number: number;
      id: number;
      by_email: boolean;
      is_alumnus: boolean;
    }>(sql`
      WITH asked AS (
        SELECT number, lower(email) AS email, public.search_text(nom || ' ' || prenoms) AS name,
          campus_id, declared_last_grade_year AS year
        FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS row(
          number int, nom text, prenoms text, email text, campus_id int,
          declared_last_grade_year int))
      SELECT DISTINCT ON (number) number, id, by_email, is_alumnus FROM (
        SELECT number, people.id, true AS by_email,
          id_profil = 1 AND deletion_requested_at IS NULL AS is_alumnus
        FROM asked JOIN people ON lower(people.email) = asked.email
        WHERE anonymised_at IS NULL
        UNION ALL
        SELECT number, people.id, false, true
        FROM asked JOIN people ON people.search = asked.name
          AND last_grade_year = year AND campus_ids @> ARRAY[campus_id]
        WHERE id_profil = 1 AND deletion_requested_at IS NULL AND anonymised_at IS NULL
      ) AS matches ORDER BY number, by_email DESC, id`);
    return new Map(found.map(({ number, ...match }) => [number, match]));
  },

  /** Rows with an address that its former owner can still get back: nobody else takes it. */
  async reserved(db: DbOrTx, rows: CheckedRow[]): Promise<Set<number>> {
    const asked = rows.flatMap(({ number, values }) =>
      values?.email ? [{ number, email: values.email }] : [],
    );
    const { rows: found } = await db.execute<{ number: number }>(sql`
      SELECT number FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        AS row(number int, email text)
      JOIN tokens ON lower(tokens.email) = row.email
      WHERE kind = 'email_undo' AND used_at IS NULL AND expires_at > now()`);
    return new Set(found.map(({ number }) => number));
  },

  async saveDecisions(tx: Tx, importId: number, rows: DecidedRow[]): Promise<void> {
    const decided = rows.map(({ personId, duplicateId, ...row }) => ({
      ...row,
      person_id: personId,
      duplicate_id: duplicateId,
    }));
    await tx.execute(sql`
      UPDATE import_rows SET outcome = row.outcome, values = row.values, faults = row.faults,
        person_id = row.person_id, duplicate_id = row.duplicate_id, choices = row.choices
      FROM jsonb_to_recordset(${JSON.stringify(decided)}::jsonb) AS row(
        number int, outcome text, values jsonb, faults jsonb, person_id int,
        duplicate_id int, choices text[])
      WHERE import_id = ${importId} AND import_rows.number = row.number`);
  },

  /**
   * Changes what becomes of a row about somebody who is in the directory already.
   * @returns false when the row has no such choice
   */
  async choose(
    tx: Tx,
    importId: number,
    { number, choice }: { number: number; choice: DuplicateChoice },
  ): Promise<boolean> {
    const { duplicateId, choices } = importRows;
    const personId = choice === 'create' ? sql`NULL` : sql`${duplicateId}`;
    const { rowCount } = await tx
      .update(importRows)
      .set({ outcome: choice, personId })
      .where(
        and(rowsOf(importId), eq(importRows.number, number), sql`${choice} = ANY(${choices})`),
      );
    return rowCount === 1;
  },

  async counts(db: DbOrTx, importId: number): Promise<Record<ImportOutcome, number>> {
    const rows = await db
      .select({ outcome: importRows.outcome, total: sql<number>`count(*)::int` })
      .from(importRows)
      .where(rowsOf(importId))
      .groupBy(importRows.outcome);
    const totals = new Map(rows.map(({ outcome, total }) => [outcome, total]));
    const counted = importOutcomes.map((outcome) => [outcome, totals.get(outcome) ?? 0]);
    return Object.fromEntries(counted) as Record<ImportOutcome, number>;
  },

  countRows: (db: DbOrTx, importId: number, outcome?: ImportOutcome) =>
    db.$count(importRows, and(rowsOf(importId), outcome && eq(importRows.outcome, outcome))),

  /** @returns number of the last line with a row; 0 without any */
  async lastLine(db: DbOrTx, importId: number): Promise<number> {
    const [row] = await db
      .select({ last: max(importRows.number) })
      .from(importRows)
      .where(rowsOf(importId));
    return row?.last ?? 0;
  },

  /** Rows in the order of the file, with who is in the directory already. */
  page: (
    db: DbOrTx,
    importId: number,
    { outcome, page, size }: { outcome?: ImportOutcome | undefined; page: number; size: number },
  ) =>
    db
      .select({
        ...getTableColumns(importRows),
        duplicate: sql<string | null>`${people.nom} || ' ' || ${people.prenoms}`,
      })
      .from(importRows)
      .leftJoin(people, eq(people.id, importRows.duplicateId))
      .where(
        and(
          rowsOf(importId),
          sql`${importRows.outcome} IS NOT NULL`,
          outcome && eq(importRows.outcome, outcome),
        ),
      )
      .orderBy(asc(importRows.number))
      .limit(size)
      .offset((page - 1) * size),

  async deleteOlderThan(db: DbOrTx, seconds: number): Promise<void> {
    const oldest = new Date(Date.now() - seconds * 1000);
    await db.delete(imports).where(lt(imports.createdAt, oldest));
  },
};
