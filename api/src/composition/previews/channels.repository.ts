import type { ChannelNames } from '@alumni/shared-contract';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/open-database';
import { channels } from '../../platform/db/schema';

export type ChannelRow = typeof channels.$inferSelect;

const isCurrent = gt(channels.expiresAt, sql`now()`);
const isChannel = (remote: string, channel: string) =>
  and(eq(channels.remote, remote), eq(channels.channel, channel));

export const channelsRepository = {
  /** Those that have not expired. */
  current: (db: DbOrTx): Promise<ChannelRow[]> =>
    db
      .select()
      .from(channels)
      .where(isCurrent)
      .orderBy(asc(channels.remote), asc(channels.channel)),

  /** Those of a combination that have not expired. */
  async named(db: DbOrTx, names: ChannelNames): Promise<ChannelRow[]> {
    const rows = await channelsRepository.current(db);
    return rows.filter(({ remote, channel }) => names[remote] === channel);
  },

  async set(db: DbOrTx, row: ChannelRow): Promise<void> {
    const { version, expiresAt } = row;
    await db
      .insert(channels)
      .values(row)
      .onConflictDoUpdate({
        target: [channels.remote, channels.channel],
        set: { version, expiresAt },
      });
  },

  /** @returns false when there was none */
  async remove(db: DbOrTx, remote: string, channel: string): Promise<boolean> {
    const rows = await db.delete(channels).where(isChannel(remote, channel)).returning();
    return rows.length > 0;
  },

  async deleteExpired(db: DbOrTx): Promise<void> {
    await db.delete(channels).where(lte(channels.expiresAt, sql`now()`));
  },
};
