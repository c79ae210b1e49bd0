import { sql } from 'drizzle-orm';
import type { Tx } from './open-database';

/**
 * Serializes one kind of write per person until the transaction ends, so that the second of a
 * double click sees what the first wrote.
 * @param personId 0: one at a time for everybody
 */
export async function takeTurns(tx: Tx, what: string, personId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${what}), ${personId})`);
}
