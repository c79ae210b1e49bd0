import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { isDeadlock } from '../errors';

/** Maximum attempts. Deadlocks rarely repeat. */
const tries = 3;

/**
 * Runs a transaction again after PostgreSQL aborted it because of a deadlock.
 * @throws the last error
 */
export function retryingDeadlocks<Tables extends Record<string, unknown>>(
  db: NodePgDatabase<Tables>,
): NodePgDatabase<Tables> {
  const once = db.transaction.bind(db);
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
