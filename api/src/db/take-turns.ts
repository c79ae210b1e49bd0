import { sql } from 'drizzle-orm';
import type { Tx } from './open-database';

/**
 * Makes one person's writes of one kind follow each other until the transaction ends, so that the
 * second of a double click finds what the first has written. Nothing else waits.
 */
export async function takeTurns(tx: Tx, what: string, personId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${what}), ${personId})`);
}
