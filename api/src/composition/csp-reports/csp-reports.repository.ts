import { desc, inArray, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { cspViolations } from '../../platform/db/schema';
import { hashOf } from '../../platform/hashes';
import type { Violation } from './read-report';

export type StoredViolation = typeof cspViolations.$inferSelect;

export const cspReportsRepository = {
  /** @returns whether it is the first report of this violation */
  async count(db: DbOrTx, violation: Violation): Promise<boolean> {
    const { directive, blocked, source, page, enforced } = violation;
    const key = hashOf(JSON.stringify([directive, blocked, source, page, enforced]));
    const [row] = await db
      .insert(cspViolations)
      .values({ key, ...violation })
      .onConflictDoUpdate({
        target: cspViolations.key,
        // The largest integer is never reached.
        set: { count: sql`least(${cspViolations.count} + 1, 2000000000)`, lastAt: new Date() },
      })
      .returning({ count: cspViolations.count });
    return row?.count === 1;
  },

  /** Latest first. */
  newest: (db: DbOrTx): Promise<StoredViolation[]> =>
    db.select().from(cspViolations).orderBy(desc(cspViolations.lastAt)).limit(50),

  async deleteOlderThan(db: DbOrTx, seconds: number): Promise<void> {
    const oldest = new Date(Date.now() - seconds * 1000);
    await db.delete(cspViolations).where(lt(cspViolations.lastAt, oldest));
  },

  /** Keeps the latest `rows`. */
  async keepNewest(db: DbOrTx, rows: number): Promise<void> {
    const older = db
      .select({ key: cspViolations.key })
      .from(cspViolations)
      .orderBy(desc(cspViolations.lastAt), cspViolations.key)
      .offset(rows);
    await db.delete(cspViolations).where(inArray(cspViolations.key, older));
  },
};
