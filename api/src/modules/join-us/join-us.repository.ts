import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/open-database';
import { joinRequests } from '../../platform/db/schema';

export const joinUsRepository = {
  /** Whether the same request came less than so many seconds ago. */
  async hasTwin(tx: Tx, email: string, profession: string, seconds: number): Promise<boolean> {
    const isRecent = sql`${joinRequests.createdAt} > now() - make_interval(secs => ${seconds})`;
    const isSame = and(eq(joinRequests.email, email), eq(joinRequests.profession, profession));
    return (await tx.$count(joinRequests, and(isSame, isRecent))) > 0;
  },

  async insert(db: DbOrTx, email: string, profession: string): Promise<void> {
    await db.insert(joinRequests).values({ email, profession });
  },
};
