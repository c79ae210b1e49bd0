import type { ClientBase } from 'pg';

/** A table as written to the archive. */
export interface TableShape {
  name: string;
  /** Without generated columns. */
  columns: { name: string; type: string }[];
  /** Identity column, and its sequence. */
  sequence: { column: string; name: string } | null;
}

/** Quotes an identifier for SQL. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Objects of the schema that belong to no extension. */
const ours = (catalogue: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalogue}'::regclass AND objid = it.oid AND deptype = 'e')`;

/**
 * All tables of the schema, read from PostgreSQL's catalogue: new tables are found without a change
 * here.
 */
export async function tableShapes(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    SELECT it.relname AS name,
      jsonb_agg(jsonb_build_object(
        'name', attname, 'type', format_type(atttypid, atttypmod)) ORDER BY attnum) AS columns,
      (jsonb_agg(jsonb_build_object('column', attname, 'name', sequence))
        FILTER (WHERE sequence IS NOT NULL)) -> 0 AS sequence
    FROM pg_class it
    JOIN pg_attribute ON attrelid = it.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    CROSS JOIN LATERAL pg_get_serial_sequence(format('public.%I', it.relname), attname) AS sequence
    WHERE it.relnamespace = 'public'::regnamespace AND it.relkind = 'r' AND ${ours('pg_class')}
    GROUP BY it.relname
    ORDER BY it.relname`);
  return rows;
}

/** Number of rows in the schema, internal settings included. */
export async function countRows(client: ClientBase): Promise<number> {
  let total = 0;
  for (const { name } of await tableShapes(client)) {
    const { rows } = await client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM public.${quoted(name)}`,
    );
    total += rows[0]?.n ?? 0;
  }
  return total;
}

/** SQL statements that empty the schema; extensions stay. */
export async function dropStatements(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    SELECT format('DROP %s IF EXISTS public.%I CASCADE',
      CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
      relname) AS statement
    FROM pg_class it
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND ${ours('pg_class')}
    UNION ALL
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', it.oid::regprocedure)
    FROM pg_proc it
    WHERE pronamespace = 'public'::regnamespace AND ${ours('pg_proc')}
    UNION ALL
    SELECT format('DROP TYPE IF EXISTS public.%I CASCADE', typname)
    FROM pg_type it
    WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd') AND ${ours('pg_type')}`);
  return [...rows.map(({ statement }) => statement), 'DROP SCHEMA IF EXISTS drizzle CASCADE'];
}

/** Foreign keys, to drop during a load and add again with a check. */
export async function foreignKeys(client: ClientBase): Promise<{ drop: string; add: string }[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) AS add
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  return rows;
}
