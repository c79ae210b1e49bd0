import { desc, eq, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { liveRemotes, screenFaults } from '../../platform/db/schema';

export type StoredFault = typeof screenFaults.$inferSelect;

export const screenFaultsRepository = {
  /** @returns id of the new row */
  async insert(db: DbOrTx, fault: Omit<StoredFault, 'id' | 'createdAt'>): Promise<number> {
    const [row] = await db.insert(screenFaults).values(fault).returning({ id: screenFaults.id });
    return row?.id ?? 0;
  },

  /** Latest first. */
  newest(db: DbOrTx, limit = 50): Promise<StoredFault[]> {
    return db.select().from(screenFaults).orderBy(desc(screenFaults.id)).limit(limit);
  },

  /** By incident code; one incident may have several reports. */
  ofIncident(db: DbOrTx, incident: string): Promise<StoredFault[]> {
    const reports = db.select().from(screenFaults).where(eq(screenFaults.incident, incident));
    return reports.orderBy(desc(screenFaults.id)).limit(50);
  },

  /** Counts of the last hour and the last 24, by remote and version; highest first. */
  counts(
    db: DbOrTx,
  ): Promise<{ remote: string; version: string; lastHour: number; lastDay: number }[]> {
    const lastDay = sql<number>`count(*)::int`;
    return db
      .select({
        remote: screenFaults.remote,
        version: screenFaults.version,
        lastHour: sql<number>`(count(*) FILTER (WHERE created_at > now() - interval '1 hour'))::int`,
        lastDay,
      })
      .from(screenFaults)
      .where(sql`created_at > now() - interval '24 hours'`)
      .groupBy(screenFaults.remote, screenFaults.version)
      .orderBy(desc(lastDay), screenFaults.remote, screenFaults.version)
      .limit(50);
  },

  async isPublished(db: DbOrTx, remote: string): Promise<boolean> {
    return (await db.$count(liveRemotes, eq(liveRemotes.name, remote))) > 0;
  },

  async deleteOlderThan(db: DbOrTx, seconds: number): Promise<void> {
    const oldest = new Date(Date.now() - seconds * 1000);
    await db.delete(screenFaults).where(lt(screenFaults.createdAt, oldest));
  },

  /** Keeps the newest `rows`. */
  async keepNewest(db: DbOrTx, rows: number): Promise<void> {
    const last = sql`(SELECT id FROM screen_faults ORDER BY id DESC OFFSET ${rows} LIMIT 1)`;
    await db.delete(screenFaults).where(sql`id <= ${last}`);
  },
};
