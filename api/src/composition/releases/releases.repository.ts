import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { liveRemotes, publishedReleases, releaseEntries } from '../../platform/db/schema';

export type LiveRemote = typeof liveRemotes.$inferSelect;
export type ReleaseRow = typeof publishedReleases.$inferSelect;
export type EntryRow = typeof releaseEntries.$inferSelect;
type NewEntry = Omit<typeof releaseEntries.$inferInsert, 'id' | 'createdAt'>;

/** Latest revision and journal entry: every change of the registry or of releases adds an entry. */
export interface RevisionMark {
  revision: number;
  lastEntry: number;
}

export const releasesRepository = {
  async mark(db: DbOrTx): Promise<RevisionMark> {
    const [row] = await db
      .select({ revision: max(releaseEntries.revision), lastEntry: max(releaseEntries.id) })
      .from(releaseEntries);
    return { revision: row?.revision ?? 0, lastEntry: row?.lastEntry ?? 0 };
  },

  /** Serializes changes of the registry across processes until the transaction ends. */
  async lock(tx: Tx): Promise<void> {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('registry'))`);
  },

  live: (db: DbOrTx) => db.select().from(liveRemotes).orderBy(liveRemotes.name),

  async setLive(tx: Tx, row: LiveRemote): Promise<void> {
    await tx
      .insert(liveRemotes)
      .values(row)
      .onConflictDoUpdate({ target: liveRemotes.name, set: row });
  },

  /** Newest first. */
  published: (db: DbOrTx) =>
    db
      .select()
      .from(publishedReleases)
      .orderBy(publishedReleases.name, desc(publishedReleases.publishedAt)),

  async isPublished(db: DbOrTx, name: string, version: string): Promise<boolean> {
    return (await db.$count(publishedReleases, isRelease(name, version))) > 0;
  },

  async signatureOf(db: DbOrTx, name: string, version: string): Promise<string | null> {
    const [row] = await db
      .select({ signature: publishedReleases.signature })
      .from(publishedReleases)
      .where(isRelease(name, version));
    return row?.signature ?? null;
  },

  /** The team signed a release that had been published without a valid signature. */
  async sign(tx: Tx, name: string, version: string, signature: string): Promise<void> {
    await tx.update(publishedReleases).set({ signature }).where(isRelease(name, version));
  },

  /** @returns false when it existed already */
  async insert(db: DbOrTx, row: typeof publishedReleases.$inferInsert): Promise<boolean> {
    const rows = await db.insert(publishedReleases).values(row).onConflictDoNothing().returning();
    return rows.length > 0;
  },

  async remove(db: DbOrTx, name: string, version: string): Promise<void> {
    await db.delete(publishedReleases).where(isRelease(name, version));
  },

  async write(db: DbOrTx, entry: NewEntry): Promise<void> {
    await db.insert(releaseEntries).values(entry);
  },

  /** Newest first. */
  journal: (db: DbOrTx, size: number) =>
    db.select().from(releaseEntries).orderBy(desc(releaseEntries.id)).limit(size),
};

const isRelease = (name: string, version: string) =>
  and(eq(publishedReleases.name, name), eq(publishedReleases.version, version));
