import type { Pool } from 'pg';
import { quoted, tableShapes } from '../src/platform/backup/catalogue';

/** Every row of every table as text, generated columns included. */
export async function allRows(pool: Pool): Promise<Map<string, Set<string>>> {
  const client = await pool.connect();
  try {
    await client.query(`SET timezone = 'UTC'`);
    const tables = new Map<string, Set<string>>();
    for (const { name } of await tableShapes(client)) {
      const { rows } = await client.query<{ line: string }>(
        `SELECT to_jsonb(it)::text AS line FROM public.${quoted(name)} AS it`,
      );
      tables.set(name, new Set(rows.map(({ line }) => line)));
    }
    return tables;
  } finally {
    client.release();
  }
}

/** Rows of `some` that are not in `all`. */
export const notIn = (some: Set<string> = new Set(), all: Set<string> = new Set()) =>
  [...some].filter((row) => !all.has(row));
