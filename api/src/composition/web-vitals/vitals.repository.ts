import {
  vitalBounds,
  vitalNames,
  type VitalCount,
  type WebVitalsInput,
} from '@alumni/shared-contract';
import { gte, lt, sql, type Column } from 'drizzle-orm';
import { addedTo } from '../../platform/db/added-to';
import type { DbOrTx } from '../../platform/db/open-database';
import { vitalTotals } from '../../platform/db/schema';

const daysShown = 7;
const daysKept = 30;
const { remote, version, vital, day, good, fair, poor } = vitalTotals;
const dayBefore = (days: number) => sql`(now() AT TIME ZONE 'UTC')::date - ${days}::int`;

export const vitalsRepository = {
  /** Adds a measured visit to the totals of its day. */
  async count(db: DbOrTx, visit: WebVitalsInput): Promise<void> {
    const rows = vitalNames.flatMap((name) => {
      const value = visit[name];
      return value === undefined ? [] : [{ ...rated(name, value), vital: name }];
    });
    if (rows.length === 0) return;
    const of = { remote: visit.remote, version: visit.version, day: dayBefore(0) };
    await db
      .insert(vitalTotals)
      .values(rows.map((row) => ({ ...of, ...row })))
      .onConflictDoUpdate({
        target: [remote, version, vital, day],
        set: { good: addedTo(good), fair: addedTo(fair), poor: addedTo(poor) },
      });
  },

  /** Of the last seven days, by version. */
  recent(db: DbOrTx): Promise<VitalCount[]> {
    const sum = (column: Column) => sql<number>`sum(${column})::int`;
    return db
      .select({ remote, version, vital, good: sum(good), fair: sum(fair), poor: sum(poor) })
      .from(vitalTotals)
      .where(gte(day, dayBefore(daysShown)))
      .groupBy(remote, version, vital)
      .orderBy(remote, version, vital);
  },

  /** Deletes totals of past days. */
  async deleteOld(db: DbOrTx): Promise<void> {
    await db.delete(vitalTotals).where(lt(day, dayBefore(daysKept)));
  },
};

function rated(name: (typeof vitalNames)[number], value: number) {
  const [goodUpTo, fairUpTo] = vitalBounds[name];
  return {
    good: Number(value <= goodUpTo),
    fair: Number(value > goodUpTo && value <= fairUpTo),
    poor: Number(value > fairUpTo),
  };
}
