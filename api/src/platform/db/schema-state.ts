import type { ClientBase } from 'pg';
import { appliedMigrations, knownMigrations, type Migration } from './migrations';

/** The schema of a database, compared with the migrations of this code. */
export interface SchemaState {
  /**
   * `too-new`: it has migrations that this code does not know and that are declared unusable for it;
   * `newer`: it has more, and this code may use it.
   */
  state: 'empty' | 'pending' | 'current' | 'newer' | 'too-new';
  applied: Migration[];
  /** Migrations of this code that the database lacks. */
  pending: Migration[];
  /** How many migrations this code does not know. */
  unknown: number;
  /** The first migration after which earlier versions may no longer use the schema. */
  neededSince: number | null;
}

/** Compares as drizzle does: by the time of the last applied migration. */
export async function schemaState(client: ClientBase): Promise<SchemaState> {
  const applied = await appliedMigrations(client);
  const known = knownMigrations();
  const last = known.at(-1)?.when ?? 0;
  const reached = applied.at(-1)?.when ?? 0;
  const pending = known.filter(({ when }) => when > reached);
  const unknown = applied.filter(({ when }) => when > last).length;
  const neededSince = applied.length > 0 ? await declaredNeed(client) : null;
  const facts = { applied, pending, unknown, neededSince };
  if (applied.length === 0) return { state: 'empty', ...facts };
  if (unknown === 0) return { state: pending.length > 0 ? 'pending' : 'current', ...facts };
  // Without a declaration, nobody knows.
  return { state: last < (neededSince ?? Infinity) ? 'too-new' : 'newer', ...facts };
}

async function declaredNeed(client: ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ text: string | null }>(
    `SELECT obj_description('drizzle'::regnamespace, 'pg_namespace') AS text`,
  );
  const [, need] = /^needed since (\d+)$/.exec(rows[0]?.text ?? '') ?? [];
  return need ? Number(need) : null;
}
