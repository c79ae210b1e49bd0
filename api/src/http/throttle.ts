import { eq, lt, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '../db/open-database';
import { throttles } from '../db/schema';
import { hashOf } from './hashes';
import { networkOf } from './network-of';

export interface Throttle {
  /** What is counted, such as `login:ip`. */
  name: string;
  /** Of whom: an address, an account, or both with a space between. Kept hashed. */
  of: string;
  limit: number;
  windowSeconds: number;
}

/**
 * Counts an attempt; `retryAfter` is the seconds to wait once the limit is passed.
 * @param db a transaction only for what is not to count when it fails
 */
export async function countAttempt(
  db: DbOrTx,
  throttle: Throttle,
): Promise<{ isOver: boolean; retryAfter: number }> {
  const resetAt = sql`now() + make_interval(secs => ${throttle.windowSeconds})`;
  const [row] = await db
    .insert(throttles)
    .values({ key: keyOf(throttle), hits: 1, resetAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        hits: sql`CASE WHEN ${throttles.resetAt} < now() THEN 1 ELSE ${throttles.hits} + 1 END`,
        resetAt: sql`CASE WHEN ${throttles.resetAt} < now() THEN excluded.reset_at ELSE ${throttles.resetAt} END`,
      },
    })
    .returning({
      hits: throttles.hits,
      wait: sql<number>`ceil(extract(epoch FROM ${throttles.resetAt} - now()))::int`,
    });
  return { isOver: (row?.hits ?? 0) > throttle.limit, retryAfter: Math.max(1, row?.wait ?? 1) };
}

/** Forgets the attempts of somebody who has shown who they are. */
export async function forgetAttempts(db: Db, throttle: Omit<Throttle, 'limit' | 'windowSeconds'>) {
  await db.delete(throttles).where(eq(throttles.key, keyOf(throttle)));
}

export async function forgetOldAttempts(db: Db): Promise<void> {
  await db.delete(throttles).where(lt(throttles.resetAt, sql`now()`));
}

function keyOf({ name, of }: { name: string; of: string }): string {
  return `${name}:${hashOf(of.split(' ').map(networkOf).join(' '))}`;
}
