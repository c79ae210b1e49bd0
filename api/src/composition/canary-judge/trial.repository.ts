import { and, eq } from 'drizzle-orm';
import type { TrialCount } from '@alumni/shared-contract';
import { addedTo } from '../../platform/db/added-to';
import type { DbOrTx } from '../../platform/db/open-database';
import { trialTotals } from '../../platform/db/schema';

const { remote, version, visits, failed, slow } = trialTotals;
const none: TrialCount = { visits: 0, failed: 0, slow: 0 };

export const trialRepository = {
  /** Adds one visit to a version. */
  async count(
    db: DbOrTx,
    of: { remote: string; version: string },
    seen: { failed: boolean; slow: boolean },
  ): Promise<void> {
    const row = { visits: 1, failed: Number(seen.failed), slow: Number(seen.slow) };
    await db
      .insert(trialTotals)
      .values({ remote: of.remote, version: of.version, ...row })
      .onConflictDoUpdate({
        target: [remote, version],
        set: { visits: addedTo(visits), failed: addedTo(failed), slow: addedTo(slow) },
      });
  },

  async of(db: DbOrTx, name: string, of: string): Promise<TrialCount> {
    const [row] = await db
      .select({ visits, failed, slow })
      .from(trialTotals)
      .where(and(eq(remote, name), eq(version, of)));
    return row ?? none;
  },

  /** A new trial starts at zero. */
  async forget(db: DbOrTx, name: string): Promise<void> {
    await db.delete(trialTotals).where(eq(remote, name));
  },
};
