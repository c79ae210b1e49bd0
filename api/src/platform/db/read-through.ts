import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, QueryResult } from 'pg';
import type { Db } from './open-database';
import * as schema from './schema';

type Query = (...args: unknown[]) => Promise<QueryResult>;

/**
 * The database as reads see it: the replica answers, and the primary for it when it cannot.
 * @param onFailure called for each statement that the replica left to the primary
 */
export function readThrough(replica: Pool, primary: Pool, onFailure: (error: unknown) => void): Db {
  const [ask, askPrimary] = [replica, primary].map((pool) => pool.query.bind(pool) as Query);
  const query: Query = async (...args) => {
    try {
      return await ask!(...args);
    } catch (error) {
      if (!isReplicasOwn(error)) throw error;
      onFailure(error);
      return askPrimary!(...args);
    }
  };
  return drizzle({ client: { query } as unknown as Pool, schema });
}

/**
 * Failures that the primary would not have: a connection that breaks, cannot be opened or takes too
 * long (without a code of PostgreSQL, or of class 08), a replica with too many connections (53), one
 * that stops or starts (57P), and rows or locks that the primary takes from a running statement (40).
 */
const replicasOwn = /^(08|53|57P|40)/;

function isReplicasOwn(error: unknown): boolean {
  const { severity, code } = (error ?? {}) as { severity?: string; code?: string };
  return severity === undefined || code === undefined || replicasOwn.test(code);
}
