import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import type { ImportRecord } from './imports.repository';

/** Empty fields of a person that an import may fill: column of `people`, with its type. */
const fillable = {
  telephone: 'text',
  sexe: 'text',
  nationalite: 'text',
  pays_residence: 'text',
  ville: 'text',
  profession_id: 'int',
  employeur: 'text',
  declared_last_grade: 'text',
  declared_last_grade_year: 'int',
} as const;
const names = Object.keys(fillable) as (keyof typeof fillable)[];

/** The whole of a row as columns, beside `import_rows`. */
const asColumns = sql.raw(
  `jsonb_to_record(values) AS v(nom text, prenoms text, email text, campus_id int, ${names
    .map((name) => `${name} ${fillable[name]}`)
    .join(', ')})`,
);
const column = (name: string): SQL => sql.raw(`"${name}"`);
/** Lines of the file: after `from`, up to `to`. */
export interface Lines {
  from: number;
  to: number;
}
const rowsTo = (importId: number, outcome: 'create' | 'complete', lines?: Lines) =>
  sql`import_id = ${importId} AND outcome = ${outcome}${
    lines ? sql` AND number > ${lines.from} AND number <= ${lines.to}` : sql``
  }`;

/** What one import does to the directory, many rows at once. */
export const applyRepository = {
  /** A step may take longer than a request's statement. */
  async liftTimeout(tx: Tx): Promise<void> {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
  },

  /**
   * Adds the new people; phone and e-mail are for staff alone until their owner signs in (rule 32).
   * @returns their ids
   */
  async create(tx: Tx, { id, alumniTypeId }: ImportRecord, lines: Lines): Promise<number[]> {
    const approved = alumniTypeId === null ? 0 : 1;
    // One statement: the reference of a row to its person is checked at its end.
    const { rows } = await tx.execute<{ id: number }>(sql`
      WITH made AS (
        UPDATE import_rows SET person_id = nextval(pg_get_serial_sequence('people', 'id'))
        WHERE ${rowsTo(id, 'create', lines)} RETURNING person_id, values)
      INSERT INTO people (id, nom, prenoms, email, ${sql.join(names.map(column), sql`, `)},
        approved, alumni_type_id, imported, visible_telephone, visible_email)
      SELECT person_id, v.nom, v.prenoms, v.email,
        ${sql.join(
          names.map((name) => sql`v.${column(name)}`),
          sql`, `,
        )},
        ${approved}, ${alumniTypeId}, 1, 'staff', 'staff'
      FROM made, ${asColumns}
      RETURNING id`);
    await tx.execute(sql`
      INSERT INTO chosen_campuses (person_id, campus_id)
      SELECT person_id, v.campus_id FROM import_rows, ${asColumns}
      WHERE ${rowsTo(id, 'create', lines)} AND v.campus_id IS NOT NULL`);
    return rows.map((row) => row.id);
  },

  /** Locks the people who will be completed, always in the same order. */
  async lockCompleted(tx: Tx, { id }: ImportRecord): Promise<void> {
    await tx.execute(sql`
      SELECT FROM people WHERE id IN (
        SELECT person_id FROM import_rows WHERE ${rowsTo(id, 'complete')})
      ORDER BY id FOR NO KEY UPDATE`);
  },

  /**
   * Fills the empty fields of people in the directory, and remembers which.
   * @returns their ids
   */
  async complete(tx: Tx, { id }: ImportRecord, lines: Lines): Promise<number[]> {
    await tx.execute(sql`
      UPDATE import_rows SET filled = array_remove(ARRAY[${sql.join(
        names.map(
          (name) => sql`CASE WHEN people.${column(name)} IS NULL
            AND import_rows.values->>${sql.raw(`'${name}'`)} IS NOT NULL
            THEN ${sql.raw(`'${name}'`)} END`,
        ),
        sql`, `,
      )}]::text[], NULL)
      FROM people WHERE people.id = person_id AND ${rowsTo(id, 'complete', lines)}`);
    const { rows } = await tx.execute<{ id: number }>(sql`
      UPDATE people SET ${sql.join(
        names.map(
          (name) => sql`${column(name)} = coalesce(people.${column(name)}, v.${column(name)})`,
        ),
        sql`, `,
      )}, updated_at = now()
      FROM import_rows, ${asColumns}
      WHERE people.id = person_id AND ${rowsTo(id, 'complete', lines)} AND filled <> '{}'
      RETURNING people.id`);
    return rows.map((row) => row.id);
  },

  /** The journal: one entry a person. */
  async audit(tx: Tx, record: ImportRecord): Promise<void> {
    await tx.execute(sql`
      INSERT INTO audit_entries (actor_id, action, target_type, target_id, details)
      SELECT ${record.authorId}, 'alumnus.import', 'person', person_id,
        jsonb_build_object('after', CASE outcome
          WHEN 'create' THEN jsonb_build_object('nom', values->>'nom', 'prenoms', values->>'prenoms',
            'email', values->>'email', 'approved', ${record.alumniTypeId === null ? 0 : 1}::int,
            'import', ${record.id}::int)
          ELSE jsonb_build_object('filled', array_length(filled, 1), 'import', ${record.id}::int) END)
      FROM import_rows
      WHERE import_id = ${record.id} AND (outcome = 'create' OR (outcome = 'complete' AND filled <> '{}'))`);
  },

  /** Addresses of new people who had asked to join. */
  async askedToJoin(tx: Tx, ids: number[]) {
    const { rows } = await tx.execute<{ id: number; email: string }>(sql`
      SELECT DISTINCT people.id, people.email FROM people
      JOIN join_requests ON lower(join_requests.email) = lower(people.email)
      WHERE people.id = ANY(${sql.param(ids)}::int[])`);
    return rows;
  },

  /** Rows of new people whose address somebody has taken since the dry run. */
  async takenAddresses(tx: Tx, importId: number): Promise<number[]> {
    const { rows } = await tx.execute<{ number: number }>(sql`
      SELECT number FROM import_rows JOIN people ON lower(people.email) = values->>'email'
      WHERE ${rowsTo(importId, 'create')} ORDER BY number`);
    return rows.map((row) => row.number);
  },

  /** New people who have signed in, or chosen a password: they keep the import from being undone. */
  async countOwned(tx: Tx, importId: number): Promise<number> {
    const { rows } = await tx.execute<{ total: number }>(sql`
      SELECT count(*)::int AS total FROM people WHERE (imported = 0 OR password_hash IS NOT NULL)
        AND id IN (SELECT person_id FROM import_rows WHERE ${rowsTo(importId, 'create')})`);
    return rows[0]!.total;
  },

  /** Deletes the new people, and empties what was filled and has not been changed since. */
  async undo(tx: Tx, { id }: ImportRecord): Promise<number[]> {
    await tx.execute(sql`
      DELETE FROM people WHERE id IN (
        SELECT person_id FROM import_rows WHERE ${rowsTo(id, 'create')})`);
    const { rows } = await tx.execute<{ id: number }>(sql`
      UPDATE people SET ${sql.join(
        names.map(
          (name) => sql`${column(name)} = CASE
            WHEN ${sql.raw(`'${name}'`)} = ANY(filled) AND people.${column(name)} = v.${column(name)}
            THEN NULL ELSE people.${column(name)} END`,
        ),
        sql`, `,
      )}, updated_at = now()
      FROM import_rows, ${asColumns}
      WHERE people.id = person_id AND ${rowsTo(id, 'complete')} AND filled <> '{}'
      RETURNING people.id`);
    return rows.map((row) => row.id);
  },
};
