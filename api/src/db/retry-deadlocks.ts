import { isDeadlock } from '../errors';
import type { Db } from './open-database';

/** Two that met crosswise rarely meet again. */
const tries = 3;

/**
 * Runs a transaction again when PostgreSQL ended it to let another one pass: nothing of it was kept,
 * and neither of the two did anything wrong.
 */
export function retryingDeadlocks(db: Db): Db {
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
