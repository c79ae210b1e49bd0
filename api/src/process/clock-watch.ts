import { sql } from 'drizzle-orm';
import type { AppContext } from '../platform/context';

const hour = 3_600_000;
/** More than this is no adjustment by NTP and no slow query. */
const largestStep = hour;
/** A clock that jumped and stayed there for so long has been put right. */
const believedAfter = 24 * hour;
/** The database's server has another clock. */
const largestDifference = 5 * 60_000;

/** The clock of this machine is not to be believed: what it calls old may be of today. */
class WrongClock extends Error {
  override name = 'WrongClock';
}

/**
 * Watches the clock by which old data is deleted for ever: a server whose clock is a year ahead would
 * delete what it should keep for a year. Compares it with the steady clock of the process, and with
 * the clock of a database server.
 */
export function watchClock({ config, db }: Pick<AppContext, 'config' | 'db'>) {
  /** How far the clock is ahead of the steady one, in ms. */
  const lead = () => Date.now() - performance.now();
  let believed = lead();
  let jump: { lead: number; at: number } | undefined;

  function mustBeSteady(): void {
    const now = lead();
    if (now - believed < largestStep) {
      believed = now;
      jump = undefined;
      return;
    }
    if (!jump || Math.abs(now - jump.lead) > largestStep)
      jump = { lead: now, at: performance.now() };
    if (performance.now() - jump.at > believedAfter) {
      believed = now;
      return;
    }
    throw new WrongClock(`the clock jumped ${hoursOf(now - believed)} ahead: nothing is deleted`);
  }

  async function mustAgree(): Promise<void> {
    const { rows } = await db.execute<{ now: string }>(
      sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`,
    );
    const ahead = Date.now() - Number(rows[0]?.now);
    if (Math.abs(ahead) > largestDifference)
      throw new WrongClock(
        `the clock is ${hoursOf(ahead)} ahead of the database's: nothing is deleted`,
      );
  }

  return {
    /** @throws WrongClock while nothing must be deleted for its age */
    async mustBeRight(): Promise<void> {
      mustBeSteady();
      if (config.DATABASE_URL) await mustAgree();
    },
  };
}

const hoursOf = (ms: number) => `${(ms / hour).toFixed(1)} h`;
