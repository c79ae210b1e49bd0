import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { isDeadlock } from '../errors';

/** Maximum attempts. Deadlocks rarely repeat. */
const tries = 3;

/**
 * Replaces drizzle's transactions on a pool by ones that run again in full after a deadlock, and that
 * give every connection back. drizzle's keep it when BEGIN fails, and return it to the pool while it
 * is busy (drizzle-orm issues 6241 and 6114, open in 0.45.4).
 * @throws the last error
 */
export function withTransactions<Tables extends Record<string, unknown>>(
  db: NodePgDatabase<Tables>,
  pool: Pool,
): NodePgDatabase<Tables> {
  const once: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isUsable = true;
    try {
      // Without the schema, which only relational queries need: reading it takes 0.4 ms.
      const session = drizzle(client) as unknown as typeof db;
      return await session.transaction(work, config);
    } catch (error) {
      isUsable = !isFailedControl(error);
      throw error;
    } finally {
      client.release(!isUsable);
    }
  };
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(work, config);
      } catch (error) {
        if (attempt === tries || !isDeadlock(error)) throw error;
      }
    }
  };
  return db;
}

/** BEGIN, COMMIT or ROLLBACK failed: the connection is lost, busy or still in the transaction. */
function isFailedControl(error: unknown): boolean {
  return error instanceof DrizzleQueryError && /^(begin|commit|rollback)/.test(error.query);
}
