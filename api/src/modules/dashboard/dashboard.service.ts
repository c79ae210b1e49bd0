import { EXPIRING_DAYS, TREND_MONTHS, type Tasks, type Trends } from '@alumni/shared-contract';
import type { DbOrTx } from '../../platform/db/open-database';
import { dashboardRepository } from './dashboard.repository';

const day = 86_400_000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** What waits for staff today, approvals aside. */
export async function readTasks(db: DbOrTx): Promise<Tasks> {
  const now = Date.now();
  return {
    join_requests: await dashboardRepository.newJoinRequests(db),
    expiring: await dashboardRepository.expiring(db, dayOf(now), dayOf(now + EXPIRING_DAYS * day)),
  };
}

/** Sign-ups of the last months, and where alumni studied and what they do. */
export async function readTrends(db: DbOrTx): Promise<Trends> {
  const signUps = await dashboardRepository.monthlySignUps(db);
  const totals = new Map(signUps.map(({ month, total }) => [month, total]));
  return {
    months: lastMonths().map((month) => ({ month, total: totals.get(month) ?? 0 })),
    campuses: await dashboardRepository.byCampus(db),
    professions: await dashboardRepository.byProfession(db),
  };
}

/** `YYYY-MM`, oldest first, this month last, in UTC. */
function lastMonths(): string[] {
  const now = new Date();
  return Array.from({ length: TREND_MONTHS }, (_, index) => {
    const back = TREND_MONTHS - 1 - index;
    return dayOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).slice(0, 7);
  });
}
